import type { Row } from '#/api/rows'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type ErrorKind } from '#/api/errors'
import { emptyTrail, readPages } from '#/api/readPages'
import type { RowOf } from '#/api/resources'
import { fetchPage, firstPageQuery, type ListRequest, AWAITED } from '#/data/queries/resourceQueries'
import {
  cachedTransaction,
  itemOfRow,
  type LookupProgress,
  type TransactionItem,
  TransactionNotListedError,
} from '#/data/queries/transactionItem'
import type { ChainConnection } from '#/data/sources/dataSource'
import { type Cursor, encodeCursor } from '#/api/cursor'
import { sameHash } from '#/domain/hashes/hash'
import { heightAtTime } from '#/data/queries/heightAtTime'

interface CompositionRequest {
  connection: ChainConnection
  cache: QueryClient
  hash: string
  /** The block that the page's URL names, by height or hash. */
  block: string | undefined
  signal: AbortSignal
  report: (progress: LookupProgress) => void
  /** How the transaction's own endpoint failed: 'unsupported' or 'not-found'. */
  recordError: ApiError
}

/** How long a page of a block's list is reused, so that a retry does not request it again. */
const BLOCK_PAGE_STALE_MS = 30_000
/** How long a first page of another list is reused. */
const FIRST_PAGE_STALE_MS = 4_000

/** Errors after which the next way to find the transaction is tried. */
const SKIPPED_ERRORS: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  'unsupported',
  'not-found',
  'invalid',
  'contract',
  'forbidden',
])

/** Blocks with the same timestamp that are searched at most. */
const MAX_BLOCKS_OF_A_TIME = 16

/**
 * Finds a transaction in the lists of the contract, for APIs without /transactions/{hash}: in a cached list, else in the list of
 * its block. Which block that is comes from the search, from its internal transactions or from its timestamp.
 */
export async function composeTransaction(request: CompositionRequest): Promise<TransactionItem> {
  const { connection, cache, hash, block, signal, report, recordError } = request
  // A cached list may hold what a reorg has removed since, so 'not-found' outweighs it.
  const cached = recordError.kind === 'unsupported' ? cachedTransaction(cache, connection.chain.id, hash) : null
  if (cached?.value && cached.value.block_number !== null) return cached

  const tried = new Set<string>()
  const blocksRead: string[] = []
  const inBlock = async (id: string) => {
    if (tried.has(id)) return null
    tried.add(id)
    const { item, isComplete } = await findInBlock(request, id)
    if (isComplete) blocksRead.push(id)
    return item
  }
  if (block !== undefined) {
    const item = await inBlock(block)
    if (item) return item
  }
  report({ stage: 'search' })
  const result = await searchResult(request)
  signal.throwIfAborted()
  // An empty search result means that there is no such transaction; a search that fails proves nothing.
  if (result === null) throw new ApiError({ kind: 'not-found', resource: 'transaction', path: recordError.path })
  if (result === undefined && recordError.kind === 'not-found') throw recordError
  const named = result?.block ?? (await blockOfInternalTransactions(request))
  if (named !== null) {
    const item = await inBlock(named)
    if (item) return item
  }
  report({ stage: 'latest' })
  const latest = (await firstRows(request, { resource: 'mainPageTransactions', params: {}, filters: {} })) ?? []
  const recent = latest.find(({ value }) => sameHash(value?.hash, hash))
  if (recent) return itemOfRow(recent, { kind: 'latest' })
  signal.throwIfAborted()
  if (result?.time) {
    report({ stage: 'time' })
    for await (const height of heightsAtTime(request, result.time.getTime(), latest)) {
      const item = await inBlock(String(height))
      if (item) return item
    }
  }
  throw new TransactionNotListedError(blocksRead, result !== undefined || named !== null)
}

