import type { Row } from '#/api/rows'
import type { ApiRoot } from '#/api/apiRoot'
import type { Limits } from '#/api/limits'
import { NO_ROWS, type Page } from '#/api/page'
import { ApiError } from '#/api/errors'
import { emptyTrail, readPages } from '#/api/readPages'
import { creditsOf, type RowOf } from '#/api/resources'
import type { Token } from '#/api/schemas/token'
import { originOf } from '#/api/url'
import { fetchPage } from '#/data/queries/resourceQueries'
import { type ChainConnection, sourceOf } from '#/data/sources/dataSource'
import { type ApprovalEvent, approvalOfInput } from '#/domain/transactions/approvals'
import type { Cursor } from '#/api/cursor'
import { directionOf } from '#/domain/addresses/direction'
import { decimalsOf, quantityOf, rawQuantityOf } from '#/domain/amounts/tokenAmount'
import { isConfidential, isValueCall } from '#/domain/transactions/transactionRecords'
import { type Approved, isListed, type Movement, type WatchList, type WatchRule } from '#/data/watch/watchRule'
import { type ListMark, notedRow, type Pass, reachesKnown, type TimedRow } from '#/data/watch/movements'

/** Pages that are read in one go; what is older is reported as not read. */
export const MAX_WATCH_PAGES = 10

/** What is read: one list of a watched address on a chain. */
export interface WatchTarget {
  readonly connection: ChainConnection
  /** In lowercase. */
  readonly address: string
  readonly list: WatchList
  readonly rule: WatchRule
}

/** Spaces the requests of the watch. */
export interface Pace {
  /** Resolves when a request may be sent to a server; throws HeldBack if only the credit reserve is left. */
  ready(origin: string, signal: AbortSignal): Promise<void>
  /** Notes the limits that a response reported, and its credits. */
  spent(origin: string, limits: Limits, credits: number): void
}

/** Reads a list from its newest row to what is known by its mark; without one, its first page only. Rejects if a page fails. */
export async function readWatchedList(
  { connection, address, list, rule }: WatchTarget,
  mark: ListMark | undefined,
  signal: AbortSignal,
  pace: Pace,
): Promise<{ pass: Pass; unreadable: number }> {
  const request = { resource: list, params: { hash: address }, filters: {} } as const
  const nextPage = async (cursor: Cursor | null) => {
    let credits = 0
    const context = {
      signal,
      priority: 'export',
      onRoot: (root: ApiRoot) => (credits = creditsOf(root, list)),
    } as const
    const origin = originOf(sourceOf(connection, list).root.url)
    await pace.ready(origin, signal)
    const page = await emptyIfNotFound(fetchPage(connection, request, context, { cursor, largePages: true }))
    pace.spent(origin, page.limits, credits)
    return page
  }
  const trail = emptyTrail()
  const rows = new Map<string, TimedRow>()
  const movements = new Map<string, Movement>()
  let unreadable = 0
  const startedAt = Date.now()
  let reached: Pass['reached'] = 'limit'
  let isPartial = false
  for await (const { page, end } of readPages(nextPage, trail)) {
    isPartial ||= page.unprocessed !== null
    const timed: TimedRow[] = []
    for (const row of page.rows) {
      const movement = movementOf(connection.chain.id, address, list, row)
      if (movement === 'pending') continue
      if (movement === null) {
        unreadable += 1
        continue
      }
      timed.push(movement)
      rows.set(row.id, notedRow({ id: row.id, time: movement.time }, page.receivedAt))
      if (isWorthListing(movement, row.value) && isListed(rule, movement, connection.chain.currency.decimals))
        movements.set(row.id, movement)
    }
    if (end === 'complete') reached = 'end'
    else if (!mark || reachesKnown(mark, timed)) reached = 'known'
    if (reached !== 'limit' || trail.pages >= MAX_WATCH_PAGES) break
  }
  const { id: chain } = connection.chain
  const read = { rows: [...rows.values()], movements: [...movements.values()], reached, isPartial, startedAt }
  return { pass: { chain, address, list, ...read }, unreadable }
}

