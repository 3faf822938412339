import { queryOptions } from '@tanstack/react-query'
import { isInTwoCases } from '#/domain/hashes/hash'

/** An address with its checksum (EIP-55), and whether the one that was given is invalid. */
export interface Checksum {
  readonly checksummed: string
  readonly fails: boolean
}

/** Chains with a checksum of their own (EIP-1191): an address on an unknown chain may have any of them. */
const ANY_CHAIN = ['', '30', '31']

/** Checks the checksum of an address on a chain, or on any without one; the code of the hash function is loaded for it. */
export function checksumQuery(chain: string | null, hash: string) {
  return queryOptions<Checksum>({
    queryKey: [chain, 'checksum', hash],
    queryFn: async () => {
      const { checksumFails, checksummed } = await import('#/domain/hashes/checksum')
      const chains = chain === null ? ANY_CHAIN : [chain]
      return {
        checksummed: checksummed(hash, chain ?? ''),
        fails: chains.every((each) => checksumFails(hash, each)),
      }
    },
    staleTime: Infinity,
  })
}

/** A typed or pasted address in letters of both cases, which are a checksum; null for any other text. */
export function checkableAddress(text: string): string | null {
  const [, digits] = /(?<!\w)0x([\da-f]{40})(?!\w)/i.exec(text) ?? []
  return digits !== undefined && isInTwoCases(digits) ? `0x${digits}` : null
}
