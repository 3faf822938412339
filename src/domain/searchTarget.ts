import { type AddressHash, type TransactionHash } from './hash'
import { pastedAddress, pastedHash } from './pastedHash'

/** What a pasted or typed text names on some chain: hashes in lowercase, a block height as bigint, a token id as decimal digits. */
export type SearchTarget =
  | { readonly kind: 'empty' }
  | { readonly kind: 'address'; readonly hash: AddressHash }
  | { readonly kind: 'token'; readonly hash: AddressHash }
  | { readonly kind: 'tokenInstance'; readonly contract: AddressHash; readonly id: string }
  | { readonly kind: 'hash'; readonly hash: TransactionHash }
  | { readonly kind: 'blockNumber'; readonly height: bigint }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  /** What looks like a wallet's recovery phrase or a key of an API, and so must be sent and kept nowhere. */
  | { readonly kind: 'secret' }
  /** An address of the web that names nothing on a chain: it may hold a key (a node's mostly does), so it is sent nowhere. */
  | { readonly kind: 'link' }

/** No hash, link or name is longer; a pasted novel is text. */
export const MOST_LENGTH = 2000
const MOST_HEIGHT = 2n ** 64n
const MOST_TOKEN_ID = 2n ** 256n

/** A height in decimal, perhaps after # and grouped by commas, underscores, apostrophes, spaces or dots, or in hex after 0x. */
function heightOf(text: string): bigint | null {
  if (/^0x[\da-f]{1,16}$/i.test(text)) return BigInt(text.toLowerCase())
  // One dot alone may be a decimal point.
  const grouped = /^#?\d{1,3}(?:(?:[,_'’\s]\d{2,3}){0,12}[,_'’\s]\d{3}|(?:\.\d{3}){2,12})$/
  if (!/^#?\d{1,40}$/.test(text) && !grouped.test(text)) return null
  const height = BigInt(text.replace(/\D/g, ''))
  return height < MOST_HEIGHT ? height : null
}

/** An item of a token by the token's address and its own id; null where they are none. */
export function tokenInstanceOf(contract: string, id: string): SearchTarget | null {
  const hash = pastedAddress(contract)
  // A second address is another one, rather than an item of the first.
  if (!hash || pastedAddress(id) || !/^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(id)) return null
  const number = BigInt(id.toLowerCase())
  return number < MOST_TOKEN_ID ? { kind: 'tokenInstance', contract: hash, id: String(number) } : null
}

/** What one word or path segment names by its form alone. */
export function readHashes(text: string): SearchTarget | null {
  const address = pastedAddress(text)
  if (address) return { kind: 'address', hash: address }
  const hash = pastedHash(text)
  return hash && { kind: 'hash', hash }
}

/** What stands before a height where it is copied with its label. */
const LABEL = /^block(?:\s+(?:number|height))?[\s:#]+(?=\d)/i

/** Twelve to twenty-four plain words in threes, or a JSON web token. */
function isSecret(text: string): boolean {
  const words = text.split(/\s+/)
  const phrase = words.length >= 12 && words.length <= 24 && words.length % 3 === 0
  return (phrase && words.every((word) => /^[a-z]{3,8}$/.test(word))) || /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(text)
}

/** What a text names by itself, whatever links there may be in it. */
export function readTarget(text: string): SearchTarget {
  // Invisible characters and quotes come along when text is copied; a name may need its joiners.
  const plain = text.trim()
  const clean = text
    .replace(/\p{Cf}/gu, '')
    .replace(/^[\s"'`<([]+|[\s"'`>)\],;.]+$/g, '')
    .replace(/^[a-z\d-]{1,20}:(?=0x)/i, '')
    .replace(LABEL, '')
  if (/^[\p{Cf}\s]*$/u.test(text)) return { kind: 'empty' }
  if (isSecret(plain)) return { kind: 'secret' }
  const hashes = readHashes(clean)
  if (hashes) return hashes
  const instance = /^(\w{40,42})(?:\/instance\/|\s*[/#:]\s*|\s+#?)(\w+)$/.exec(clean)
  const token = instance && tokenInstanceOf(instance[1] ?? '', instance[2] ?? '')
  if (token) return token
  const height = heightOf(clean)
  if (height !== null) return { kind: 'blockNumber', height }
  if (/^[a-z][a-z\d+.-]*:\/\/\S*$/i.test(plain)) return { kind: 'link' }
  const name = plain.replace(/\/$/, '')
  return /^[^\s./:@#?]+(?:\.[^\s./:@#?]+)*\.[^\s./:@#?\d][^\s./:@#?]*$/u.test(name)
    ? { kind: 'name', name }
    : { kind: 'text', text: plain }
}

/** The one thing that `read` finds among the words of a text; null where there is none, or more than one. */
export function readAmong<T>(text: string, read: (word: string) => T | null): T | null {
  const words = [...new Set(text.split(/[\s()<>[\]"']+/))]
  const named = words.flatMap((word) => read(word) ?? [])
  return words.length > 1 && named.length === 1 ? (named[0] ?? null) : null
}

/** What one word among others names by its form; a full stop may follow it. */
export const readWord = (word: string): SearchTarget | null => readHashes(word.replace(/[.,;:!?]+$/, ''))

/** What a server is asked to complete; '' where the form alone says all, and for what is to be sent nowhere. */
export function askedText(input: { readonly kind: 'explorerUrl' } | SearchTarget): string {
  switch (input.kind) {
    case 'address':
    case 'hash':
      return input.hash
    case 'blockNumber':
      return String(input.height)
    case 'name':
      return input.name
    case 'text':
      // One letter is part of nearly every name; a pasted novel of none.
      return input.text.length > 1 && input.text.length <= 200 ? input.text : ''
    default:
      return ''
  }
}
