import { blake2b } from '@noble/hashes/blake2.js'
import type { AddressHash } from './hash'

/** What a text in another form of an address names: the address, or why it names none. */
export type NativeAddress = { readonly hash: AddressHash } | { readonly error: string }

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** Chains and banks have checksums of their own: a text with another one may be mistyped. */
const mistyped = (form: string): NativeAddress => ({
  error: `Invalid ${form}: its checksum or length is wrong. It may be mistyped.`,
})

/** The values of the digits of an alphabet of 32; -1 for any other character. */
const valuesOf = (text: string, alphabet: string) => Array.from(text, (digit) => alphabet.indexOf(digit))

/** The bytes in digits of 5 bits, without a remainder of less than a byte. */
function bytesOf(digits: readonly number[]): number[] {
  const bits = digits.map((digit) => digit.toString(2).padStart(5, '0')).join('')
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

const hashOf = (bytes: readonly number[]): AddressHash =>
  `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Protocol 4 (delegated) and namespace 10 (the EVM) of FIP-48, which its checksum covers. */
const FILECOIN_EVM = [4, 10]

/** Filecoin’s form of an EVM address (FIP-48): f410f or t410f, then 20 bytes and 4 of their checksum in base 32. */
function filecoinAddress(digits: string): NativeAddress {
  const values = valuesOf(digits, BASE32)
  const bytes = bytesOf(values)
  const account = bytes.slice(0, 20)
  const checksum = blake2b(Uint8Array.from([...FILECOIN_EVM, ...account]), { dkLen: 4 })
  // The bits after the last byte are zero.
  const isWhole = values.length === 39 && !values.includes(-1) && (values.at(-1) ?? 0) % 8 === 0
  const fits = isWhole && checksum.every((byte, index) => byte === bytes[20 + index])
  return fits ? { hash: hashOf(account) } : mistyped('Filecoin address')
}

const BECH32_GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** The checksum of bech32 (BIP-173): 1 for digits of 5 bits that include a valid one. */
function bech32Checksum(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => {
    const next = ((sum & 0x1ffffff) << 5) ^ digit
    return BECH32_GENERATOR.reduce((mixed, part, bit) => ((sum >>> (25 + bit)) & 1 ? mixed ^ part : mixed), next)
  }, 1)
}

/** Zilliqa’s form of an address (ZIP-1): bech32 of 20 bytes, after "zil1". */
function zilliqaAddress(digits: string): NativeAddress {
  const prefix = Array.from('zil', (letter) => letter.charCodeAt(0))
  const values = valuesOf(digits, BECH32)
  const expanded = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...values]
  const fits = values.length === 38 && !values.includes(-1) && bech32Checksum(expanded) === 1
  return fits ? { hash: hashOf(bytesOf(values.slice(0, 32))) } : mistyped('Zilliqa address')
}

/** The remainder of an IBAN (ISO 13616) by 97, its letters as numbers from 10: 1 if its check digits are right. */
function ibanRemainder(code: string): bigint {
  return BigInt(Array.from(code.slice(4) + code.slice(0, 4), (digit) => Number.parseInt(digit, 36)).join('')) % 97n
}

/** An address as a bank account number (ICAP): XE, two check digits, then 30 or 31 digits of base 36. */
function icapAddress(code: string): NativeAddress {
  const isValid = ibanRemainder(code) === 1n
  if (isValid && code.length === 20)
    return { error: 'This ICAP code names an account at an institution, not an address.' }
  const value = Array.from(code.slice(4), (digit) => Number.parseInt(digit, 36)).reduce(
    (sum, digit) => sum * 36n + BigInt(digit),
    0n,
  )
  const fits = isValid && (code.length === 34 || code.length === 35) && value < 2n ** 160n
  return fits ? { hash: `0x${value.toString(16).padStart(40, '0')}` } : mistyped('ICAP address')
}

/**
 * Reads an address as XDC (xdc…), Filecoin (f410f…), Zilliqa (zil1…) or ICAP (XE…) write it. The digits of the first are the
 * hash's, which keeps their case. Null for any other text, and for one that is too short to be one.
 */
export function readNativeAddress(text: string): NativeAddress | null {
  const xdc = /^xdc([\da-f]{40})$/i.exec(text)?.[1]
  if (xdc !== undefined) return { hash: `0x${xdc}` }
  const filecoin = /^[ft]410f([a-z\d]{30,50})$/.exec(text)?.[1]
  if (filecoin !== undefined) return filecoinAddress(filecoin)
  const zilliqa = /^(?:zil1([a-z\d]{30,50})|ZIL1([A-Z\d]{30,50}))$/.exec(text)
  if (zilliqa) return zilliqaAddress((zilliqa[1] ?? zilliqa[2] ?? '').toLowerCase())
  // Banks print account numbers in groups of four.
  const icap = /^(?:iban:)?(xe\d\d(?:\s?[\da-z]{4}){4,9}(?:\s?[\da-z]{1,3})?)$/i.exec(text)?.[1]
  return icap === undefined ? null : icapAddress(icap.replace(/\s/g, '').toUpperCase())
}

/** The address that such a text names; null for one that is mistyped, and for any other. */
export function nativeHash(text: string): AddressHash | null {
  const native = readNativeAddress(text)
  return native && 'hash' in native ? native.hash : null
}
