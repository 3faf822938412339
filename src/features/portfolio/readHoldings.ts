import type { Page } from '#/api/page'
import { ApiError } from '#/api/errors'
import type { PagingEnd } from '#/api/paging'
import { readPages, trailOf } from '#/api/readPages'
import { fetchItem, fetchPage, type ListRequest } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { isUnused } from '#/domain/addresses/addressSentence'
import type { Cursor } from '#/api/cursor'

/** The native balance of an address as the API reported it. */
export interface CoinRead {
  /** Wei; null if the API reported none. */
  readonly balance: bigint | null
  /** USD for one unit. */
  readonly rate: string | null
  /** Whether the API has no activity of the address. */
  readonly isUnused: boolean
  /** The URL of the API. */
  readonly source: string
  /** Unix ms. */
  readonly receivedAt: number
}

type HeldList = 'addressTokens' | 'addressNftCollections'

/** The pages of a list that were read, and how it ended: 'limit' if it has more pages than are read automatically. */
export interface ListRead<N extends HeldList> {
  readonly pages: readonly Page<N>[]
  readonly end: PagingEnd | 'limit' | 'unsupported'
}

/** What was read of an address on a chain. */
export interface HoldingsRead {
  /** 'unsupported' if the API has no records of addresses; null until it is read. */
  readonly coin: CoinRead | 'unsupported' | null
  readonly tokens: ListRead<'addressTokens'>
  /** NFTs by collection, read only where the API does not list tokens; else these have them. */
  readonly collections: ListRead<'addressNftCollections'>
  /** Pages of a list that are read. */
  readonly maxPages: number
  /** Start of the read, Unix ms. */
  readonly startedAt: number
}

/** Pages of a list that are read automatically: on usual servers 1,000 to 2,000 tokens, those with the highest value first. */
const MAX_PAGES = 20

/** Requests give way to those of pages, in this tab and in others. */
const BACKGROUND = { priority: 'export' } as const

/** A read of which nothing is loaded yet. */
export function emptyRead(): HoldingsRead {
  const nothing = { pages: [], end: 'open' } as const
  return { coin: null, tokens: nothing, collections: nothing, maxPages: MAX_PAGES, startedAt: Date.now() }
}

/** Whether nothing more is to be read automatically. */
export function isReadComplete({ coin, tokens, collections }: HoldingsRead): boolean {
  return coin !== null && tokens.end !== 'open' && (tokens.end !== 'unsupported' || collections.end !== 'open')
}

/** The same with more pages to read, if a list reached its limit. */
export function withMorePages(read: HoldingsRead): HoldingsRead {
  const { tokens, collections, maxPages } = read
  return { ...read, tokens: reopened(tokens), collections: reopened(collections), maxPages: maxPages + MAX_PAGES }
}

function reopened<N extends HeldList>(list: ListRead<N>): ListRead<N> {
  return list.end === 'limit' ? { ...list, end: 'open' } : list
}

/**
 * Reads the native balance, the tokens and the NFTs of an address, from where `before` ended. `save` gets each part as it comes, so
 * that what is loaded before an error is not lost.
 */
export async function readHoldings(
  connection: ChainConnection,
  hash: string,
  signal: AbortSignal,
  before: HoldingsRead,
  save: (read: HoldingsRead) => void,
): Promise<HoldingsRead> {
  let read = before
  const add = (part: Partial<HoldingsRead>) => save((read = { ...read, ...part }))
  if (read.coin === null) {
    const { coin, hasTokens } = await readCoin(connection, hash, signal)
    add({ coin, ...(!hasTokens && { tokens: { ...read.tokens, end: 'complete' } }) })
  }
  const context = { connection, signal, maxPages: read.maxPages }
  const tokens = { resource: 'addressTokens', params: { hash }, filters: {} } as const
  await readList(context, tokens, read.tokens, (list) => add({ tokens: list }))
  const collections = { resource: 'addressNftCollections', params: { hash }, filters: {} } as const
  if (read.tokens.end === 'unsupported')
    await readList(context, collections, read.collections, (list) => add({ collections: list }))
  return read
}

async function readCoin(connection: ChainConnection, hash: string, signal: AbortSignal) {
  try {
    const { value, source } = await fetchItem(connection, 'address', { hash }, { signal, ...BACKGROUND })
    const coin: CoinRead = {
      balance: value?.coin_balance ?? null,
      rate: value?.exchange_rate ?? null,
      isUnused: value !== null && isUnused(value, null),
      source: source ?? '',
      receivedAt: Date.now(),
    }
    return { coin, hasTokens: value?.has_tokens !== false }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'unsupported') return { coin: 'unsupported' as const, hasTokens: true }
    if (error.kind !== 'not-found') throw error
    // Some servers have no record of an address without activity.
    const coin: CoinRead = { balance: null, rate: null, isUnused: true, source: '', receivedAt: Date.now() }
    return { coin, hasTokens: false }
  }
}

interface ListContext {
  readonly connection: ChainConnection
  readonly signal: AbortSignal
  readonly maxPages: number
}

async function readList<N extends HeldList>(
  { connection, signal, maxPages }: ListContext,
  request: ListRequest<N>,
  before: ListRead<N>,
  save: (list: ListRead<N>) => void,
): Promise<void> {
  if (before.end !== 'open') return
  const pages = [...before.pages]
  const nextPage = (cursor: Cursor | null) =>
    fetchPage(connection, request, { signal, ...BACKGROUND }, { cursor, largePages: true })
  try {
    for await (const { page, end } of readPages(nextPage, trailOf(pages))) {
      pages.push(page)
      const isLimit = end === 'open' && pages.length >= maxPages
      save({ pages: [...pages], end: isLimit ? 'limit' : end })
      if (isLimit) return
    }
  } catch (error) {
    const kind = error instanceof ApiError ? error.kind : null
    if (kind !== 'unsupported' && (kind !== 'not-found' || pages.length > 0)) throw error
    save({ pages, end: kind === 'unsupported' ? 'unsupported' : 'complete' })
  }
}
