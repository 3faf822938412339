import { grouped } from '#/domain/amounts/numberFormat'
import { baseUnits, exactAmount, fiat, shortAmount } from '#/domain/amounts/amount'
import { shortHash } from '#/domain/hashes/hash'
import { type Revert, revertText } from '#/domain/transactions/revertReason'
import { plainText } from '#/domain/text/text'
import { exactTime } from '#/domain/text/time'
import type { Currency } from '#/domain/amounts/currency'
import { type AddressRecord, isConfidential, type TokenRecord } from '#/domain/transactions/transactionRecords'

/** The field or record of a transaction that is the source of a part of its summary. */
export type Evidence =
  | 'value'
  | 'to'
  | 'created_contract'
  | 'method'
  | 'raw_input'
  | 'decoded_input'
  | 'revert_reason'
  | 'result'
  | 'fee'
  | 'gas_used'
  | 'has_error_in_internal_transactions'
  | 'nonce'
  | 'token_transfers'
  | `token_transfers[${number}]`
  | `internal_transactions[${number}]`
  | `raw_trace[${number}]`
  | `actions[${number}]`
  | `logs[${number}]`
  | `user_operations[${number}]`

/** The names of a token in a summary; null is unknown. */
export interface NamedToken {
  readonly hash: string | null
  readonly symbol: string | null
  readonly name: string | null
  /** Set if amounts of it that are unknown are so because they are encrypted (ERC-7984). */
  readonly isConfidential?: true
}

/** A value in a summary, with its sources; all texts in it are untrusted. */
export type SummaryFact = { readonly evidence: readonly Evidence[] } & (
  | {
      readonly kind: 'amount'
      readonly value: bigint
      /** The same before the multiplier of the token (ERC-8056). */
      readonly raw?: bigint | null | undefined
      /** Null if unknown: `value` is in base units. */
      readonly decimals: number | null
      readonly token: NamedToken | 'native'
      /** Set if it was only meant to be moved: it is shown without its value (USD). */
      readonly isIntended?: true
      /** Set if it is shown with all digits, as on the rest of the page. */
      readonly isExact?: true
      /** Set if it is a single NFT. */
      readonly tokenId?: string | undefined
    }
  | {
      readonly kind: 'token'
      readonly token: NamedToken
      /** Set if a spender may move any amount of it, or any NFT. */
      readonly isUnlimited?: true
    }
  | {
      readonly kind: 'address'
      readonly address: AddressRecord
      readonly role: 'contract' | 'created' | 'recipient' | 'source' | 'spender' | 'former spender'
    }
  /** The public key of a validator, or a root or other value of 32 bytes. */
  | { readonly kind: 'key'; readonly hex: string }
  | { readonly kind: 'method'; readonly name: string }
  | { readonly kind: 'reason'; readonly revert: Exclude<Revert, { kind: 'none' }> }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'time'; readonly date: Date }
  /** The other chain of a bridge by its decimal ID, and who is to receive there, null if it is unknown. */
  | { readonly kind: 'chain'; readonly chain: string; readonly receiver: string | null }
  /** Another transaction of the chain. */
  | { readonly kind: 'transaction'; readonly hash: string }
  /** User operations of a bundle; `hash` is that of a single one. */
  | {
      readonly kind: 'operations'
      readonly text: string
      readonly hash: string | null
      /** Set if it is of those that failed: how many, of how many. */
      readonly failed?: { readonly count: number; readonly of: number }
    }
  /** A record of a list, by what it is; `query` is that of the list's page that shows it best. */
  | { readonly kind: 'record'; readonly text: string; readonly query?: string }
)

/** A part of a summary: fixed text, or a value with its sources. */
export type SummaryPart = { readonly kind: 'text'; readonly text: string } | SummaryFact

/** What a transaction did, as a sentence. */
export type Summary = readonly SummaryPart[]

/** The name of a token's record. */
export function tokenName(token: TokenRecord | null): NamedToken {
  const names = { hash: token?.address_hash ?? null, symbol: token?.symbol ?? null, name: token?.name ?? null }
  return isConfidential(token?.type ?? null) ? { ...names, isConfidential: true } : names
}

/** Joins texts and values; adjacent texts become one part. */
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

/** "a", "a and b", "a, b and c", "a, b, c and 2 more"; `most` are named, and `last` is before the last. */
export function listed(
  items: readonly (readonly (string | SummaryPart)[])[],
  most = MAX_LISTED,
  last = ' and ',
): (string | SummaryPart)[] {
  const shown = items.slice(0, most)
  const hidden = items.length - shown.length
  const all = hidden > 0 ? [...shown, [`${grouped(hidden)} more`]] : shown
  const pieces: (string | SummaryPart)[] = []
  for (const [index, item] of all.entries()) {
    if (index > 0) pieces.push(index === all.length - 1 ? last : ', ')
    pieces.push(...item)
  }
  return pieces
}

