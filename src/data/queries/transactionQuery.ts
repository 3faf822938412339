import type { RowOf } from '#/api/resources'
import { type QueryClient, queryOptions, type QueryState } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { fetchItem, type FetchContext } from '#/data/queries/resourceQueries'
import type { LookupProgress, TransactionItem } from '#/data/queries/transactionItem'
import { scamHeaders } from '#/data/settings/scamTokens'
import type { ChainConnection } from '#/data/sources/dataSource'
import { transactionState } from '#/domain/transactions/transactionState'

/** The key of how far the lookup of a transaction is. */
export const progressKey = (chain: string, hash: string) => ['transactionLookup', chain, hash.toLowerCase()] as const
const transactionKey = (chain: string, hash: string) =>
  ['transaction', chain, [hash.toLowerCase(), ...Object.keys(scamHeaders('transaction'))].join(' ')] as const

/**
 * Requests a transaction from its own endpoint or, if the API lacks that, from the lists that hold it; `block` is a hint where it is.
 * Rejects with an ApiError, of kind 'not-found' if there is no such transaction, or with a TransactionNotListedError.
 */
export async function fetchTransaction(
  connection: ChainConnection,
  cache: QueryClient,
  { hash, block, ...context }: FetchContext & { hash: string; block: string | undefined },
): Promise<TransactionItem> {
  try {
    const item = await fetchItem(connection, 'transaction', { hash }, context)
    return { ...item, origin: { kind: 'record' } }
  } catch (error) {
    // Some APIs answer 'not found' for an endpoint that they do not have.
    if (!(error instanceof ApiError) || (error.kind !== 'unsupported' && error.kind !== 'not-found')) throw error
    const report = (progress: LookupProgress) =>
      cache.setQueryData<LookupProgress>(progressKey(connection.chain.id, hash), progress)
    report({ stage: 'search' })
    // Lazy: most APIs have the endpoint.
    const { composeTransaction } = await import('#/data/queries/composeTransaction')
    return await composeTransaction({
      connection,
      cache,
      hash,
      block,
      signal: context.signal,
      report,
      recordError: error,
    })
  }
}

/** Interval at which a pending transaction is requested again. */
const POLL_INTERVAL_MS = 4_000
/** Ten minutes of polling. */
const MAX_POLLS = 150
/** How long a pending transaction that the API no longer knows is polled for. */
const LOST_PATIENCE_MS = 60_000

type ItemState = Pick<
  QueryState<TransactionItem>,
  'data' | 'error' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'dataUpdateCount' | 'errorUpdateCount'
>

function isPending(item: TransactionItem | undefined): boolean {
  return item?.value != null && transactionState(item.value).kind === 'pending'
}

/** Whether a transaction was pending when it was last seen, and the API has answered 'not found' since. */
export function isLost({ data, error }: Pick<ItemState, 'data' | 'error'>): boolean {
  return isPending(data) && error instanceof ApiError && error.kind === 'not-found'
}

/** Whether it is requested again automatically. */
export function isPolling(state: ItemState): boolean {
  if (!isPending(state.data)) return false
  if (isLost(state) && state.errorUpdatedAt - state.dataUpdatedAt > LOST_PATIENCE_MS) return false
  return state.dataUpdateCount + state.errorUpdateCount < MAX_POLLS
}

/** A transaction from its endpoint or composed from lists, polled until it is in a block. */
export function transactionQuery(
  connection: ChainConnection,
  cache: QueryClient,
  hash: string,
  block: string | undefined,
) {
  const key = transactionKey(connection.chain.id, hash)
  // It is the same transaction, whatever block the link to it named.
  const loadedState = () =>
    cache
      .getQueryCache()
      .findAll({ queryKey: key })
      .find(({ state }) => state.data !== undefined)?.state
  return queryOptions<TransactionItem>({
    queryKey: [...key, block ?? ''],
    queryFn: (context) => fetchTransaction(connection, cache, { ...context, hash, block }),
    initialData: () => loadedState()?.data as TransactionItem | undefined,
    initialDataUpdatedAt: () => loadedState()?.dataUpdatedAt,
    staleTime: 60_000,
    // After an error or a cancel, only the user starts it again.
    retryOnMount: false,
    refetchInterval: ({ state }) => (isPolling(state) ? POLL_INTERVAL_MS : false),
  })
}

/** The transactions of a chain whose pages were opened before; lists of servers are without replaced ones. */
export function openedTransactions(cache: QueryClient, chain: string): readonly RowOf<'transaction'>[] {
  const [kind, of] = transactionKey(chain, '')
  const opened = cache.getQueriesData<TransactionItem>({ queryKey: [kind, of] })
  return opened.flatMap(([, item]) => item?.value ?? [])
}

/** Starts the lookup of a transaction for its page without waiting for it, unless it has been started; `block` is a hint where it is. */
export function startTransactionLookup(
  context: ChainConnection & { queryClient: QueryClient },
  hash: string,
  block: string | undefined,
): void {
  const cache = context.queryClient
  const query = transactionQuery(context, cache, hash, block)
  if (cache.getQueryState(query.queryKey) === undefined) void cache.prefetchQuery(query)
}
