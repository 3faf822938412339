import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isInTwoCases } from './hash'
import { chainIdOf } from '#/domain/chainKey'

/** Chain IDs that are part of the checksummed text (EIP-1191). */
const EIP_1191_CHAINS = new Set(['30', '31'])

/** Writes an address with its EIP-55 checksum, or the EIP-1191 one on the chains that use it. */
export function checksummed(hash: string, chain: string): string {
  const id = chainIdOf(chain)
  const digits = hash.slice(2).toLowerCase()
  const text = EIP_1191_CHAINS.has(id) ? `${id}0x${digits}` : digits
  const digest = bytesToHex(keccak_256(utf8ToBytes(text)))
  const letters = Array.from(digits, (digit, index) =>
    Number.parseInt(digest[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${letters.join('')}`
}

/**
 * Whether an address has a checksum that is wrong, as after a typing error. An address in one case has none. EIP-55 counts
 * on every chain, because most wallets write nothing else.
 */
export function checksumFails(hash: string, chain: string): boolean {
  return isInTwoCases(hash) && hash !== checksummed(hash, chain) && hash !== checksummed(hash, '')
}
