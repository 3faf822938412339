import { baseUnits, shortAmount, unitPrice } from '#/domain/amounts/amount'
import { counted } from '#/domain/amounts/numberFormat'
import { isOther, type Open } from '#/domain/open'
import { hidesAmount, type ScaledToken, shownAmount } from '#/domain/amounts/tokenAmount'
import { isCounted, ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'

/** The fields of a token that its summary reads; null means unknown. */
export interface SummarizedToken extends ScaledToken {
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

/** What a token is, in a sentence without its figures: its name and standard. */
export function tokenKind(token: SummarizedToken): Phrase[] {
  return [...nameOf(token), ...standardOf({ ...token, total_supply: null }), '.']
}

/** Describes a token in a sentence: its standard, holders, supply and price, if they are known. */
export function describeToken(reported: SummarizedToken): Phrase[] {
  // Of tokens that a server never saw minted.
  const token = (reported.total_supply ?? 0n) < 0n ? { ...reported, total_supply: null } : reported
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
      return [` is an ERC-721 collection of ${total_supply === null ? 'NFTs' : counted(total_supply, 'NFT', 'NFTs')}`]
    case 'ERC-1155':
      return [' is an ERC-1155 multi-token contract']
    case 'ERC-404':
      return [' is an ERC-404 token (ERC-20 and NFT hybrid)']
    default:
      return isOther(type) ? [' is a token with the standard ', { untrusted: type.other }] : [` is an ${type} token`]
  }
}

function holdersOf(count: bigint | null): string | null {
  if (count === null || count < 0n) return null
  return count === 0n ? 'no holders' : counted(count, 'holder', 'holders')
}

function supplyOf(token: SummarizedToken): string | null {
  const { type, decimals, total_supply } = token
  if (hidesAmount(total_supply, token)) return 'total supply confidential'
  if (total_supply === null || isCounted(type)) return null
  if (total_supply === 0n) return 'total supply 0'
  const amount = shortAmount(shownAmount(total_supply, token), decimals ?? 0)
  // Without decimals, ERC-404 tokens are counted in whole units, like NFTs.
  const unit = decimals === null && type !== 'ERC-404' ? ` ${baseUnits(total_supply)}` : ''
  return `total supply ${amount}${unit}`
}

/** A sentence as plain text, for titles and descriptions. */
export function phraseText(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.untrusted)).join('')
}

/** The facts of an NFT that its summary needs. */
export interface SummarizedInstance {
  readonly id: string
  /** Name or address of the owner; null if unknown. */
  readonly owner: string | null
  /** Whether it has one owner, as all ERC-721 NFTs. */
  readonly unique: boolean
  readonly burnt: boolean
}

/** A part of a sentence that the page replaces by a link, and plain text by a name. */
export interface LinkedPart {
  readonly linked: 'token' | 'owner'
}

/** Longer token IDs are shortened in the middle. */
const MAX_ID_DIGITS = 12

/** Describes an NFT in a sentence: its ID, collection and owner. */
export function describeInstance({ id, owner, unique, burnt }: SummarizedInstance): (string | LinkedPart)[] {
  const digits = id.length > MAX_ID_DIGITS ? `${id.slice(0, 5)}…${id.slice(-5)}` : id
  const what = [`#${digits} of `, { linked: 'token' } as const]
  if (burnt) return [...what, ', burnt.']
  if (!unique) return [...what, '. Multiple holders possible.']
  if (owner !== null) return [...what, ', owned by ', { linked: 'owner' }, '.']
  return [...what, ', owner unknown.']
}

/** Whether an address is a burn address: the zero address or 0x…dEaD. */
export function isBurnAddress(hash: string | null | undefined): boolean {
  return hash === ZERO_ADDRESS || /^0x0{36}dead$/i.test(hash ?? '')
}
