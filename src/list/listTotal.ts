import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { ListResource } from '#/api/resource'
import { type ItemName, RESOURCES } from '#/api/resources'
import type { ChainConnection } from '#/data/sources/dataSource'
import { itemQuery, type ListRequest } from '#/data/queries/resourceQueries'

/** The approximate number of rows of a list, from records that are cached already; null if unknown or for a filtered list. */
export function totalOf(cache: QueryClient, connection: ChainConnection, request: ListRequest): number | null {
  const { total } = RESOURCES[request.resource]
  if (!total || Object.values(request.filters).some((value) => value !== undefined)) return null
  const value = cachedRecord(cache, connection, total[0], request)?.[total[1]]
  return typeof value === 'bigint' || typeof value === 'number' ? Number(value) : null
}

/** The same, updated when the record loads or changes. */
export function useListTotal(connection: ChainConnection, request: ListRequest): number | null {
  const client = useQueryClient()
  const subscribe = useCallback(
    // Batched, as the cache also reports queries that a component adds while it renders.
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  )
  return useSyncExternalStore(subscribe, () => totalOf(client, connection, request))
}

/** The token whose page the list is on, if its record is cached; null for any other list. */
export function pageTokenOf(cache: QueryClient, connection: ChainConnection, { resource, params }: ListRequest) {
  if (!/^(?:token|NFT)$/.test(RESOURCES[resource].of ?? '')) return null
  // The list's path has the parameter of the record's path.
  const found = cache.getQueryData(itemQuery(connection, 'token', params as never).queryKey)?.value ?? null
  return found && { type: found.type, decimals: found.decimals, ui_multiplier: found.ui_multiplier }
}

function cachedRecord(
  cache: QueryClient,
  connection: ChainConnection,
  resource: ItemName,
  { params }: ListRequest,
): Record<string, unknown> | null {
  const recordParams = RESOURCES[resource].of === null ? {} : params
  // The list's path has all parameters of the record's path.
  const { queryKey } = itemQuery(connection, resource, recordParams as never)
  return cache.getQueryData(queryKey)?.value ?? null
}

/** What the first rows of a list are: its latest, its top or, where the order is another one, its first rows. */
export function firstRowsWord({ resource, filters }: ListRequest): ListResource['firstRows'] {
  const isSorted = Object.entries(filters).some(([name, value]) => /^(sort|order)$/.test(name) && value !== undefined)
  return isSorted ? 'First' : RESOURCES[resource].firstRows
}
