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
import { stringifyJson } from '#/api/json'
import type { RowOf } from '#/api/resources'
import { askAgain } from '#/data/sources/capabilities'
import { type ChainConnection, sourceOf } from '#/data/sources/connection'
import { loadedTransaction } from '#/data/queries/loadedTransaction'
import { ask, type Asked, shouldRetry, retryDelay } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { transactionState } from '#/domain/transactionState'

/** Where a transaction's record is from: its own endpoint, a list that was loaded already, the chain's latest, or its block's list. */
export type TransactionOrigin =
  { readonly kind: 'record' | 'row' | 'latest' } | { readonly kind: 'block'; readonly block: string }

/** A transaction, as a server sent it and as it is read; a value of null means that it can't be read. */
export interface FoundTransaction {
  readonly value: RowOf<'transaction'> | null
  readonly raw: unknown
  /** The JSON of it. */
  readonly text: string
  readonly origin: TransactionOrigin
}

/** How far a transaction's record has been looked for where no endpoint has it. */
export type SeekingProgress =
  | { readonly stage: 'search' | 'latest' | 'time' }
  | { readonly stage: 'block'; readonly block: string; readonly read: number }

/** A transaction that the server knows of, but in no list that can be asked for. */
export class TransactionOutOfReach extends Error {
  override readonly name = 'TransactionOutOfReach'
  /** The blocks whose lists were read to their ends. */
  readonly read: readonly string[]
  constructor(read: readonly string[]) {
    super('The transaction is in none of the lists that could be asked for')
    this.read = read
  }
}

const seekingKey = (chain: string, hash: string) => ['seeking', chain, hash.toLowerCase()] as const
const foundKey = (chain: string, hash: string) => ['transaction', chain, hash.toLowerCase()] as const

/** Makes what a list holds of a transaction the record of it. */
export function foundInList(
  { value, raw }: { value: RowOf<'transaction'> | null; raw: unknown },
  origin: TransactionOrigin,
): FoundTransaction {
  return { value, raw, text: stringifyJson(raw, 2), origin }
}

/**
 * Asks for a transaction: its own endpoint, or, on a server that lacks it, whatever lists hold it; `block` is where it may be.
 * Rejects with an ApiError, of kind 'not-found' where the server knows no such transaction, or with TransactionOutOfReach.
 */
export async function askForTransaction(
  connection: ChainConnection,
  cache: QueryClient,
  { hash, block, ...asked }: Asked & { hash: string; block: string | undefined },
): Promise<FoundTransaction> {
  try {
    const item = await ask(connection, 'transaction', asked, (root, options) =>
      connection.client.item(root, 'transaction', { hash }, options),
    )
    return { ...item, origin: { kind: 'record' } }
  } catch (error) {
    // Some servers say 'not found' of an endpoint that they do not have.
    if (!(error instanceof ApiError) || (error.kind !== 'unsupported' && error.kind !== 'not-found')) throw error
    const { composeTransaction } = await import('#/data/queries/composeTransaction')
    const report = (progress: SeekingProgress) =>
      cache.setQueryData<SeekingProgress>(seekingKey(connection.chain.id, hash), progress)
    report({ stage: 'search' })
    return await composeTransaction({ connection, cache, hash, block, signal: asked.signal, report, refusal: error })
  }
}

/** Time between two looks at what is not in a block yet, ms, and how many there are: ten minutes of them. */
const interval = 4_000
const looks = 150
/** What its server has not known for so long is given up, ms. */
const patience = 60_000

type FoundState = Pick<
  QueryState<FoundTransaction>,
  'data' | 'error' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'dataUpdateCount' | 'errorUpdateCount'
>

/** Whether a transaction waited when it was last seen, and its server has said since that it knows no such one. */
function isForgotten({ data, error }: Pick<FoundState, 'data' | 'error'>): boolean {
  return isPending(data) && error instanceof ApiError && error.kind === 'not-found'
}

function isPending(found: FoundTransaction | undefined): boolean {
  return found?.value != null && transactionState(found.value).kind === 'pending'
}