const MAX_LISTED = 3

/** Names that a summary does not have; what they do not name is shown by its ID. */
interface OtherNames {
  /** The name of an NFT with its ID, by its token's contract; untrusted text. */
  readonly nftName?: (token: string | null, id: bigint) => string
  /** The name of a configured chain by its decimal ID; null for any other. */
  readonly chainName?: (chain: string) => string | null
  /** The name of an address that the summary has only by its hash; untrusted text, null if unknown. */
  readonly addressName?: (hash: string) => string | null
  /** Whether the text is copied, so that hashes are whole, and tiny amounts have all of their digits. */
  readonly isWhole?: boolean
  /** USD price of the native currency, for the values of its amounts. */
  readonly rate?: string | null
}

/** A summary as plain text, for the page's title and replies. */
export function summaryText(summary: Summary, currency: Currency, names: OtherNames = {}): string {
  return summary.map((part) => (part.kind === 'text' ? part.text : factText(part, currency, names))).join('')
}

/** The most characters of revert data in a text that is copied. */
const MAX_DATA_LENGTH = 600

function factText(fact: SummaryFact, currency: Currency, names: OtherNames): string {
  const { chainName, isWhole = false } = names
  const hashText = (hash: string) => (isWhole ? hash : shortHash(hash))
  switch (fact.kind) {
    case 'amount':
      return amountText(fact, currency, names)
    case 'token':
      return tokenText(fact.token, hashText)
    case 'address': {
      const { ens_domain_name, name, hash } = fact.address
      const other = (!ens_domain_name && !name && hash && names.addressName?.(hash)) || ''
      return `${visibleText(ens_domain_name || name || hashText(hash ?? 'unknown'))}${other && ` (${visibleText(other)})`}`
    }
    case 'method':
      return visibleText(fact.name)
    case 'reason':
      // Arguments are facts of the overview.
      if (fact.revert.kind === 'bytes' && isWhole) return plainText(fact.revert.hex, MAX_DATA_LENGTH)
      return visibleText(fact.revert.kind === 'bytes' ? shortHash(fact.revert.hex, 8, 4) : revertText(fact.revert))
    case 'number':
      return grouped(fact.value)
    case 'time':
      return exactTime(fact.date)
    case 'chain': {
      const name = visibleText(chainName?.(fact.chain) ?? `chain ${fact.chain}`)
      return fact.receiver === null ? name : `${hashText(fact.receiver)} on ${name}`
    }
    case 'transaction':
      return hashText(fact.hash)
    case 'key':
      return hashText(fact.hex)
    default:
      return visibleText(fact.text)
  }
}

function amountText(
  { value, decimals, token, tokenId, isExact }: Extract<SummaryFact, { kind: 'amount' }>,
  currency: Currency,
  { nftName = nftId, isWhole = false, rate = null }: OtherNames,
) {
  const name =
    token === 'native' ? visibleText(currency.symbol) : tokenText(token, (hash) => (isWhole ? hash : shortHash(hash)))
  if (tokenId !== undefined) {
    const nft = visibleText(nftName(token === 'native' ? null : token.hash, BigInt(tokenId)))
    return `${value === 1n ? '' : `${shortAmount(value, 0)} `}${name} ${nft}`
  }
  const write = isExact || isWhole ? exactAmount : shortAmount
  const usd = token === 'native' ? fiat(value, currency.decimals, rate) : null
  const unit = decimals === null ? `${baseUnits(value)} of ${name}` : name
  return `${write(value, decimals ?? 0)} ${unit}${usd ? ` (${usd})` : ''}`
}

function nftId(_: string | null, id: bigint): string {
  const digits = String(id)
  return `#${digits.length > 12 ? `${digits.slice(0, 5)}…${digits.slice(-5)}` : digits}`
}

function tokenText({ symbol, name, hash }: NamedToken, hashText: (hash: string) => string): string {
  return visibleText(symbol || name || (hash === null ? 'an unknown token' : hashText(hash)))
}

/** Names are untrusted: hidden characters are made visible, and long names cut. */
function visibleText(text: string): string {
  return plainText(text, 60)
}

/** What a transaction was meant to do: a verb in past and plain form, and the rest of the sentence. */
export interface Intent {
  /** A 'call' is any call whose meaning is unknown. */
  readonly kind: 'creation' | 'payment' | 'approval' | 'deposit' | 'transfer' | 'call'
  readonly did: string
  readonly do: string
  readonly rest: Summary
}

/** Whether the summary of a transaction that succeeded is of an approval, and not of a revocation. */
export function isApproval(summary: Summary): boolean {
  return summary.some((part) => part.kind === 'address' && part.role === 'spender')
}
