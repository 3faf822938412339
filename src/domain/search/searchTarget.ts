import { type AddressHash, pastedAddress, pastedHash, type TransactionHash } from '#/domain/hashes/hash'
import { nativeHash } from '#/domain/hashes/nativeAddress'
import { typedDays, typedTime, unixTime } from '#/domain/text/typedTime'
import { namedPart } from './namedPart'
import { otherSystemText } from './otherSystems'

/** What a pasted or typed text refers to on some chain: hashes in lowercase, a token ID in decimal digits. */
export type SearchTarget =
  | { readonly kind: 'empty' }
  | { readonly kind: 'address'; readonly hash: AddressHash }
  | { readonly kind: 'token'; readonly hash: AddressHash }
  | { readonly kind: 'tokenInstance'; readonly contract: AddressHash; readonly id: string }
  | { readonly kind: 'hash'; readonly hash: TransactionHash }
  | { readonly kind: 'blockNumber'; readonly height: bigint }
  /** 0x and fewer digits than an address: the start of a hash, or a block height in hex if it has at most 16 digits. */
  | { readonly kind: 'hexPrefix'; readonly text: string; readonly height: bigint | null }
  /** A time, for the block at that time. */
  | { readonly kind: 'time'; readonly at: Date }
  /** A day in UTC, as 2026-11-20, for its first and last block. */
  | { readonly kind: 'day'; readonly day: string }
  /** A day whose first number may be the day or the month, as 05/06/2026: both readings. */
  | { readonly kind: 'days'; readonly days: readonly string[] }
  /** A sender, as it was typed, and the nonce of one of its transactions. */
  | { readonly kind: 'nonce'; readonly sender: AddressHash; readonly nonce: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  /** It looks like a seed phrase or an API key: it must not be sent or saved. */
  | { readonly kind: 'secret' }
  /**
   * A URL without anything of a chain: it must not be sent or saved, as URLs of nodes often contain a key. `system` is what its host
   * shows where that has no EVM, such as Solana.
   */
  | { readonly kind: 'link'; readonly system?: string }
  /** The start and the end of a hash or an address, with dots or an arrow between them; '' for an end that is left out. */
  | { readonly kind: 'shortened'; readonly start: string; readonly end: string }
  /** What only a system without an EVM has, such as 'Tron address'. */
  | { readonly kind: 'otherSystem'; readonly what: string }

/** Longer texts are not read as a hash, link or name. */
export const MAX_INPUT_LENGTH = 2000
/** Upper bounds, exclusive. */
const MAX_HEIGHT = 2n ** 64n
const MAX_TOKEN_ID = 2n ** 256n

/** Reads a decimal height, also after # and grouped by commas, underscores, apostrophes, spaces or dots. */
function heightOf(text: string): bigint | null {
  // A single dot may be a decimal point.
  const grouped = /^#?\d{1,3}(?:(?:[,_'’\s]\d{2,3}){0,12}[,_'’\s]\d{3}|(?:\.\d{3}){2,12})$/
  if (!/^#?\d{1,40}$/.test(text) && !grouped.test(text)) return null
  const height = BigInt(text.replace(/\D/g, ''))
  return height < MAX_HEIGHT ? height : null
}

/** Reads 0x and 1 to 39 hex digits. */
function hexPrefixOf(text: string): SearchTarget | null {
  if (!/^0x[\da-f]{1,39}$/i.test(text)) return null
  const digits = text.toLowerCase()
  return { kind: 'hexPrefix', text: digits, height: digits.length <= 18 ? BigInt(digits) : null }
}

const DOTS = String.raw`\s?(?:…|\.{2,6}|⋯|\*{2,6}|→|->)\s?`
/** Both ends of a hash, with or without 0x, or one of them; without 0x, so many digits that they are no word. */
const SHORTENED = [
  new RegExp(String.raw`^(0x[\da-f]{2,30})${DOTS}([\da-f]{2,30})$`, 'i'),
  new RegExp(String.raw`^(0x[\da-f]{2,39})${DOTS}()$`, 'i'),
  new RegExp(String.raw`^()${DOTS}([\da-f]{4,39})$`, 'i'),
  new RegExp(String.raw`^((?=[\da-f]*\d)[\da-f]{4,30})${DOTS}([\da-f]{4,30})$`, 'i'),
]

/** Reads the start and the end of a hash, as explorers and wallets shorten it. */
function shortenedOf(text: string): SearchTarget | null {
  const [, start, end] = SHORTENED.flatMap((form) => form.exec(text) ?? [])
  return start === undefined || end === undefined
    ? null
    : { kind: 'shortened', start: start.toLowerCase(), end: end.toLowerCase() }
}

/** Reads an NFT from its token's address and its token ID; null if they are none. */
export function tokenInstanceOf(contract: string, id: string): SearchTarget | null {
  const hash = pastedAddress(contract)
  // A second address is not a token ID.
  if (!hash || pastedAddress(id) || !/^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(id)) return null
  const number = BigInt(id.toLowerCase())
  return number < MAX_TOKEN_ID ? { kind: 'tokenInstance', contract: hash, id: String(number) } : null
}

/** An address in any case or in a form of its chain, in lowercase; null for any other text. */
export function anyAddress(text: string): AddressHash | null {
  return pastedAddress(nativeHash(text) ?? text)
}

/** Reads one word or path segment as an address or a hash. */
export function readHashes(text: string): SearchTarget | null {
  const address = anyAddress(text)
  if (address) return { kind: 'address', hash: address }
  const hash = pastedHash(text)
  return hash && { kind: 'hash', hash }
}

/** "nonce 5 0x…", whose order is the other way round. */
const NONCE_FIRST = /^nonce[\s:=#]*(\d{1,15})[\s,:/]+(?:(?:of|from|by)\s+)?(\S+)$/i

/** Reads the nonce of an address, as "0x… nonce 5" or "nonce 5 0x…"; without the word it may be a token ID, too: `isLoose` allows that. */
export function nonceOf(text: string, isLoose = false): Extract<SearchTarget, { kind: 'nonce' }> | null {
  const pattern = isLoose ? /^(\S+)\s+#?(\d{1,15})$/ : /^(\S+?)[\s,:/]+nonce[\s:=#]*(\d{1,15})$/i
  const plain = text.trim()
  const [, given = '', nonce = ''] = pattern.exec(plain.replace(NONCE_FIRST, '$2 nonce $1')) ?? []
  const address = pastedAddress(given)
  // The case of its letters is a checksum.
  const sender = address && given.length === 42 ? (given as AddressHash) : address
  return sender && { kind: 'nonce', sender, nonce: String(Number(nonce)) }
}

/** The label that is copied with a height. */
const LABEL = /^block(?:\s+(?:number|height))?[\s:#]+(?=\d)/i

/** Whether a text is a seed phrase (12, 15, 18, 21 or 24 words) or a JSON Web Token. */
function isSecret(text: string): boolean {
  const words = text.split(/\s+/)
  const phrase = words.length >= 12 && words.length <= 24 && words.length % 3 === 0
  return (phrase && words.every((word) => /^[a-z]{3,8}$/.test(word))) || /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(text)
}

/** What people and programs put around a text that they quote. */
const QUOTES = '"\'`‘’‚“”„«»‹›'
/** Quotes, brackets and punctuation at the ends of a text. */
export const AROUND = new RegExp(String.raw`^[\s<([${QUOTES}]+|[\s>)\],;.${QUOTES}]+$`, 'g')

/** Reads a hash that a mail or a terminal has broken into lines. */
function brokenHash(text: string): SearchTarget | null {
  return /^0x[\da-f]+(?:\s+[\da-f]+)+$/i.test(text) ? readHashes(text.replaceAll(/\s+/g, '')) : null
}

/** Reads a text as a whole, without looking for links in it. */
export function readTarget(text: string): SearchTarget {
  // Copied text may have invisible characters and quotes around it; names may need the invisible ones.
  const plain = text.trim()
  const clean = text
    .replace(/\p{Cf}/gu, '')
    .replaceAll(AROUND, '')
    .replace(/^[a-z\d-]{1,20}:(?=0x)/i, '')
    .replace(LABEL, '')
  if (/^[\p{Cf}\s]*$/u.test(text)) return { kind: 'empty' }
  if (isSecret(plain)) return { kind: 'secret' }
  const hashes = readHashes(clean) ?? brokenHash(clean)
  if (hashes) return hashes
  const nonce = nonceOf(clean)
  if (nonce) return nonce
  const time = typedTime(plain)
  if (time) return time.isDay ? { kind: 'day', day: time.at.toISOString().slice(0, 10) } : { kind: 'time', at: time.at }
  const [day, ...otherDays] = typedDays(plain)
  if (day !== undefined)
    return otherDays.length > 0 ? { kind: 'days', days: [day, ...otherDays] } : { kind: 'day', day }
  // After a space, a hash is not a token ID.
  const instance = /^(\w{40,42})(?:\/instance\/|\s*[/#:]\s*|\s+#?(?!0x[\da-f]{64}$))(\w+)$/i.exec(clean)
  const token = instance && tokenInstanceOf(instance[1] ?? '', instance[2] ?? '')
  if (token) return token
  const unix = unixTime(plain)
  if (unix) return { kind: 'time', at: unix }
  const height = heightOf(clean)
  if (height !== null) return { kind: 'blockNumber', height }
  const hexPrefix = hexPrefixOf(clean)
  if (hexPrefix) return hexPrefix
  const shortened = shortenedOf(clean)
  if (shortened) return shortened
  const what = otherSystemText(clean)
  if (what !== null) return { kind: 'otherSystem', what }
  if (/^[a-z][a-z\d+.-]*:\/\/\S*$/i.test(plain)) return { kind: 'link' }
  const name = plain.replace(/\/$/, '')
  return /^[^\s./:@#?]+(?:\.[^\s./:@#?]+)*\.[^\s./:@#?\d][^\s./:@#?]*$/u.test(name)
    ? { kind: 'name', name }
    : { kind: 'text', text: plain }
}

/** Reads the only word of a text that `read` understands; null if there is none, or more than one. */
export function readAmong<T>(text: string, read: (word: string) => T | null): T | null {
  const words = [...new Set(text.split(new RegExp(String.raw`[\s()<>[\]${QUOTES}]+`)))]
  const named = words.flatMap((word) => read(word) ?? [])
  return words.length > 1 && named.length === 1 ? (named[0] ?? null) : null
}

/** Reads one word of a text, with or without punctuation after it. */
export function readWord(word: string): SearchTarget | null {
  const plain = word.replace(/[.,;:!?]+$/, '')
  const what = otherSystemText(plain)
  return readHashes(plain) ?? shortenedOf(plain) ?? (what === null ? null : { kind: 'otherSystem', what })
}

/** The text to send to a search API; '' for input that needs no search or must not be sent. */
export function apiQuery(input: { readonly kind: 'explorerUrl' } | SearchTarget): string {
  switch (input.kind) {
    case 'address':
    case 'hash':
      return input.hash
    case 'blockNumber':
      return String(input.height)
    case 'hexPrefix':
      return input.text
    case 'name':
      return input.name
    case 'text': {
      const text = namedPart(input.text)?.name ?? input.text
      // A single letter matches nearly every name, a very long text none.
      return text.length > 1 && text.length <= 200 ? text : ''
    }
    default:
      return ''
  }
}

/** Letters, digits, emoji with what joins them, - and _. */
const DOMAIN_LABEL = String.raw`[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\u200d_-]+`
const DOMAIN_NAME = new RegExp(String.raw`^${DOMAIN_LABEL}(?:\.${DOMAIN_LABEL})+$`, 'u')

/** Whether a text may be a domain name, as of ENS: labels of any script with dots between them. */
export function isDomainName(text: string): boolean {
  return DOMAIN_NAME.test(text)
}
