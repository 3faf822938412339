import { fiat, parseDecimal } from './amount'
import { grouped } from './numberFormat'

/** How much of something is held, in base units, and what a whole unit of it costs. */
export interface Priced {
  readonly value: bigint | null
  readonly decimals: number | null
  /** US dollars, as a decimal text. */
  readonly rate: string | null
}

/** Digits after the point that are kept of a sum: far more than cents need. */
const kept = 60

/** What is held of a token, as far as its worth depends on it. */
export interface Holding {
  readonly value: bigint | null
  readonly token: {
    readonly decimals: number | null
    readonly exchange_rate: string | null
    /** As the server sent it: 'scam' is all that matters here. */
    readonly reputation: unknown
  } | null
}

/** What is held of tokens with what they cost; those that the server calls scams are not counted on. */
export function pricesOf(holdings: readonly (Holding | null)[]): Priced[] {
  return holdings.flatMap((holding) =>
    holding?.token && holding.token.reputation !== 'scam'
      ? [{ value: holding.value, decimals: holding.token.decimals, rate: holding.token.exchange_rate }]
      : [],
  )
}

/** What all of it comes to in US dollars, added up exactly and cut to cents once ("$3,012.55"); null where nothing has a price. */
export function totalWorth(holdings: readonly Priced[]): string | null {
  const parts = holdings.flatMap(partOf)
  if (parts.length === 0) return null
  const places = Math.max(...parts.map(({ decimals }) => decimals))
  const sum = parts.reduce((total, part) => total + part.value * 10n ** BigInt(places - part.decimals), 0n)
  return fiat(places > kept ? sum / 10n ** BigInt(places - kept) : sum, Math.min(places, kept), '1')
}

function partOf({ value, decimals, rate }: Priced): { value: bigint; decimals: number }[] {
  const price = parseDecimal(rate ?? '')
  if (value === null || decimals === null || !price || price.value < 0n) return []
  return [{ value: value * price.value, decimals: decimals + price.decimals }]
}

/** What an address holds: its coin, and its tokens as far as they were read. */
export interface Held {
  readonly coin: Priced
  /** Those read, null where they can't be. */
  readonly tokens: readonly (Holding | null)[] | null
  /** Whether there are more tokens than were read. */
  readonly more: boolean
}

function tokensCounted(priced: number, read: number, more: boolean): string {
  if (more) return `${grouped(priced)} of its first ${grouped(read)} tokens`
  if (priced < read) return `${grouped(priced)} of its ${grouped(read)} tokens`
  return read === 1 ? 'its token' : `its ${grouped(read)} tokens`
}

/** What an address holds in US dollars, null where nothing of it has a price; and what is counted in that, in words. */
export function netWorth({ coin, tokens, more }: Held): { dollars: string | null; counted: string } {
  const priced = pricesOf(tokens ?? []).filter((each) => partOf(each).length > 0)
  const hasCoin = partOf(coin).length > 0
  const read = tokens?.length ?? 0
  const parts = [
    ...(hasCoin ? ['its coin'] : []),
    ...(priced.length > 0 ? [tokensCounted(priced.length, read, more)] : []),
  ]
  const missing = [
    ...(hasCoin ? [] : ['no price of its coin is known']),
    ...(tokens === null ? ['its tokens are not known here'] : []),
    ...(read > priced.length
      ? [`${priced.length > 0 ? 'the others' : 'its tokens'} have no price here, or are called scams`]
      : []),
  ]
  return {
    dollars: totalWorth([...(hasCoin ? [coin] : []), ...priced]),
    counted: [parts.join(' and '), ...missing].filter(Boolean).join('; '),
  }
}
