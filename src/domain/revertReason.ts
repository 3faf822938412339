import { nameInSignature, selectorOf } from './decoded'
import { sameHash } from './hash'
import { hexSize, hexToText, hexWords } from './hex'
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

/** Reads a revert reason in any format; Error(string) and Panic(uint256) are also decoded from bytes. */
export function revertWords(reason: RevertRecord | null): Revert {
  if (reason === null) return NONE
  if (reason.form === 'decoded') return readDecoded(reason.decoded)
  // Some APIs send the bytes as text.
  const given = reason.form === 'raw' ? reason.raw : reason.text
  return hexSize(given) === null ? messageOf(given) : readBytes(given)
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
      const text = hexToText(`0x${hex.slice(start, start + 2 * Number(length))}`)
      if (text !== null) return messageOf(text)
    }
  }
  // Four bytes are the selector of an error without arguments, even if they happen to be letters.
  const text = size === 4 ? null : hexToText(hex)
  return text === null ? { kind: 'bytes', hex } : messageOf(text)
}
