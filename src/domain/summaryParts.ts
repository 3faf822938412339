import { grouped } from './numberFormat'
import { baseUnits, fineAmount } from './fineAmount'
import { shortHash } from './hash'
import type { Revert } from './revertReason'
import { inspectText, plainText } from './text'
import type { AddressRecord, Currency, ParameterValue, TokenRecord } from './transactionRecords'

/** The field or record of a transaction that a part of its summary is taken from. */
export type Evidence =
  | 'value'
  | 'to'
  | 'created_contract'
  | 'method'
  | 'raw_input'
  | 'decoded_input'
  | 'revert_reason'
  | 'result'
  | 'token_transfers'
  | `token_transfers[${number}]`
  | `internal_transactions[${number}]`
  | `raw_trace[${number}]`
  | `actions[${number}]`

/** A token as a sentence names it; what is null is not known. */
export interface TokenName {
  readonly hash: string | null
  readonly symbol: string | null
  readonly name: string | null
}

/** What of a summary is more than our own words; everything in it but a number may be hostile text. */
export type Fact = { readonly evidence: readonly Evidence[] } & (
  | {
      readonly kind: 'amount'
      readonly value: bigint
      /** Null where `value` counts base units of unknown size. */
      readonly decimals: number | null
      readonly token: TokenName | 'coin'
      /** Of the only NFT that moved. */
      readonly tokenId?: string | undefined
    }
  | { readonly kind: 'token'; readonly token: TokenName }
  | {
      readonly kind: 'address'
      readonly address: AddressRecord
      readonly role: 'contract' | 'created' | 'recipient' | 'source' | 'spender'
    }
  | { readonly kind: 'method'; readonly name: string }
  | { readonly kind: 'reason'; readonly revert: Exclude<Revert, { kind: 'none' }> }
  | { readonly kind: 'quote'; readonly text: string }
)

/** A part of a summary: our own words, or a fact with where it is from. */
export type SummaryPart = { readonly kind: 'text'; readonly text: string } | Fact

/** What a transaction did, as a sentence. */
export type Summary = readonly SummaryPart[]

/** The name of a token's record. */
export function tokenName(token: TokenRecord | null): TokenName {
  return { hash: token?.address_hash ?? null, symbol: token?.symbol ?? null, name: token?.name ?? null }
}

/** Puts words and facts together; words that meet become one part. */
export function sentence(...pieces: readonly (string | SummaryPart)[]): Summary {
  const parts: SummaryPart[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    const part = typeof piece === 'string' ? ({ kind: 'text', text: piece } as const) : piece
    if (part.kind !== 'text') parts.push(part)
    else if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + part.text }
    else if (part.text !== '') parts.push(part)
  }
  return parts
}

/** "a", "a and b", "a, b and c", "a, b, c and 2 more". */
export function listed(items: readonly (readonly (string | SummaryPart)[])[]): (string | SummaryPart)[] {
  const shown = items.slice(0, MOST_LISTED)
  const hidden = items.length - shown.length
  const all = hidden > 0 ? [...shown, [`${grouped(hidden)} more`]] : shown
  const pieces: (string | SummaryPart)[] = []
  for (const [place, item] of all.entries()) {
    if (place > 0) pieces.push(place === all.length - 1 ? ' and ' : ', ')
    pieces.push(...item)
  }
  return pieces
}

const MOST_LISTED = 3

/** A summary as plain text of one line, for the page's title. */
export function title(summary: Summary, currency: Currency): string {
  return summary.map((part) => (part.kind === 'text' ? part.text : factText(part, currency))).join('')
}

function factText(fact: Fact, currency: Currency): string {
  switch (fact.kind) {
    case 'amount':
      return amountText(fact, currency)
    case 'token':
      return tokenText(fact.token)
    case 'address':
      return harmless(fact.address.ens_domain_name || fact.address.name || shortHash(fact.address.hash ?? 'unknown'))
    case 'method':
      return harmless(fact.name)
    case 'reason':
      return revertText(fact.revert)
    default:
      return harmless(fact.text)
  }
}

function amountText({ value, decimals, token, tokenId }: Extract<Fact, { kind: 'amount' }>, currency: Currency) {
  const name = token === 'coin' ? harmless(currency.symbol) : tokenText(token)
  if (tokenId !== undefined) return `${value === 1n ? '' : `${fineAmount(value, 0)} `}${name} #${shortId(tokenId)}`
  return `${fineAmount(value, decimals ?? 0)} ${decimals === null ? `${baseUnits(value)} of ` : ''}${name}`
}

function shortId(id: string): string {
  return id.length > 12 ? `${id.slice(0, 5)}…${id.slice(-5)}` : id
}

function tokenText({ symbol, name, hash }: TokenName): string {
  return harmless(symbol || name || (hash === null ? 'an unknown token' : shortHash(hash)))
}

function revertText(revert: Extract<Fact, { kind: 'reason' }>['revert']): string {
  switch (revert.kind) {
    case 'message':
      return harmless(revert.text)
    case 'panic':
      return revert.words ?? `Panic(0x${revert.code.toString(16)})`
    case 'bytes':
      return harmless(shortHash(revert.hex, 8, 4))
    default:
      return `${harmless(revert.name)}(${revert.parameters.map(({ value }) => valueText(value)).join(', ')})`
  }
}

function valueText(value: ParameterValue | null): string {
  if (value === null) return '?'
  return typeof value === 'string' ? harmless(/^0x[\da-f]{40,}$/i.test(value) ? shortHash(value) : value) : '…'
}

/** Names on a chain are written by anybody: nothing hidden or endless gets into a title. */
function harmless(text: string): string {
  return plainText(inspectText(text, { maxLength: 60 }))
}
