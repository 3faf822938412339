import { type Decimal, fiat, parseDecimal } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { type ScaledToken, shownAmount } from '#/domain/amounts/tokenAmount'
import { isCounted } from '#/domain/transactions/transactionRecords'

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
  readonly token:
    | (ScaledToken & {
        readonly decimals: number | null
        readonly exchange_rate: string | null
        /** As the API returns it; only 'scam' matters here. */
        readonly reputation: unknown
      })
    | null
}

/** The amounts and prices of token holdings, without tokens flagged as scam. */
export function pricesOf(holdings: readonly (TokenHolding | null)[]): PricedAmount[] {
  return holdings.flatMap((holding) => {
    if (!holding?.token || holding.token.reputation === 'scam') return []
    const { value, token } = holding
    const shown = value === null ? null : shownAmount(value, token)
    // NFTs have no price of their own.
    const decimals = isCounted(token.type ?? null) ? null : token.decimals
    return [{ value: shown, decimals, rate: token.exchange_rate }]
  })
}

/** Decimals of a sum that are not cut off. */
const MAX_DECIMALS = 60

/** The sum of all values in USD as they are shown ("$3,012.55"); those below a cent are added exactly. Null if nothing has a price. */
export function totalValue(amounts: readonly PricedAmount[]): string | null {
  const values = amounts.map(usdValue).filter((value) => value !== null)
  return values.length === 0 ? null : usdText(sumOf(values))
}

/** The sum of exact values in USD, each cut to cents as it is shown, so that what is shown adds up; exact below a cent, zero of none. */
export function sumOf(values: readonly Decimal[]): Decimal {
  const shown = values.map(inCents)
  const decimals = shown.reduce((most, value) => Math.max(most, value.decimals), 0)
  const sum = shown.reduce((total, each) => total + each.value * 10n ** BigInt(decimals - each.decimals), 0n)
  return { value: sum, decimals }
}

function inCents(usd: Decimal): Decimal {
  const cents = usd.value / 10n ** BigInt(Math.max(0, usd.decimals - CENT_DECIMALS))
  return usd.decimals <= CENT_DECIMALS || cents === 0n ? usd : { value: cents, decimals: CENT_DECIMALS }
}

const CENT_DECIMALS = 2

/** An exact sum of USD cut to cents ("$3,012.55", "<$0.01"). */
export function usdText({ value, decimals }: Decimal): string {
  const excess = Math.max(0, decimals - MAX_DECIMALS)
  return fiat(value / 10n ** BigInt(excess), decimals - excess, '1') ?? ''
}

/** The exact value in USD; null without a price or decimals. */
export function usdValue({ value, decimals, rate }: PricedAmount): Decimal | null {
  const price = parseDecimal(rate ?? '')
  if (value === null || value < 0n || decimals === null || !price || price.value < 0n) return null
  return { value: value * price.value, decimals: decimals + price.decimals }
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
  const priced = pricesOf(tokens ?? []).filter((each) => usdValue(each) !== null)
  const hasPrice = usdValue(coin) !== null
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