/** An address that the API does not know has no rows yet. */
async function emptyIfNotFound(request: Promise<Page<WatchList>>): Promise<Page<WatchList>> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'not-found') throw error
    return {
      ...NO_ROWS,
      limits: error.limits ?? { creditsRemaining: null, limit: null, remaining: null, reset: null },
      source: '',
      receivedAt: Date.now(),
    }
  }
}

/** Internal transactions without value, or with that of their caller, are calls of contracts, and move nothing. */
function isWorthListing({ amount }: Movement, row: RowOf<WatchList> | null): boolean {
  if (row === null || 'log_index' in row || 'hash' in row) return true
  return amount !== '0' && isValueCall(row)
}

/** The row of a list as a movement; null if it has no time or could not be read. */
function movementOf(
  chain: string,
  address: string,
  list: WatchList,
  row: Row<RowOf<WatchList>>,
): Movement | 'pending' | null {
  if (row.value === null) return null
  const { from, to, timestamp, block_number } = row.value
  const isIncluded = list !== 'addressTransactions' || block_number !== null
  if (timestamp === null) return isIncluded ? null : 'pending'
  const transaction = 'hash' in row.value ? row.value.hash : row.value.transaction_hash
  if (transaction === null) return null
  const ends = { from, to, created_contract: 'created_contract' in row.value ? row.value.created_contract : null }
  const direction = directionOf(address, ends)
  const receiver = to?.hash ?? ends.created_contract?.hash ?? null
  return {
    id: row.id,
    chain,
    address,
    list,
    transaction,
    time: timestamp.getTime(),
    direction,
    counterparty: direction === 'out' ? receiver : (from?.hash ?? null),
    ...amountOf(row.value, address),
    method: 'method' in row.value ? row.value.method : null,
  }
}

type AmountFields = Pick<Movement, 'amount' | 'raw' | 'token' | 'tokenId' | 'approved' | 'isFailed'>

/** What a row moves or approves. */
function amountOf(row: RowOf<WatchList>, address: string): AmountFields & Partial<Pick<Movement, 'counterparty'>> {
  const native = { token: null, tokenId: null, approved: null } as const
  if ('log_index' in row) {
    const { total, token } = row
    const quantity = total?.value == null ? null : quantityOf(row)
    const raw = quantity === null ? null : rawQuantityOf(row)
    return {
      amount: quantity?.toString() ?? null,
      ...(raw !== quantity && { raw: raw?.toString() ?? null }),
      token: token && movedToken(token, decimalsOf(row)),
      tokenId: total?.token_id?.toString() ?? null,
      approved: null,
      isFailed: false,
    }
  }
  const amount = row.value?.toString() ?? null
  if (!('hash' in row)) return { ...native, amount, isFailed: row.success === false || Boolean(row.error) }
  const isFailed = row.status === 'error'
  const approval = isFailed ? null : approvalOfInput(row, address)
  if (!approval) return { ...native, amount, isFailed }
  return {
    amount: null,
    token: { hash: approval.token, name: row.to?.name ?? null, symbol: null, decimals: null, isScam: false },
    tokenId: null,
    approved: approvedBy(approval),
    counterparty: approval.spender,
    isFailed,
  }
}

/** What wallets use for an unlimited approval; no NFT has this ID. */
const LARGEST = 2n ** 256n - 1n

function approvedBy({ kind, granted }: Pick<ApprovalEvent, 'kind' | 'granted'>): Approved {
  if (granted === 0n) return 'revoked'
  if (kind === 'all') return 'all'
  return granted === LARGEST ? 'unlimited' : 'amount'
}

function movedToken({ type, reputation, ...token }: Token, decimals: number | null): Movement['token'] {
  const { address_hash: hash, symbol, name } = token
  const moved = { hash, symbol, name, decimals, isScam: reputation === 'scam' }
  return isConfidential(type) ? { ...moved, isConfidential: true } : moved
}
