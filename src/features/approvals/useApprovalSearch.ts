import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { endOfLoaded, insistOnNextPage } from '#/api/paging'
import { approvalStateKey } from '#/features/approvals/approvalStateQueries'
import {
  type ApprovalPage,
  type ApprovalSource,
  approvalSourceQuery,
  nodeApprovalsQuery,
  transactionApprovalsQuery,
} from '#/features/approvals/approvalQueries'
import { useNodeConnection } from '#/data/queries/rpc'
import { isLow } from '#/data/sources/credits'
import { type Approval, type ApprovalEvent, approvalsOf } from '#/domain/transactions/approvals'

/** Requests for logs before the search pauses; fewer where they cost credits. */
const MAX_RANGES = 100
const MAX_PAID_RANGES = 30
/** Pages of transactions before it pauses, each with the logs of some. */
const MAX_PAGES = 10

/** A search for the approvals of an address: what is found so far, and how far back it went. */
export interface ApprovalSearch {
  /** Undefined while it is found out. */
  readonly source: ApprovalSource | undefined
  /** What is searched: the logs of the node, or the transactions of the address. */
  readonly kind: 'node' | 'transactions'
  readonly approvals: readonly Approval[]
  readonly unreadable: number
  readonly withoutLogs: number
  /** The oldest block that was searched; null if nothing was. */
  readonly back: ApprovalPage['back']
  /** 'paused' after many requests, and where the API repeats itself. */
  readonly state: 'loading' | 'stopped' | 'failed' | 'paused' | 'complete'
  readonly error: Error | null
  readonly stop: () => void
  /** Searches further back when stopped or paused, retries when failed. */
  readonly resume: () => void
  /** Searches the transactions instead of the node's logs. */
  readonly searchTransactions: () => void
  /** Starts again from the newest block. */
  readonly restart: () => void
}

/** Searches for the approvals of an address from the newest block back, some steps at a time. */
export function useApprovalSearch(owner: string): ApprovalSearch {
  const connection = useNodeConnection()
  const cache = useQueryClient()
  const { data: source, refetch } = useQuery(approvalSourceQuery(connection, owner))
  const [isForced, setIsForced] = useState(false)
  const [isStopped, setIsStopped] = useState(false)
  const [looks, setLooks] = useState(1)
  // Rows stay where a search that starts again fails.
  const [earlier, setEarlier] = useState<readonly ApprovalEvent[]>([])
  const kind = isForced || source?.kind === 'transactions' ? 'transactions' : 'node'
  const head = source?.kind === 'node' ? source.head : 0
  const logs = useInfiniteQuery({
    ...nodeApprovalsQuery(connection, owner, head),
    enabled: source?.kind === 'node' && kind === 'node' && !isStopped,
  })
  const transactionsQuery = transactionApprovalsQuery(connection, owner)
  const transactions = useInfiniteQuery({
    ...transactionsQuery,
    enabled: source !== undefined && kind === 'transactions' && !isStopped,
  })
  const search: Pick<UseInfiniteQueryResult, 'error' | 'hasNextPage' | 'isError' | 'isFetching'> =
    kind === 'node' ? logs : transactions
  const pages: readonly ApprovalPage[] | undefined = (kind === 'node' ? logs : transactions).data?.pages
  const sent = transactions.data
  const ending = kind === 'node' ? 'open' : endOfLoaded(sent && { ...sent, pages: sent.pages.map(({ page }) => page) })
  const isEndless = ending === 'repeated' || ending === 'empty' || ending === 'unreadable'
  const count = pages?.length ?? 0
  const isPaid = source?.node?.source === 'multichain'
  const most = kind === 'transactions' ? MAX_PAGES : isPaid ? MAX_PAID_RANGES : MAX_RANGES
  const limits = kind === 'node' ? undefined : sent?.pages.at(-1)?.page.limits
  const isPaused = isEndless || count >= looks * most || (limits !== undefined && isLow(limits) && looks === 1)
  const { hasNextPage, isFetching, isError, error } = search
  const loadNext = useEffectEvent(() => void (kind === 'node' ? logs : transactions).fetchNextPage())
  const goesOn = count > 0 && hasNextPage && !isFetching && !isError && !isPaused && !isStopped
  useEffect(() => {
    if (goesOn) loadNext()
  }, [goesOn])

  // What was found before the search changed to transactions, or started again, is still true.
  const logPages = logs.data?.pages
  const transactionPages = sent?.pages
  const events = useMemo(
    () => [...earlier, ...[...(logPages ?? []), ...(transactionPages ?? [])].flatMap((page) => page.events)],
    [earlier, logPages, transactionPages],
  )
  const found = useMemo(() => approvalsOf(events), [events])
  const isComplete = count > 0 && !hasNextPage && !isEndless && !isFetching
  return {
    source,
    kind,
    approvals: found,
    unreadable: pages?.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    withoutLogs: pages?.reduce((sum, page) => sum + page.withoutLogs, 0) ?? 0,
    back: pages?.findLast(({ back }) => back.block !== null)?.back ?? { block: null, at: null },
    state: isComplete
      ? 'complete'
      : isError && !isFetching
        ? 'failed'
        : isStopped
          ? 'stopped'
          : isPaused && !isFetching
            ? 'paused'
            : 'loading',
    error,
    stop: () => setIsStopped(true),
    resume: () => {
      setIsStopped(false)
      if (isEndless && sent) insistOnNextPage(sent.pages.map(({ page }) => page))
      if (!isStopped && !isError) setLooks(looks + 1)
      if (isError || isEndless) {
        const query = kind === 'node' ? logs : transactions
        void (count > 0 ? query.fetchNextPage() : query.refetch())
      }
    },
    searchTransactions: () => setIsForced(true),
    restart: () => {
      setIsForced(false)
      setIsStopped(false)
      setLooks(1)
      void refetch()
      // The newest transactions are in the first page.
      setEarlier(events)
      if (kind === 'transactions') void cache.resetQueries({ queryKey: transactionsQuery.queryKey })
      void cache.invalidateQueries({ queryKey: approvalStateKey(connection, owner) })
    },
  }
}
