import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { type ItemName, type ListName, RESOURCES } from '#/api/resources'
import type { ChainConnection } from '#/data/sources/dataSource'
import { itemQuery, type ListRequest } from '#/data/queries/resourceQueries'

/** The record and its field that count the rows of a list. */
const COUNTERS: Partial<Record<ListName, readonly [record: ItemName, field: string]>> = {
  transactions: ['stats', 'total_transactions'],
  blocks: ['stats', 'total_blocks'],
  withdrawals: ['withdrawalCounters', 'withdrawals_count'],
  beaconDeposits: ['beaconDepositCounters', 'deposits_count'],
  addresses: ['stats', 'total_addresses'],
  addressTransactions: ['addressCounters', 'transactions_count'],
  addressTokenTransfers: ['addressCounters', 'token_transfers_count'],
  addressBlocksValidated: ['addressCounters', 'validations_count'],
  tokenHolders: ['tokenCounters', 'token_holders_count'],
  tokenTransfers: ['tokenCounters', 'transfers_count'],
  tokenInstanceTransfers: ['tokenInstanceCounters', 'transfers_count'],
  blockTransactions: ['block', 'transactions_count'],
  blockWithdrawals: ['block', 'withdrawals_count'],
}

/** The approximate number of rows of a list, from records that are cached already; null if unknown or for a filtered list. */
export function totalOf(cache: QueryClient, connection: ChainConnection, request: ListRequest): number | null {
  const counter = COUNTERS[request.resource]
  if (!counter || Object.values(request.filters).some((value) => value !== undefined)) return null
  const value = cachedRecord(cache, connection, counter[0], request)?.[counter[1]]
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
  if (!RESOURCES[resource].path.startsWith('/tokens/{hash}')) return null
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
  const recordParams = RESOURCES[resource].path.includes('{') ? params : {}
  // The list's path has all parameters of the record's path.
  const { queryKey } = itemQuery(connection, resource, recordParams as never)
  return cache.getQueryData(queryKey)?.value ?? null
}

const NEWEST_FIRST: ReadonlySet<ListName> = new Set<ListName>([
  'transactions',
  'mainPageTransactions',
  'blocks',
  'internalTransactions',
  'allTokenTransfers',
  'advancedFilters',
  'userOperations',
  'withdrawals',
  'beaconDeposits',
  'addressTransactions',
  'addressTokenTransfers',
  'addressInternalTransactions',
  'addressBlocksValidated',
  'addressWithdrawals',
  'addressBalanceHistory',
  'addressLogs',
  'tokenTransfers',
  'tokenInstanceTransfers',
])
const LARGEST_FIRST: ReadonlySet<ListName> = new Set<ListName>([
  'addresses',
  'tokens',
  'hotContracts',
  'tokenHolders',
  'tokenInstanceHolders',
])

/** What the first rows of a list are: its latest, its top or, where the order is another one, its first rows. */
export function firstRowsWord({ resource, filters }: ListRequest): 'Latest' | 'Top' | 'First' {
  const isSorted = Object.entries(filters).some(([name, value]) => /^(sort|order)$/.test(name) && value !== undefined)
  if (isSorted) return 'First'
  return NEWEST_FIRST.has(resource) ? 'Latest' : LARGEST_FIRST.has(resource) ? 'Top' : 'First'
}
