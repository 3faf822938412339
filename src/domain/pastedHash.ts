import { type AddressHash, type TransactionHash } from './hash'

/** An address in any case, with or without its 0x, in lowercase; null for any other text. */
export function pastedAddress(text: string): AddressHash | null {
  const digits = /^(?:0x)?([\da-f]{40})$/i.exec(text)?.[1]
  return digits === undefined ? null : `0x${digits.toLowerCase()}`
}

/** 64 hex digits in any case, with or without their 0x, in lowercase; null for any other text. */
export function pastedHash(text: string): TransactionHash | null {
  const digits = /^(?:0x)?([\da-f]{64})$/i.exec(text)?.[1]
  return digits === undefined ? null : `0x${digits.toLowerCase()}`
}
