import {
  type QueryClient,
  queryOptions,
  type QueryState,
  skipToken,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { createContext, use, useMemo } from 'react'
import { ApiError } from '#/api/errors'
import {
  cachedTransaction,
  composeTransaction,
  type LookupProgress,
  type TransactionItem,
} from '#/data/queries/composeTransaction'
import { fetchResource, type FetchContext, shouldRetry, retryDelay } from '#/data/queries/resourceQueries'
import { forgetUnsupported } from '#/data/sources/capabilities'
import type { ChainConnection } from '#/data/sources/connection'
import { sourceOf } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { transactionState } from '#/domain/transactionState'

const progressKey = (chain: string, hash: string) => ['transactionLookup', chain, hash.toLowerCase()] as const
const transactionKey = (chain: string, hash: string) => ['transaction', chain, hash.toLowerCase()] as const

/**
 * Requests a transaction from its own endpoint or, if the API lacks that, from the lists that hold it; `block` is a hint where it is.
 * Rejects with an ApiError, of kind 'not-found' if there is no such transaction, or with a TransactionNotListedError.
 */
async function fetchTransaction(
  connection: ChainConnection,
  cache: QueryClient,
  { hash, block, ...context }: FetchContext & { hash: string; block: string | undefined },
): Promise<TransactionItem> {
  try {
    const item = await fetchResource(connection, 'transaction', context, (root, options) =>
      connection.client.item(root, 'transaction', { hash }, options),
    )
    return { ...item, origin: { kind: 'record' } }
  } catch (error) {
    // Some APIs answer 'not found' for an endpoint that they do not have.
    if (!(error instanceof ApiError) || (error.kind !== 'unsupported' && error.kind !== 'not-found')) throw error
    const report = (progress: LookupProgress) =>
      cache.setQueryData<LookupProgress>(progressKey(connection.chain.id, hash), progress)
    report({ stage: 'search' })
    return composeTransaction({ connection, cache, hash, block, signal: context.signal, report, recordError: error })
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
function isLost({ data, error }: Pick<ItemState, 'data' | 'error'>): boolean {
  return isPending(data) && error instanceof ApiError && error.kind === 'not-found'
}

function isPolling(state: ItemState): boolean {
  if (!isPending(state.data)) return false
  if (isLost(state) && state.errorUpdatedAt - state.dataUpdatedAt > LOST_PATIENCE_MS) return false
  return state.dataUpdateCount + state.errorUpdateCount < MAX_POLLS
}

/** A transaction from its endpoint or composed from lists, polled until it is in a block. */
function transactionQuery(connection: ChainConnection, cache: QueryClient, hash: string, block: string | undefined) {
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
    structuralSharing: false,
    retry: shouldRetry,
    retryDelay,
    // After an error or a cancel, only the user starts it again.
    retryOnMount: false,
    refetchInterval: ({ state }) => (isPolling(state) ? POLL_INTERVAL_MS : false),
  })
}

/** What a transaction's page shows of the transaction, and how its lookup is going. */
export interface TransactionLookupState {
  /** The record, or a list's row until the record has loaded; null while there is neither. */
  readonly item: TransactionItem | null
  /** The record's own query, for the mark of stale data. */
  readonly query: UseQueryResult<TransactionItem>
  /** Whether the record itself is still loading; `item` may be a list's row meanwhile. */
  readonly isLoading: boolean
  readonly error: Error | null
  /** Whether it was pending when it was last seen, and the API no longer knows it. */
  readonly isLost: boolean
  /** Whether it is requested again automatically. */
  readonly isPolling: boolean
  /** Null unless it is being composed from lists. */
  readonly progress: LookupProgress | null
  readonly cancel: () => void
  readonly retry: () => void
  /** Requests it without changing the page until it is found; rejects as the lookup does. */
  readonly poll: (signal: AbortSignal) => Promise<void>
}

/** The lookup of the transaction that a page is about, shared by all parts of the page. */
export const TransactionLookupContext = createContext<TransactionLookupState | null>(null)

/** The transaction that the page is about, as the route above looked it up. */
export function useTransaction(): TransactionLookupState {
  const lookup = use(TransactionLookupContext)
  if (!lookup) throw new Error('Not on the page of a transaction')
  return lookup
}

/** Looks up a transaction for its page: shows a cached list's row immediately, then the record. */
export function useTransactionLookup(hash: string): TransactionLookupState {
  const connection = useChain()
  const { chain } = connection
  const cache = useQueryClient()
  const { block } = useSearch({ from: '/$chain/tx/$hash' })
  const options = transactionQuery(connection, cache, hash, block)
  const query = useQuery(options)
  const { data, error, isFetching, refetch } = query
  const { data: progress = null } = useQuery<LookupProgress>({
    queryKey: progressKey(chain.id, hash),
    queryFn: skipToken,
    staleTime: Infinity,
  })
  const row = useMemo(() => cachedTransaction(cache, chain.id, hash), [cache, chain.id, hash])
  const state = cache.getQueryState<TransactionItem>(options.queryKey)
  return {
    item: data ?? row,
    query,
    isLoading: data === undefined && isFetching,
    error,
    isLost: isLost({ data, error }),
    isPolling: state !== undefined && isPolling(state),
    progress: isFetching && data === undefined ? progress : null,
    cancel: () => void cache.cancelQueries({ queryKey: options.queryKey, exact: true }, { revert: false }),
    retry: () => {
      forgetUnsupported(sourceOf(connection, 'transaction').root, 'transaction')
      void refetch()
    },
    poll: async (signal) => {
      const item = await fetchTransaction(connection, cache, { hash, block, signal })
      cache.setQueryData(options.queryKey, item)
    },
  }
}
