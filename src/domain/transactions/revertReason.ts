import { nameInSignature, selectorOf } from './decoded'
import { sameHash } from '#/domain/hashes/hash'
import { hexSize, hexToText, hexToUtf8, hexWords } from '#/domain/hashes/hex'
import type { DecodedRecord, RevertRecord } from './transactionRecords'

/** A revert reason: a message, a panic code, an error by its name, undecoded bytes, or nothing. */
export type Revert =
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'panic'; readonly code: bigint; readonly words: string | null }
  | { readonly kind: 'error'; readonly name: string }
  | { readonly kind: 'bytes'; readonly hex: string }
  | { readonly kind: 'none' }

/** Solidity's own error codes. */
const PANICS: ReadonlyMap<bigint, string> = new Map([
  [0x00n, 'compiler panic'],
  [0x01n, 'assertion failed'],
  [0x11n, 'arithmetic overflow or underflow'],
  [0x12n, 'division by zero'],
  [0x21n, 'invalid enum value'],
  [0x22n, 'broken storage byte array'],
  [0x31n, 'pop from an empty array'],
  [0x32n, 'array index out of bounds'],
  [0x41n, 'out of memory'],
  [0x51n, 'call of an uninitialized function'],
])

const ERROR_STRING = '0x08c379a0'
const PANIC_CODE = '0x4e487b71'
const NONE: Revert = { kind: 'none' }

/**
 * Reads a revert reason in any format; Error(string), Panic(uint256) and plain text are also decoded from bytes. This is the only
 * reader of reasons: facts, sentences, lists, call trees and files show what it returns.
 */
export function revertWords(reason: RevertRecord | null): Revert {
  if (reason === null) return NONE
  if (reason.form === 'decoded') return readDecoded(reason.decoded)
  // Some APIs send the bytes as text.
  const given = reason.form === 'raw' ? reason.raw : reason.text
  const hex = bytesIn(given, reason.form)
  return hex === null ? messageOf(withDecodedEnd(given)) : readBytes(hex)
}

/** A reason in one text, untrusted and of any length; empty if there is none. */
export function revertText(revert: Revert): string {
  switch (revert.kind) {
    case 'message':
      return revert.text
    case 'panic':
      return revert.words ?? `Panic(0x${revert.code.toString(16)})`
    case 'error':
      return revert.name
    case 'bytes':
      return revert.hex
    case 'none':
      return ''
  }
}

/** The words between a reason and what was tried: one that ends a sentence, as many written by hand do, takes no semicolon. */
export function triedTo(reason: string): string {
  return /[.!?]$/.test(reason) ? ' Tried to ' : '; tried to '
}

/**
 * The reason in a transaction's result, which may hold revert data instead of its status ("execution reverted: 0x08c379a0…"); null
 * for a result in words only. Its texts are untrusted.
 */
export function reasonInResult(result: string | null): Exclude<Revert, { kind: 'none' }> | null {
  const revert = revertWords(result === null ? null : { form: 'text', text: result })
  return revert.kind === 'none' || (revert.kind === 'message' && revert.text === result) ? null : revert
}

/** The words of a failed call: those in its revert data, else of its error, which may hold such data; null without either. Untrusted. */
export function reasonText(error: string | null, data: string | null = null): string | null {
  const revert = revertWords(data === null ? null : { form: 'raw', raw: data })
  if (revert.kind === 'message' || revert.kind === 'panic') return revertText(revert)
  return revertText(revertWords(error === null ? null : { form: 'text', text: error })) || null
}

/** What nodes put in front of the returned bytes. */
const BEFORE_BYTES = /^(?:execution )?revert(?:ed)?[:\s]+(?=0x[\da-f]*$)/i

/** Bytes of bare hex that are no code or name, even in a field for any text. */
const MIN_CERTAIN_BYTES = 32

/** The bytes in a reason as 0x and digits, also where the API left 0x out; null where the text may be a number or a word. */
function bytesIn(given: string, form: 'raw' | 'text'): string | null {
  const text = given.trim().replace(BEFORE_BYTES, '')
  if (hexSize(text) !== null) return text
  const hex = `0x${text}`
  const size = hexSize(hex)
  if (size === null || size < 4) return null
  // A selector and whole words.
  if (size > 4 && size % 32 === 4) return hex
  if (/^\d+(?:e\d+)?$/i.test(text) || /^[a-f]+$/i.test(text)) return null
  return form === 'raw' || size >= MIN_CERTAIN_BYTES || readBytes(hex).kind === 'message' ? hex : null
}

/** Error(string) or Panic(uint256) at the end of a text. */
const ENCODED_END = /\b0x(?:08c379a0|4e487b71)[\da-f]+$/i

/** A text with what is encoded at its end in words, for which some nodes have words of their own in front. */
function withDecodedEnd(given: string): string {
  const text = given.trim()
  const hex = ENCODED_END.exec(text)?.[0]
  if (hex === undefined) return given
  const decoded = readBytes(hex)
  if (decoded.kind !== 'message' && decoded.kind !== 'panic') return given
  const words = text.slice(0, -hex.length).trimEnd().replace(/:$/, '')
  const end = revertText(decoded)
  return words.endsWith(end) ? words : `${words}: ${end}`
}

function messageOf(text: string): Revert {
  return text.trim() === '' ? NONE : { kind: 'message', text }
}

function panicOf(code: bigint): Revert {
  return { kind: 'panic', code, words: PANICS.get(code) ?? null }
}

function readDecoded({ method_call, method_id, parameters }: DecodedRecord): Revert {
  const selector = method_id === null ? null : selectorOf(method_id)
  const [first] = parameters ?? []
  if (typeof first?.value === 'string' && parameters?.length === 1) {
    if (sameHash(selector, ERROR_STRING)) return messageOf(first.value)
    if (sameHash(selector, PANIC_CODE) && /^(\d{1,78}|0x[\da-f]{1,64})$/i.test(first.value)) {
      return panicOf(BigInt(first.value))
    }
  }
  const name = nameInSignature(method_call) ?? selector
  return name === null ? NONE : { kind: 'error', name }
}

function readBytes(hex: string): Revert {
  const size = hexSize(hex) ?? 0
  if (size === 0) return NONE
  const { selector, words } = hexWords(hex) ?? { selector: null, words: [] }
  const [first, second] = words
  if (sameHash(selector, PANIC_CODE) && words.length === 1 && first?.length === 66) return panicOf(BigInt(first))
  if (sameHash(selector, ERROR_STRING) && first !== undefined && second !== undefined) {
    const start = 2 + 2 * (4 + 32 + 32)
    const length = BigInt(second)
    if (BigInt(first) === 32n && length <= BigInt(size - 68)) {
      if (length === 0n) return NONE
      // The encoding says that it is text: control characters in it are shown as such.
      const text = hexToUtf8(`0x${hex.slice(start, start + 2 * Number(length))}`)
      if (text !== null) return messageOf(text)
    }
  }
  // Four bytes are the selector of an error without arguments, even if they happen to be letters. Fewer, or digits that spell a word
  // ("0xdeaddeaddead"), are a number.
  const text = size <= 4 || /^0x[a-f]+$/i.test(hex) ? null : hexToText(hex)
  return text === null ? { kind: 'bytes', hex } : messageOf(text)
}
