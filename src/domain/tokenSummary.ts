import { grouped } from './numberFormat'
import { unitPrice } from './amount'
import { baseUnits, fineAmount } from './fineAmount'
import { isOther, type Open } from './open'
import { isCounted } from './tokenKind'

/** What is read of a token to say what it is; what is null is not known. */
export interface SummedToken {
  readonly name: string | null
  readonly symbol: string | null
  readonly type: Open<string> | null
  readonly decimals: number | null
  /** Base units. */
  readonly total_supply: bigint | null
  readonly holders_count: bigint | null
  /** Dollars for one whole unit. */
  readonly exchange_rate: string | null
  readonly reputation: Open<string> | null
}

/** A part of a sentence: our own words, or a text that anyone may have written. */
export type Phrase = string | { readonly hostile: string }

/** What a token is, in a sentence: its standard, who holds it, how much there is, what it costs; only what is known. */
export function describeToken(token: SummedToken): Phrase[] {
  const { exchange_rate, symbol, name, reputation } = token
  const sentence = [...nameOf(token), ...kindOf(token)]
  const holders = holdersOf(token.holders_count)
  if (holders) sentence.push(`; ${holders}`)
  const supply = supplyOf(token)
  if (supply) sentence.push(`; ${supply}`)
  const price = unitPrice(exchange_rate)
  const unit = symbol || name
  if (price && !isCounted(token.type)) sentence.push('; 1 ', unit ? { hostile: unit } : 'unit', ` = ${price}`)
  sentence.push(reputation === 'scam' ? '. The server calls it a scam.' : '.')
  return sentence
}

function nameOf({ name, symbol }: SummedToken): Phrase[] {
  if (name && symbol && name !== symbol) return [{ hostile: name }, ' (', { hostile: symbol }, ')']
  return [name || symbol ? { hostile: name || symbol || '' } : 'This']
}

function kindOf({ type, total_supply }: SummedToken): Phrase[] {
  switch (type) {
    case null:
      return [' is a token']
    case 'ERC-721':
      if (total_supply === 0n) return [' is a collection without any NFT (ERC-721)']
      return [` is a collection of ${total_supply === null ? 'NFTs' : counted(total_supply, 'NFT')} (ERC-721)`]
    case 'ERC-1155':
      return [' is a collection of NFTs and of tokens that many may hold (ERC-1155)']
    case 'ERC-404':
      return [' is an ERC-404 token, part coin and part NFT']
    default:
      return isOther(type) ? [' is a token of the standard ', { hostile: type.other }] : [` is an ${type} token`]
  }
}

function counted(count: bigint, one: string): string {
  return `${grouped(count)} ${one}${count === 1n ? '' : 's'}`
}

function holdersOf(count: bigint | null): string | null {
  if (count === null || count < 0n) return null
  return count === 0n ? 'nobody holds it' : counted(count, 'holder')
}

function supplyOf({ type, decimals, total_supply }: SummedToken): string | null {
  if (total_supply === null || isCounted(type)) return null
  if (total_supply === 0n) return 'nothing in supply'
  const amount = fineAmount(total_supply, decimals ?? 0)
  // What is part NFT has no smaller unit where no decimals are known.
  const unit = decimals === null && type !== 'ERC-404' ? ` ${baseUnits(total_supply)}` : ''
  return `${amount}${unit} in supply`
}

/** A sentence as plain text, for titles and descriptions. */
export function phraseText(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.hostile)).join('')
}
