import type { Page } from '#/api/page'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { isPermanent } from '#/api/retryPolicy'
import { nextCursor } from '#/api/paging'
import type { RowOf } from '#/api/resources'
import { capabilitiesOf } from '#/contracts/nodeCapabilities'
import { RpcError } from '#/contracts/rpcError'
import { AWAITED, fetchPage, SECONDARY } from '#/data/queries/resourceQueries'
import { type ChosenNode, type NodeConnection, nodeQuery, sendToNode, unexpected, usedNode } from '#/data/queries/rpc'
import { wholeListQuery } from '#/data/queries/wholeListQuery'
import {
  APPROVAL_TOPICS,
  type ApprovalEvent,
  type ApprovalLog,
  approvalOfInput,
  approvalOfLog,
  heightIn,
  mayApprove,
  nodeLog,
} from '#/domain/transactions/approvals'
import type { Cursor } from '#/api/cursor'
import {
  acceptedRange,
  firstRange,
  isCutOff,
  type LogRange,
  nextRange,
  type Refusal,
  rangeRefusalIn,
  smallerRange,
} from '#/contracts/logRanges'

/** Where approvals are found: in the logs of the chain's node, or in the transactions that the explorer API has of the address. */
export type ApprovalSource =
  | { readonly kind: 'node'; readonly node: ChosenNode; readonly head: number }
  /** Why not in the logs; `node` is null if not even calls can be sent. */
  | { readonly kind: 'transactions'; readonly node: ChosenNode | null; readonly reason: Error }

/** Results stay as long as the rows of lists. */
const GC_TIME_MS = 30 * 60_000

/** The topics of all approvals of an owner. */
const topicsOf = (owner: string) => [APPROVAL_TOPICS, `0x${owner.slice(2).toLowerCase().padStart(64, '0')}`]

/** Finds out whether the chain has a node that can be searched for logs, and the height of its latest block. */
export function approvalSourceQuery(connection: NodeConnection, owner: string) {
  return queryOptions<ApprovalSource>({
    queryKey: ['approval source', connection.chain.id],
    queryFn: async ({ signal }) => {
      let node: ChosenNode | null = null
      try {
        node = await connection.queryClient.fetchQuery(nodeQuery(connection))
        const filter = { fromBlock: 'latest', toBlock: 'latest', topics: topicsOf(owner) }
        const calls = [
          { method: 'eth_blockNumber', params: [] },
          { method: 'eth_getLogs', params: [filter] },
        ]
        const [block, logs] = await sendToNode(connection, calls, signal)
        const head = heightIn(block?.result)
        if (head === null) throw block?.error ?? unexpected('eth_blockNumber')
        if (logs?.error?.missingMethod) throw logs.error
        return { kind: 'node', node, head }
      } catch (error) {
        if (signal.aborted || !(error instanceof Error)) throw error
        return { kind: 'transactions', node, reason: error }
      }
    },
    staleTime: 5 * 60_000,
    gcTime: GC_TIME_MS,
    retry: false,
  })
}

/** Approvals that one step of a search found. */
export interface ApprovalPage {
  readonly events: readonly ApprovalEvent[]
  /** Logs and transactions that could not be read. */
  readonly unreadable: number
  /** Transactions whose logs could not be loaded; their input data was read instead. */
  readonly withoutLogs: number
  /** The oldest block that was searched; null if nothing was. */
  readonly back: { readonly block: number | null; readonly at: Date | null }
}

/** A step through the logs of the node. */
export interface NodePage extends ApprovalPage {
  readonly range: LogRange
}

/** The logs of the node, from its head to the first block, in ranges as large as it accepts. */
export function nodeApprovalsQuery(connection: NodeConnection, owner: string, head: number) {
  return infiniteQueryOptions({
    queryKey: ['approval logs', connection.chain.id, owner.toLowerCase(), head],
    // Rows stay while the search starts again from a newer block.
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }): Promise<NodePage> => {
      const capabilities = capabilitiesOf(connection, await usedNode(connection))
      let range = acceptedRange(pageParam, capabilities.maxLogRange)
      for (;;) {
        const found = await logsIn(connection, owner, range, signal)
        if ('logs' in found) {
          const { events, unreadable } = readLogs(found.logs.map(nodeLog), owner)
          return { events, unreadable, withoutLogs: 0, back: { block: range.from, at: null }, range }
        }
        const smaller = smallerRange(range, found.refusal)
        if (!smaller) throw found.error
        if (found.refusal.kind === 'blocks' && found.refusal.limit !== null)
          capabilities.maxLogRange = Math.min(capabilities.maxLogRange, found.refusal.limit)
        range = smaller
      }
    },
    initialPageParam: firstRange(head),
    getNextPageParam: ({ range }: NodePage) => nextRange(range),
    ...SCAN,
  })
}

const SCAN = {
  staleTime: Infinity,
  gcTime: GC_TIME_MS,
  retryOnMount: false,
  refetchOnMount: false,
} as const

/** Nodes refuse ranges in many words. Below this size, an unknown error is no refusal of the range. */
const MIN_GUESSED_RANGE = 100

