import { isInTwoCases } from './hash'
import { keccak256 } from './keccak'

/** Chains whose addresses are checksummed together with the chain's id (EIP-1191). */
const WITH_CHAIN = new Set(['30', '31'])

/** An address with its letters in the cases that its hash says (EIP-55), so that a mistyped digit shows; of a chain that has its own way, in that (EIP-1191). */
export function checksummed(hash: string, chain: string): string {
  const digits = hash.slice(2).toLowerCase()
  const spelt = WITH_CHAIN.has(chain) ? `${chain}0x${digits}` : digits
  const cases = keccak256(new TextEncoder().encode(spelt))
  const letters = Array.from(digits, (digit, place) =>
    Number.parseInt(cases[place] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${letters.join('')}`
}

/**
 * Whether the letters of an address are written in other cases than its checksum has, as happens when a digit was mistyped. An
 * address in one case has no checksum. EIP-55 is right on all chains, as wallets know no other way.
 */
export function checksumFails(hash: string, chain: string): boolean {
  return isInTwoCases(hash) && hash !== checksummed(hash, chain) && hash !== checksummed(hash, '')
}
