/** An address: 0x and 40 hex digits of any case (contract §2). */
export type AddressHash = `0x${string}`

/** A transaction or block hash: 0x and 64 hex digits of any case. */
export type TransactionHash = `0x${string}`

/** Whether a value is an address as the contract writes it (§2: `^0x[A-Fa-f0-9]{40}$`). */
export function isAddressHash(value: unknown): value is AddressHash {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value) && value[1] === 'x'
}

/** Whether a value is 0x and 64 hex digits, the form of a transaction hash and of a block hash alike. */
export function isTransactionHash(value: unknown): value is TransactionHash {
  return typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value) && value[1] === 'x'
}

/**
 * A hash with its middle left out, keeping `head` digits after 0x and `tail` at the end; one that would not get shorter is unchanged. The
 * usual ones, "0x12ab34c…d89ef", are those of `Hash`: look-alike addresses share the first and last four.
 */
export function shortHash(hash: string, head = 7, tail = 5): string {
  const start = (/^0x/i.test(hash) ? 2 : 0) + head
  return hash.length <= start + tail + 1 ? hash : `${hash.slice(0, start)}…${hash.slice(hash.length - tail)}`
}

/** Whether two hashes are the same whatever the case of their digits; a missing one equals nothing. */
export function sameHash(a: string | null | undefined, b: string | null | undefined): boolean {
  return a != null && b != null && (a === b || a.toLowerCase() === b.toLowerCase())
}

/** Whether an address is written in letters of both cases, which then are a checksum (EIP-55). */
export function isInTwoCases(hash: string): boolean {
  return /[a-f]/.test(hash) && /[A-F]/.test(hash)
}

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