/** The logs of a range, or why it must be smaller; throws any other error. */
async function logsIn(
  connection: NodeConnection,
  owner: string,
  { from, to }: LogRange,
  signal: AbortSignal,
): Promise<{ logs: readonly unknown[] } | { refusal: Refusal; error: Error }> {
  const size = to - from + 1
  const filter = { fromBlock: hex(from), toBlock: hex(to), topics: topicsOf(owner) }
  try {
    const [outcome] = await sendToNode(connection, [{ method: 'eth_getLogs', params: [filter] }], signal)
    if (!outcome) throw unexpected('eth_getLogs')
    if (outcome.error) throw outcome.error
    const { result } = outcome
    if (!Array.isArray(result)) throw unexpected('eth_getLogs')
    const logs: readonly unknown[] = result
    if (!isCutOff(logs.length) || size === 1) return { logs }
    return { refusal: { kind: 'results', limit: null }, error: unexpected('eth_getLogs') }
  } catch (error) {
    if (signal.aborted || !(error instanceof Error)) throw error
    const refusal = refusalOf(error, size)
    if (!refusal) throw error
    return { refusal, error }
  }
}

const hex = (height: number) => `0x${height.toString(16)}`

function refusalOf(error: Error, size: number): Refusal | null {
  if (error instanceof RpcError) {
    if (error.missingMethod) return null
    const guess: Refusal | null = size > MIN_GUESSED_RANGE ? { kind: 'blocks', limit: null } : null
    return rangeRefusalIn(error.serverMessage, size) ?? guess
  }
  if (!(error instanceof ApiError)) return null
  // Some nodes refuse with an HTTP status, or never finish.
  if (error.kind === 'timeout') return { kind: 'blocks', limit: null }
  if (error.kind === 'too-large') return { kind: 'results', limit: null }
  return error.kind === 'invalid' ? rangeRefusalIn(error.serverMessage ?? '', size) : null
}

function readLogs(logs: readonly ApprovalLog[], owner: string) {
  const read = logs.map((log) => approvalOfLog(log, owner))
  return {
    events: read.filter((event) => event !== null && event !== 'other'),
    unreadable: read.filter((event) => event === null).length,
  }
}

/** A step through the transactions that the address sent. */
export interface TransactionsPage extends ApprovalPage {
  readonly page: Page<'addressTransactions'>
}

/** The transactions that the address sent, newest first, and the logs of those that may have given an approval. */
export function transactionApprovalsQuery(connection: NodeConnection, owner: string) {
  const request = { resource: 'addressTransactions', params: { hash: owner }, filters: { filter: 'from' } } as const
  return infiniteQueryOptions({
    queryKey: ['approval transactions', connection.chain.id, owner.toLowerCase()],
    queryFn: async ({ pageParam: cursor, signal }): Promise<TransactionsPage> => {
      const page = await fetchPage(connection, request, { signal, priority: 'screen' }, { cursor })
      const rows = page.rows.flatMap(({ value }) => (value === null ? [] : [value]))
      const found = await Promise.all(
        rows.filter(mayApprove).map((transaction) => approvalsIn(connection, transaction, owner, signal)),
      )
      const last = rows.findLast(({ block_number }) => block_number !== null)
      return {
        events: found.flatMap(({ events }) => events),
        unreadable: page.rows.length - rows.length + found.reduce((sum, { unreadable }) => sum + unreadable, 0),
        withoutLogs: found.filter(({ hasLogs }) => !hasLogs).length,
        back: { block: last?.block_number ?? null, at: last?.timestamp ?? null },
        page,
      }
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (_last, pages: TransactionsPage[], _param, cursors: (Cursor | null)[]) =>
      nextCursor(
        pages.map(({ page }) => page),
        cursors,
      ),
    ...SCAN,
  })
}

/** The approvals in the logs of a transaction; in its input data if the logs cannot be loaded. */
async function approvalsIn(
  connection: NodeConnection,
  transaction: RowOf<'addressTransactions'>,
  owner: string,
  signal: AbortSignal,
): Promise<{ events: readonly ApprovalEvent[]; unreadable: number; hasLogs: boolean }> {
  const { hash } = transaction
  const inInput = () => {
    const event = approvalOfInput(transaction, owner)
    return { events: event ? [event] : [], unreadable: 0 }
  }
  try {
    if (hash === null) throw unexpected('logs')
    const values = await logsOf(connection, hash, signal)
    if (values === null) return { ...inInput(), hasLogs: false }
    const logs = values.map((log): ApprovalLog => {
      const { address, topics, data, block_number, index, transaction_hash, block_timestamp } = log
      return {
        address: address?.hash,
        topics,
        data,
        block: block_number ?? transaction.block_number,
        index,
        transaction: transaction_hash ?? hash,
        at: block_timestamp ?? transaction.timestamp,
      }
    })
    return { ...readLogs(logs, owner), hasLogs: true }
  } catch (error) {
    if (signal.aborted || !isPermanent(error)) throw error
    return { ...inInput(), hasLogs: false }
  }
}

/** Pages of logs of one transaction that are read. */
const MAX_LOG_PAGES = 4

/** All logs of a transaction, cached, so that a page that is tried again requests only what failed; null if there are too many. */
async function logsOf(
  { queryClient, ...connection }: NodeConnection,
  hash: string,
  signal: AbortSignal,
): Promise<readonly RowOf<'transactionLogs'>[] | null> {
  const query = wholeListQuery(
    connection,
    { resource: 'transactionLogs', params: { hash }, filters: {} },
    MAX_LOG_PAGES,
  )
  const cancel = () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await queryClient.fetchQuery({ ...query, meta: { ...AWAITED.meta, ...SECONDARY.meta } })
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
