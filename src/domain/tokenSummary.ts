import { grouped } from './numberFormat'
import { unitPrice } from './amount'
import { baseUnits, fineAmount } from './fineAmount'
import { isOther, type Open } from './open'
import { isCounted } from './tokenKind'

/** The fields of a token that its summary reads; null means unknown. */
export interface SummarizedToken {
  readonly name: string | null
  readonly symbol: string | null
  readonly type: Open<string> | null
  readonly decimals: number | null
  /** Base units. */
  readonly total_supply: bigint | null
  readonly holders_count: bigint | null
  /** USD for one whole unit. */
  readonly exchange_rate: string | null
  readonly reputation: Open<string> | null
}

/** A part of a sentence: our own words, or untrusted text. */
export type Phrase = string | { readonly untrusted: string }

/** Describes a token in a sentence: its standard, holders, supply and price, if they are known. */
export function describeToken(token: SummarizedToken): Phrase[] {
  const { exchange_rate, symbol, name, reputation } = token
  const sentence = [...nameOf(token), ...standardOf(token)]
  const holders = holdersOf(token.holders_count)
  if (holders) sentence.push(`; ${holders}`)
  const supply = supplyOf(token)
  if (supply) sentence.push(`; ${supply}`)
  const price = unitPrice(exchange_rate)
  const unit = symbol || name
  if (price && !isCounted(token.type)) sentence.push('; 1 ', unit ? { untrusted: unit } : 'unit', ` = ${price}`)
  sentence.push(reputation === 'scam' ? '. Flagged as scam.' : '.')
  return sentence
}

function nameOf({ name, symbol }: SummarizedToken): Phrase[] {
  if (name && symbol && name !== symbol) return [{ untrusted: name }, ' (', { untrusted: symbol }, ')']
  return [name || symbol ? { untrusted: name || symbol || '' } : 'This']
}

function standardOf({ type, total_supply }: SummarizedToken): Phrase[] {
  switch (type) {
    case null:
      return [' is a token']
    case 'ERC-721':
      if (total_supply === 0n) return [' is an ERC-721 collection without NFTs']
      return [` is an ERC-721 collection of ${total_supply === null ? 'NFTs' : counted(total_supply, 'NFT')}`]
    case 'ERC-1155':
      return [' is an ERC-1155 multi-token contract']
    case 'ERC-404':
      return [' is an ERC-404 token (ERC-20 and NFT hybrid)']
    default:
      return isOther(type) ? [' is a token with the standard ', { untrusted: type.other }] : [` is an ${type} token`]
  }
}

function counted(count: bigint, one: string): string {
  return `${grouped(count)} ${one}${count === 1n ? '' : 's'}`
}

function holdersOf(count: bigint | null): string | null {
  if (count === null || count < 0n) return null
  return count === 0n ? 'no holders' : counted(count, 'holder')
}

function supplyOf({ type, decimals, total_supply }: SummarizedToken): string | null {
  if (total_supply === null || isCounted(type)) return null
  if (total_supply === 0n) return 'total supply 0'
  const amount = fineAmount(total_supply, decimals ?? 0)
  // Without decimals, ERC-404 tokens are counted in whole units, like NFTs.
  const unit = decimals === null && type !== 'ERC-404' ? ` ${baseUnits(total_supply)}` : ''
  return `total supply ${amount}${unit}`
}

/** A sentence as plain text, for titles and descriptions. */
export function phraseText(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.untrusted)).join('')
}
