import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { createContext, use, useMemo } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import {
  cachedTransaction,
  type LookupProgress,
  type TransactionItem,
  type TransactionOrigin,
} from '#/data/queries/transactionItem'
import { fetchTransaction, isLost, isPolling, progressKey, transactionQuery } from '#/data/queries/transactionQuery'
import { type RecordLookup, recordOf } from '#/data/queries/record'
import { sourceOf } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { transactionState } from '#/domain/transactions/transactionState'

/** What is known of a transaction, and how its lookup is going. */
export type TransactionLookup = RecordLookup<Transaction> & {
  /** Where what is known is from; null while nothing is. */
  readonly origin: TransactionOrigin | null
  /** Whether it was pending when it was last seen, and the API no longer knows it. */
  readonly isLost: boolean
  /** Whether it is requested again automatically. */
  readonly isPolling: boolean
  /** Null unless it is being composed from lists. */
  readonly progress: LookupProgress | null
  readonly cancel: () => void
  /** Requests it without changing the page until it is found; rejects as the lookup does. */
  readonly poll: (signal: AbortSignal) => Promise<void>
}

/** The lookup of the transaction that a page is about, shared by all parts of the page. */
export const TransactionLookupContext = createContext<TransactionLookup | null>(null)

/** The transaction that the page is about, as the route above looked it up. */
export function useTransaction(): TransactionLookup {
  const lookup = use(TransactionLookupContext)
  if (!lookup) throw new Error('Not on the page of a transaction')
  return lookup
}

/** Looks up a transaction for its page: shows a cached list's row immediately, then the record. */
export function useTransactionLookup(hash: string): TransactionLookup {
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
  const isComposed = data !== undefined && data.origin.kind !== 'record'
  return {
    ...recordOf<Transaction>(query, { row, isComposed }),
    origin: (data ?? row)?.origin ?? null,
    isLost: isLost({ data, error }),
    isPolling: state !== undefined && isPolling(state),
    progress: isFetching && data === undefined ? progress : null,
    cancel: () => void cache.cancelQueries({ queryKey: options.queryKey, exact: true }, { revert: false }),
    retry: () => {
      connection.client.notes.forgetLacking(sourceOf(connection, 'transaction').root.url, 'transaction')
      void refetch()
    },
    poll: async (signal) => {
      const item = await fetchTransaction(connection, cache, { hash, block, signal })
      cache.setQueryData(options.queryKey, item)
    },
  }
}

/** Whether a transaction is pending, was dropped or was not found, so that empty lists would say nothing about it. */
export function isNotExecuted({ state, value }: TransactionLookup): boolean {
  return state === 'absent' || (value !== null && /pending|dropped/.test(transactionState(value).kind))
}
