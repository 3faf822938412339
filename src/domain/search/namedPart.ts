/** What a text names besides a token, whose name or symbol is `name`: an amount of it, or the ID of one of its NFTs. */
export type NamedPart =
  | { readonly kind: 'amount'; readonly amount: string; readonly name: string }
  | { readonly kind: 'nft'; readonly id: string; readonly name: string }

/** Digits with or without separators of thousands, and a unit after a space; without one, a name may begin with digits, as 1inch. */
const AMOUNT = /^[~≈]?\s*(\d{1,3}(?:[,_']\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s+(?=\S*\p{L})(\S{1,30})$/u
const NFT = /^(?=.*\p{L})(\S.{0,58}?)\s*#\s?(\d{1,78})$/u
/** Words for any NFT. */
const GENERIC = /^(?:token|nft|item|id|nonce|tx|txn|transaction|block)s?\b/i

/** Reads an amount with its unit, as "1,000 USDM", or an NFT by its collection, as "COPPER #7"; null for any other text. */
export function namedPart(text: string): NamedPart | null {
  const [, amount, unit] = AMOUNT.exec(text) ?? []
  if (amount !== undefined && unit !== undefined)
    return { kind: 'amount', amount: amount.replaceAll(/[,_']/g, ''), name: unit }
  const [, name, id] = NFT.exec(text) ?? []
  return name === undefined || id === undefined || GENERIC.test(name) ? null : { kind: 'nft', id, name }
}
