import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type ErrorKind } from '#/api/errors'
import { nextCursor } from '#/api/paging'
import type { Page } from '#/api/client'
import type { ChainConnection } from '#/data/sources/connection'
import { loadedTransaction } from '#/data/queries/loadedTransaction'
import { ask, firstPageQuery, type ListRequest, shouldRetry, retryDelay, wanted } from '#/data/queries/resourceQueries'
import {
  type FoundTransaction,
  foundInList,
  type SeekingProgress,
  TransactionOutOfReach,
} from '#/data/queries/transaction'
import { type Cursor, encodeCursor } from '#/domain/cursor'
import { sameHash } from '#/domain/hash'
import { heightAtTime } from '#/domain/heightAtTime'

interface Seeking {
  connection: ChainConnection
  cache: QueryClient
  hash: string
  /** Where the page's address says that it is. */
  block: string | undefined
  signal: AbortSignal
  report: (progress: SeekingProgress) => void
  /** What the transaction's own endpoint answered. */
  refusal: ApiError
}

/** Answers are good for so long, ms: what a retry needs again is not asked for again. */
const fresh = 30_000

/** Failures that tell no more than that there is nothing to be had this way. */
const noWay: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  'unsupported',
  'not-found',
  'invalid',
  'contract',
  'forbidden',
])

/** Blocks with one and the same time, past which the right one among them is not worth the requests. */
const mostOfATime = 16

/**
 * Puts a transaction together from the lists of the contract, as a server without /transactions/{hash} has them: a list that
 * is loaded already, else the list of its block. Which block that is, is told by the search, by its calls or by its time.
 */
export async function composeTransaction(seeking: Seeking): Promise<FoundTransaction> {
  const { connection, cache, hash, block, signal, report, refusal } = seeking
  // What a list held once may be gone from the chain: a server that says 'not found' is asked, not the list.
  const loaded = refusal.kind === 'unsupported' ? loadedTransaction(cache, connection.chain.id, hash) : null
  if (loaded?.value && loaded.value.block_number !== null) return foundInList(loaded, { kind: 'row' })

  const read: string[] = []
  const inBlock = async (id: string) => {
    if (read.includes(id)) return null
    const found = await findInBlock(seeking, id)
    read.push(id)
    return found
  }
  if (block !== undefined) {
    const found = await inBlock(block)
    if (found) return found
  }
  report({ stage: 'search' })
  const known = await searched(seeking)
  signal.throwIfAborted()
  // A search that knows no such transaction is believed; one that does not answer proves nothing.
  if (known === null) throw new ApiError({ kind: 'not-found', resource: 'transaction', path: refusal.path })
  if (known === undefined && refusal.kind === 'not-found') throw refusal
  const named = known?.block ?? (await blockOfCalls(seeking))
  if (named !== null) {
    const found = await inBlock(named)
    if (found) return found
  }
  report({ stage: 'latest' })
  const latest = await latestTransactions(seeking)
  const recent = latest.find(({ value }) => sameHash(value?.hash, hash))
  if (recent) return foundInList(recent, { kind: 'latest' })
  signal.throwIfAborted()
  if (known?.time) {
    report({ stage: 'time' })
    for await (const height of heightsOf(seeking, known.time.getTime(), latest)) {
      const found = await inBlock(String(height))
      if (found) return found
    }
  }
  throw new TransactionOutOfReach(read)
}

/** Reads a block's list page by page until it comes to the transaction; null where it is not in it. */
async function findInBlock(seeking: Seeking, id: string): Promise<FoundTransaction | null> {
  const { hash, signal, report } = seeking
  const pages: Page<'blockTransactions'>[] = []
  const sent: (Cursor | null)[] = []
  let read = 0
  for (let cursor: Cursor | null = null; ; cursor = nextCursor(pages, sent)) {
    if (cursor === null && pages.length > 0) return null
    report({ stage: 'block', block: id, read })
    const page = await pageOfBlock(seeking, id, cursor)
    signal.throwIfAborted()
    const row = page.rows.find(({ value }) => sameHash(value?.hash, hash))
    if (row) return foundInList(row, { kind: 'block', block: id })
    pages.push(page)
    sent.push(cursor)
    read += page.rows.length
  }
}

