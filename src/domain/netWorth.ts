import { fiat, parseDecimal } from './amount'
import { grouped } from './numberFormat'

/** An amount in base units and its price. */
export interface PricedAmount {
  readonly value: bigint | null
  readonly decimals: number | null
  /** USD for a whole unit, as decimal text. */
  readonly rate: string | null
}

/** The fields of a token holding that its value depends on. */
export interface TokenHolding {
  readonly value: bigint | null
  readonly token: {
    readonly decimals: number | null
    readonly exchange_rate: string | null
    /** As the API returns it; only 'scam' matters here. */
    readonly reputation: unknown
  } | null
}

/** The amounts and prices of token holdings, without tokens flagged as scam. */
export function pricesOf(holdings: readonly (TokenHolding | null)[]): PricedAmount[] {
  return holdings.flatMap((holding) =>
    holding?.token && holding.token.reputation !== 'scam'
      ? [{ value: holding.value, decimals: holding.token.decimals, rate: holding.token.exchange_rate }]
      : [],
  )
}

/** Decimals of a sum that are not cut off. */
const MAX_DECIMALS = 60

/** The sum of all values in USD, added up exactly and cut to cents once ("$3,012.55"); null if nothing has a price. */
export function totalValue(amounts: readonly PricedAmount[]): string | null {
  const values = amounts.flatMap(valueOf)
  if (values.length === 0) return null
  const places = Math.max(...values.map(({ decimals }) => decimals))
  const sum = values.reduce((total, { value, decimals }) => total + value * 10n ** BigInt(places - decimals), 0n)
  return fiat(
    places > MAX_DECIMALS ? sum / 10n ** BigInt(places - MAX_DECIMALS) : sum,
    Math.min(places, MAX_DECIMALS),
    '1',
  )
}

/** The value in USD as a decimal; empty without a price or decimals. */
function valueOf({ value, decimals, rate }: PricedAmount): { value: bigint; decimals: number }[] {
  const price = parseDecimal(rate ?? '')
  if (value === null || decimals === null || !price || price.value < 0n) return []
  return [{ value: value * price.value, decimals: decimals + price.decimals }]
}

/** The native balance and the tokens of an address. */
export interface AddressHoldings {
  readonly coin: PricedAmount
  /** The tokens loaded; null if the API does not list them. */
  readonly tokens: readonly (TokenHolding | null)[] | null
  /** Whether there are more tokens. */
  readonly more: boolean
}

const tokensText = (count: number) => `${grouped(count)} ${count === 1 ? 'token' : 'tokens'}`

/** The net worth of an address in USD, null if nothing has a price; and what is included and excluded, in words. */
export function netWorth({ coin, tokens, more }: AddressHoldings): {
  dollars: string | null
  included: string
  excluded: string
} {
  const priced = pricesOf(tokens ?? []).filter((each) => valueOf(each).length > 0)
  const hasPrice = valueOf(coin).length > 0
  const loaded = tokens?.length ?? 0
  const included = [
    ...(hasPrice ? ['balance'] : []),
    ...(priced.length === 0
      ? []
      : more
        ? [`${grouped(priced.length)} of the first ${tokensText(loaded)}`]
        : [tokensText(priced.length)]),
  ]
  const excluded = [
    ...(hasPrice ? [] : ['balance excluded: no price']),
    ...(tokens === null ? ['tokens not available'] : []),
    ...(loaded > priced.length ? [`${tokensText(loaded - priced.length)} excluded: no price, or flagged as scam`] : []),
  ]
  return {
    dollars: totalValue([...(hasPrice ? [coin] : []), ...priced]),
    included: included.join(' and '),
    excluded: excluded.join('; '),
  }
}
