import { checksummed } from '#/domain/hashes/checksum'
import { isObject } from '#/domain/isObject'

/** A JSON object that a node sent. */
export type RpcObject = Readonly<Record<string, unknown>>

/** The objects of a JSON array; none where it is no array. */
export function objectsIn(value: unknown): RpcObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** A quantity, which nodes write as hex text and some as a number; undefined where it is none. */
export function quantity(value: unknown): bigint | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  if (value === '' || value === '0x') return 0n
  try {
    return BigInt(value)
  } catch {
    return undefined
  }
}

/** A quantity as decimal text; undefined where it is none. */
export function decimalIn(value: unknown): string | undefined {
  return quantity(value)?.toString()
}

/** A quantity as a number; 0 where it is none. */
export function integerIn(value: unknown): number {
  return Number(quantity(value) ?? 0n)
}

/** Text; undefined for any other value. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Hex data such as a hash, which some nodes write in upper case, in lower case; undefined where it is no text. */
export function dataIn(value: unknown): string | undefined {
  return textIn(value)?.toLowerCase()
}

/** The hash of a block or transaction, in lower case. */
export const hashIn = (value: unknown) => String(value).toLowerCase()

/** A number as nodes expect it. */
export const hex = (number: number | bigint) => `0x${number.toString(16)}`

/** Writes addresses of one chain with their checksum; each is computed once. */
export type AddressWriter = (hash: string) => string

/** Creates the writer of a chain's addresses. */
export function addressWriter(chain: string): AddressWriter {
  const written = new Map<string, string>()
  return (hash) => {
    const known = written.get(hash)
    if (known !== undefined) return known
    const text = checksummed(hash, chain)
    written.set(hash, text)
    return text
  }
}

/** The address at the end of a 32-byte word. */
export const addressInWord = (word: string) => `0x${word.slice(-40)}`
