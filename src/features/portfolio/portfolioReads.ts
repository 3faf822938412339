import { mergeRows, type PagingEnd } from '#/api/paging'
import type { RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import type { HoldingsRead } from '#/features/portfolio/readHoldings'
import type { PortfolioRead } from '#/features/portfolio/usePortfolio'
import { counted } from '#/domain/amounts/numberFormat'
import type { Balance } from '#/features/portfolio/portfolio'
import { hidesAmount, tokenDecimals } from '#/domain/amounts/tokenAmount'
import { errorSummary } from '#/entity/errorText'

/** The balances in all that is loaded, also of reads that are not complete. */
export function balancesOf(reads: readonly PortfolioRead[]): Balance[] {
  return reads.flatMap(({ chain, address, data }) => (data ? balancesIn(data, chain, address) : []))
}

function balancesIn({ coin, tokens, collections }: HoldingsRead, chain: Chain, address: string): Balance[] {
  const at = { chain: chain.id, address }
  const native =
    coin && coin !== 'unsupported' && coin.balance !== null
      ? [
          {
            ...at,
            token: null,
            value: coin.balance,
            decimals: chain.currency.decimals,
            rate: coin.rate,
            source: hostOf(coin.source),
            receivedAt: coin.receivedAt,
          },
        ]
      : []
  const tokenPlaces = placesOf(tokens.pages)
  const held = mergeRows<RowOf<'addressTokens'>>(tokens.pages).flatMap(({ id, value: row }) => {
    if (!row) return []
    const { token, value } = row
    const [decimals, rate] = [tokenDecimals(token), token?.exchange_rate ?? null]
    return [{ ...at, token, value, decimals, rate, ...(tokenPlaces.get(id) ?? NOWHERE) }]
  })
  const nftPlaces = placesOf(collections.pages)
  const nfts = mergeRows<RowOf<'addressNftCollections'>>(collections.pages).flatMap(({ id, value: row }) => {
    if (!row) return []
    const { token, amount } = row
    return [{ ...at, token, value: amount, decimals: null, rate: null, ...(nftPlaces.get(id) ?? NOWHERE) }]
  })
  return [...native, ...held, ...nfts]
}

/** The host of an API; that of the page for one of the same origin. */
function hostOf(source: string): string {
  return source && new URL(source, location.href).host
}

interface Received {
  readonly source: string
  readonly receivedAt: number
}

const NOWHERE: Received = { source: '', receivedAt: 0 }

/** Where and when each row was received first, by its identity. */
function placesOf(
  pages: readonly (Received & { readonly rows: readonly { readonly id: string }[] })[],
): ReadonlyMap<string, Received> {
  const places = new Map<string, Received>()
  for (const { rows, source, receivedAt } of pages) {
    const host = hostOf(source)
    for (const { id } of rows) if (!places.has(id)) places.set(id, { source: host, receivedAt })
  }
  return places
}

/** What the figures lack on a chain, and the reads that lack it. */
export interface PortfolioGap {
  readonly key: string
  readonly chain: Chain
  readonly reason: string
  readonly reads: readonly PortfolioRead[]
  /** The label of the button that may fill it; null if nothing can. */
  readonly action: 'Retry' | 'Load more' | 'Load anyway' | null
  /** Whether the sum may be higher without it. */
  readonly isPartial: boolean
}

type Lack = Pick<PortfolioGap, 'reason' | 'action' | 'isPartial'>

/** All that is missing in the figures of the reads that ended, together by chain and reason. */
export function gapsOf(reads: readonly PortfolioRead[]): PortfolioGap[] {
  const gaps = new Map<string, PortfolioGap>()
  for (const read of reads) {
    for (const lack of lacksOf(read)) {
      const key = `${read.chain.id} ${lack.reason}`
      const before = gaps.get(key)
      gaps.set(key, { ...lack, key, chain: read.chain, reads: [...(before?.reads ?? []), read] })
    }
  }
  return [...gaps.values()]
}

function lacksOf({ state, data }: PortfolioRead): Lack[] {
  if (state.kind === 'failed') {
    const part = data && data.coin !== null ? ', partly loaded' : ''
    return [{ reason: `Couldn’t load: ${errorSummary(state.error)}${part}`, action: 'Retry', isPartial: true }]
  }
  if (state.kind === 'skipped')
    return [{ reason: 'Skipped to save API credits', action: 'Load anyway', isPartial: true }]
  return state.kind === 'success' && data ? lacksIn(data) : []
}

function lacksIn({ coin, tokens, collections }: HoldingsRead): Lack[] {
  const lacks: Lack[] = []
  const add = (reason: string, action: Lack['action'] = null) => lacks.push({ reason, action, isPartial: true })
  if (coin === 'unsupported') add('Balances are not available from this API')
  else if (coin?.isUnused) lacks.push({ reason: 'No activity found', action: null, isPartial: false })
  else if (coin?.balance === null) add('The API reported no balance')
  if (tokens.end === 'unsupported')
    add(`Token balances ${collections.end === 'unsupported' ? 'and NFTs ' : ''}are not available from this API`)
  const unknown = mergeRows<RowOf<'addressTokens'>>(tokens.pages).filter(
    ({ value: row }) => row?.value === null && !hidesAmount(null, row.token),
  ).length
  if (unknown > 0) add(`The API reported no amount of ${counted(unknown, 'token', 'tokens')}`)
  for (const [list, one, several] of [
    [tokens, 'token', 'tokens'],
    [collections, 'collection', 'collections'],
  ] as const) {
    const rows = mergeRows<unknown>(list.pages)
    if (list.end === 'limit') add(`Only the first ${counted(rows.length, one, several)} loaded`, 'Load more')
    else if (isCut(list.end)) add(`The list of ${several} ended early`)
    const unreadable = rows.filter(({ value }) => value === null).length
    if (unreadable > 0) add(`${counted(unreadable, one, several)} in an unexpected format`)
  }
  return lacks
}

function isCut(end: PagingEnd | 'limit' | 'unsupported'): boolean {
  return end === 'repeated' || end === 'empty' || end === 'unreadable'
}
