import type { Token } from '#/api/schemas/token'
import { unitPrice } from '#/domain/amounts/amount'
import { plainText } from '#/domain/text/text'

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

/** What warns of a token, as lines of a reply: that it is flagged, and the better-known token of its name, null if there is none. */
export function tokenWarningLines(
  warning: string | null,
  namesake: Token | null,
): readonly (readonly [label: string, text: string | null])[] {
  const name = namesake && plainText(namesake.symbol || namesake.name || '', 60)
  return [
    ['Warning', warning && `${warning} ${SCAM_ADVICE}`],
    ['Same name as another token', namesake && `${name} ${namesake.address_hash}${priceNote(namesake)}`],
  ]
}