/** Reads a block's list page by page until it reaches the transaction; null if it is not there. */
async function findInBlock(
  request: CompositionRequest,
  id: string,
): Promise<{ item: TransactionItem | null; isComplete: boolean }> {
  const { hash, signal, report } = request
  const trail = emptyTrail()
  let read = 0
  const nextPage = (cursor: Cursor | null) => {
    report({ stage: 'block', block: id, read })
    return pageOfBlock(request, id, cursor)
  }
  for await (const { page } of readPages(nextPage, trail)) {
    signal.throwIfAborted()
    const row = page.rows.find(({ value }) => sameHash(value?.hash, hash))
    if (row) return { item: itemOfRow(row, { kind: 'block', block: id }), isComplete: false }
    read += page.rows.length
  }
  return { item: null, isComplete: trail.end === 'complete' }
}

function pageOfBlock({ connection, cache }: CompositionRequest, id: string, cursor: Cursor | null) {
  return cache.fetchQuery({
    queryKey: ['page', connection.chain.id, 'blockTransactions', id, cursor && encodeCursor(cursor)],
    queryFn: (context) =>
      fetchPage(connection, { resource: 'blockTransactions', params: { id }, filters: {} }, context, { cursor }),
    ...AWAITED,
    staleTime: BLOCK_PAGE_STALE_MS,
  })
}

/** The block and time that the search reports for the hash; null if it finds no such transaction, undefined if there is no search. */
async function searchResult(
  request: CompositionRequest,
): Promise<{ block: string | null; time: Date | null } | null | undefined> {
  const rows = await firstRows(request, { resource: 'search', params: {}, filters: { q: request.hash } })
  if (rows === null) return undefined
  for (const { value } of rows) {
    if (value?.type !== 'transaction' || !sameHash(value.transaction_hash, request.hash)) continue
    return { block: value.block_number?.toString() ?? value.block_hash, time: value.timestamp }
  }
  // Results about other records: this search does not look for hashes.
  return rows.length === 0 ? null : undefined
}

/** The block that one of the transaction's internal transactions names. */
async function blockOfInternalTransactions(request: CompositionRequest): Promise<string | null> {
  const { hash } = request
  const rows = await firstRows(request, { resource: 'transactionInternalTransactions', params: { hash }, filters: {} })
  return rows?.find(({ value }) => value?.block_number != null)?.value?.block_number?.toString() ?? null
}

/** The first page of a list; null if the API does not serve it, as another way may lead on. */
async function firstRows<N extends 'search' | 'mainPageTransactions' | 'transactionInternalTransactions'>(
  { connection, cache, recordError }: CompositionRequest,
  request: ListRequest<N>,
) {
  const query = { ...firstPageQuery(connection, request), ...AWAITED, staleTime: FIRST_PAGE_STALE_MS }
  try {
    return (await cache.fetchQuery(query)).rows
  } catch (error) {
    // The endpoint has already answered 'not-found': a list that fails does not change that.
    if (recordError.kind === 'not-found' || (error instanceof ApiError && SKIPPED_ERRORS.has(error.kind))) return null
    throw error
  }
}

/** The heights of the blocks with a timestamp, found by searching for blocks by number. */
async function* heightsAtTime(
  request: CompositionRequest,
  time: number,
  latest: readonly Row<RowOf<'mainPageTransactions'>>[],
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
    const rows = await firstRows(request, { resource: 'search', params: {}, filters: { q: String(height) } })
    request.signal.throwIfAborted()
    for (const { value } of rows ?? []) {
      const canonical = value?.type === 'block' && (value.block_type === 'block' || value.block_type === null)
      if (canonical && value.block_number === height) return value.timestamp?.getTime() ?? null
    }
    return null
  }
  const first = await heightAtTime(time, head, timeOf)
  for (
    let height = first ?? Infinity;
    height < (first ?? 0) + MAX_BLOCKS_OF_A_TIME && height <= head.height;
    height += 1
  ) {
    if ((await timeOf(height)) !== time) return
    yield height
  }
}