/** Whether a transaction is looked at again by itself. */
function isWatched(state: FoundState): boolean {
  if (!isPending(state.data)) return false
  if (isForgotten(state) && state.errorUpdatedAt - state.dataUpdatedAt > patience) return false
  return state.dataUpdateCount + state.errorUpdateCount < looks
}

/** A transaction from wherever it can be had, looked at again until it is in a block. */
export function transactionQuery(
  connection: ChainConnection,
  cache: QueryClient,
  hash: string,
  block: string | undefined,
) {
  const key = foundKey(connection.chain.id, hash)
  // Found once, by whatever hint: it is the same one for all links to it.
  const known = () =>
    cache
      .getQueryCache()
      .findAll({ queryKey: key })
      .find(({ state }) => state.data !== undefined)?.state
  return queryOptions<FoundTransaction>({
    queryKey: [...key, block ?? ''],
    queryFn: (asked) => askForTransaction(connection, cache, { ...asked, hash, block }),
    initialData: () => known()?.data as FoundTransaction | undefined,
    initialDataUpdatedAt: () => known()?.dataUpdatedAt,
    staleTime: 60_000,
    structuralSharing: false,
    retry: shouldRetry,
    retryDelay,
    // What failed, or was stopped, is asked for again by the reader alone.
    retryOnMount: false,
    refetchInterval: ({ state }) => (isWatched(state) ? interval : false),
  })
}

/** A transaction for its page, and how it stands with looking for it. */
export interface SoughtTransaction {
  readonly found: FoundTransaction | null
  /** For the mark of what is not fresh. */
  readonly query: UseQueryResult<FoundTransaction>
  /** Whether more than `found` is on its way. */
  readonly filling: boolean
  readonly error: Error | null
  /** Whether it waited when it was last seen, and its server knows it no more. */
  readonly forgotten: boolean
  /** Whether it is looked at again by itself. */
  readonly watched: boolean
  /** Null unless it is being put together from lists. */
  readonly progress: SeekingProgress | null
  /** Gives up looking for it. */
  readonly stop: () => void
  /** Asks for it anew. */
  readonly again: () => void
  /** Asks for it beside what is on the page, which changes only when it is found; rejects as askForTransaction does. */
  readonly poll: (signal: AbortSignal) => Promise<void>
}

/** The transaction that a page is of, for all of its parts. */
export const TransactionOfPage = createContext<SoughtTransaction | null>(null)

/** The transaction that the page around it is of, as its frame sought it. */
export function useTransaction(): SoughtTransaction {
  const sought = use(TransactionOfPage)
  if (!sought) throw new Error('Not on the page of a transaction')
  return sought
}

/** A transaction for its page: what a loaded list holds of it at once, then its record, from wherever it can be had. */
export function useSoughtTransaction(hash: string): SoughtTransaction {
  const connection = useChain()
  const { chain } = connection
  const cache = useQueryClient()
  const { block } = useSearch({ from: '/$chain/tx/$hash' })
  const options = transactionQuery(connection, cache, hash, block)
  const query = useQuery(options)
  const { data, error, isFetching, refetch } = query
  const { data: progress = null } = useQuery<SeekingProgress>({
    queryKey: seekingKey(chain.id, hash),
    queryFn: skipToken,
    staleTime: Infinity,
  })
  const row = useMemo(() => {
    const loaded = loadedTransaction(cache, chain.id, hash)
    return loaded && foundInList(loaded, { kind: 'row' })
  }, [cache, chain.id, hash])
  const state = cache.getQueryState<FoundTransaction>(options.queryKey)
  return {
    found: data ?? row,
    query,
    filling: data === undefined && isFetching,
    error,
    forgotten: isForgotten({ data, error }),
    watched: state !== undefined && isWatched(state),
    progress: isFetching && data === undefined ? progress : null,
    stop: () => void cache.cancelQueries({ queryKey: options.queryKey, exact: true }, { revert: false }),
    again: () => {
      askAgain(sourceOf(connection, 'transaction').root, 'transaction')
      void refetch()
    },
    poll: async (signal) => {
      const seen = await askForTransaction(connection, cache, { hash, block, signal })
      cache.setQueryData(options.queryKey, seen)
    },
  }
}
