import type { Token } from '#/api/schemas/token'
import { unitPrice } from '#/domain/amounts/amount'
import type { Distributor } from '#/features/tokens/useDistributor'

/** What warns of a token. */
export interface TokenWarnings {
  /** What the API flags as scam; null if nothing. */
  readonly warning: string | null
  /** The better-known token of the same name; null if there is none. */
  readonly namesake: Token | null
  /** The address flagged as scam that made all known transfers; null if there is none. */
  readonly distributor: Distributor | null
}

/** What the API flags as scam: the token, or only its contract; null if neither. */
export function warningOf(isTokenScam: boolean, isContractScam: boolean): string | null {
  return isTokenScam ? 'Token flagged as scam.' : isContractScam ? 'Token contract flagged as scam.' : null
}

/** What to do about a token that is flagged as scam. */
export const SCAM_ADVICE = 'Do not approve it, swap it or visit a site that it names.'

/** That another token has a price, which no copy of it has. */
export function priceNote({ exchange_rate }: Pick<Token, 'exchange_rate'>): string {
  const price = unitPrice(exchange_rate)
  return price === null ? '' : `, which has a price: ${price}`
}
