import type { QueryClient } from '@tanstack/react-query'
import { type ItemName, type ListName, RESOURCES } from '#/api/resources'
import type { ChainConnection } from '#/data/sources/connection'
import { itemQuery, type ListRequest } from '#/data/queries/resourceQueries'

/** Where servers count the rows of a list: in which record, and in which of its fields. */
const counters: Partial<Record<ListName, readonly [record: ItemName, field: string]>> = {
  transactions: ['stats', 'total_transactions'],
  blocks: ['stats', 'total_blocks'],
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

/** About how many rows a list has, as far as a record tells that was read for its page; null for a part of a list. */
export function totalOf(cache: QueryClient, connection: ChainConnection, request: ListRequest): number | null {
  const counter = counters[request.resource]
  if (!counter || Object.values(request.filters).some((value) => value !== undefined)) return null
  const found = recordOf(cache, connection, counter[0], request)?.[counter[1]]
  return typeof found === 'bigint' || typeof found === 'number' ? Number(found) : null
}

/** Decimals of the token that a list is of, as far as its record was read; null for any other list. */
export function decimalsOf(cache: QueryClient, connection: ChainConnection, request: ListRequest): number | null {
  if (!RESOURCES[request.resource].path.startsWith('/tokens/{hash}')) return null
  const found = recordOf(cache, connection, 'token', request)?.['decimals']
  return typeof found === 'number' ? found : null
}

function recordOf(
  cache: QueryClient,
  connection: ChainConnection,
  resource: ItemName,
  { params }: ListRequest,
): Record<string, unknown> | null {
  const own = RESOURCES[resource].path.includes('{') ? params : {}
  // Whichever parameters the record's path has, the list's has too.
  const { queryKey } = itemQuery(connection, resource, own as never)
  return cache.getQueryData(queryKey)?.value ?? null
}