function pageOfBlock({ connection, cache }: Seeking, id: string, cursor: Cursor | null) {
  return cache.fetchQuery({
    queryKey: ['page', connection.chain.id, 'blockTransactions', id, cursor && encodeCursor(cursor)],
    queryFn: (asked) =>
      ask(connection, 'blockTransactions', asked, (root, options) =>
        connection.client.list(root, 'blockTransactions', { id }, { ...options, cursor }),
      ),
    ...wanted,
    staleTime: fresh,
    structuralSharing: false,
    retry: shouldRetry,
    retryDelay,
  })
}

/** What the search says of the hash: its block and time as far as they are known, null where it knows no such transaction; undefined where there is no search. */
async function searched(seeking: Seeking): Promise<{ block: string | null; time: Date | null } | null | undefined> {
  const rows = await firstRows(seeking, { resource: 'search', params: {}, filters: { q: seeking.hash } })
  if (rows === null) return undefined
  for (const { value } of rows) {
    if (value?.type !== 'transaction' || !sameHash(value.transaction_hash, seeking.hash)) continue
    return { block: value.block_number?.toString() ?? value.block_hash, time: value.timestamp }
  }
  return null
}

/** The block that one of the transaction's calls is said to be in. */
async function blockOfCalls(seeking: Seeking): Promise<string | null> {
  const { hash } = seeking
  const rows = await firstRows(seeking, { resource: 'transactionInternalTransactions', params: { hash }, filters: {} })
  return rows?.find(({ value }) => value?.block_number != null)?.value?.block_number?.toString() ?? null
}

async function latestTransactions(seeking: Seeking) {
  return (await firstRows(seeking, { resource: 'mainPageTransactions', params: {}, filters: {} })) ?? []
}

/** The first page of a list; null where the server has none, as there may be another way. */
async function firstRows<N extends 'search' | 'mainPageTransactions' | 'transactionInternalTransactions'>(
  { connection, cache, refusal }: Seeking,
  request: ListRequest<N>,
) {
  try {
    return (await cache.fetchQuery({ ...firstPageQuery(connection, request), ...wanted, staleTime: 4_000 })).rows
  } catch (error) {
    // Where there is an answer already, a second one that fails takes nothing from it.
    if (refusal.kind === 'not-found' || (error instanceof ApiError && noWay.has(error.kind))) return null
    throw error
  }
}

/** The heights whose blocks are of a time, told by asking the search for blocks by their numbers. */
async function* heightsOf(
  seeking: Seeking,
  time: number,
  latest: Awaited<ReturnType<typeof latestTransactions>>,
): AsyncGenerator<number> {
  const head = latest
    .flatMap(({ value }) =>
      value?.block_number != null && value.timestamp !== null
        ? [{ height: value.block_number, time: value.timestamp.getTime() }]
        : [],
    )
    .toSorted((a, b) => b.height - a.height)[0]
  if (head === undefined) return
  const timeOf = async (height: number) => {
    const rows = await firstRows(seeking, { resource: 'search', params: {}, filters: { q: String(height) } })
    seeking.signal.throwIfAborted()
    for (const { value } of rows ?? []) {
      const main = value?.type === 'block' && (value.block_type === 'block' || value.block_type === null)
      if (main && value.block_number === height) return value.timestamp?.getTime() ?? null
    }
    return null
  }
  const first = await heightAtTime(time, head, timeOf)
  for (let height = first ?? Infinity; height < (first ?? 0) + mostOfATime && height <= head.height; height += 1) {
    if ((await timeOf(height)) !== time) return
    yield height
  }
}
