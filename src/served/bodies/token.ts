import { rowBy, tokensByAddress } from '#/served/indexes'
import type { TokenFacts } from '#/served/recording'
import type { View } from '#/served/store'
import { countText } from './values'

/** The facts of a token. */
export function tokenFacts(view: View<'tokens'>, address: string): TokenFacts | undefined {
  return rowBy(view.tokens, tokensByAddress, address.toLowerCase())
}

/** The token (contract §2.2) with an address; undefined if there is none. */
export function tokenBody(view: View<'tokens'>, address: string) {
  const facts = tokenFacts(view, address)
  if (facts === undefined) return undefined
  return {
    address_hash: facts.address,
    type: facts.type,
    name: facts.name,
    symbol: facts.symbol,
    decimals: facts.decimals === undefined ? undefined : String(facts.decimals),
    total_supply: facts.totalSupply,
    holders_count: countText(facts.holdersCount),
    exchange_rate: facts.price,
    circulating_market_cap: marketCap(facts),
  }
}

/** Total supply × price; undefined without a price. */
export function marketCap({ totalSupply, decimals = 0, price }: TokenFacts): string | undefined {
  return totalSupply === undefined || price === undefined ? undefined : fiatValueOf(totalSupply, decimals, price)
}

/** The value of `amount` base units at `price`, both decimal strings, truncated to two decimals. */
export function fiatValueOf(amount: string, decimals: number, price: string): string {
  const [whole = '0', fraction = ''] = price.split('.')
  const cents = (BigInt(amount) * BigInt(whole + fraction) * 100n) / 10n ** BigInt(decimals + fraction.length)
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}
