import { fiat, parseDecimal } from './amount'

/** How much of something is held, in base units, and what a whole unit of it costs. */
export interface Priced {
  readonly value: bigint | null
  readonly decimals: number | null
  /** US dollars, as a decimal text. */
  readonly rate: string | null
}

/** Digits after the point that are kept of a sum: far more than cents need. */
const kept = 60

/** What all of it comes to in US dollars, added up exactly and cut to cents once ("$3,012.55"); null where nothing has a price. */
export function totalWorth(holdings: readonly Priced[]): string | null {
  const parts = holdings.flatMap(({ value, decimals, rate }) => {
    const price = parseDecimal(rate ?? '')
    if (value === null || decimals === null || !price || price.value < 0n) return []
    return [{ value: value * price.value, decimals: decimals + price.decimals }]
  })
  if (parts.length === 0) return null
  const places = Math.max(...parts.map(({ decimals }) => decimals))
  const sum = parts.reduce((total, part) => total + part.value * 10n ** BigInt(places - part.decimals), 0n)
  return fiat(places > kept ? sum / 10n ** BigInt(places - kept) : sum, Math.min(places, kept), '1')
}
