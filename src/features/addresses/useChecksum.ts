import { useMemo } from 'react'
import { useChain } from '#/data/sources/useChain'
import { checksumFails, checksummed } from '#/domain/checksum'

/** An address with its EIP-55 checksum, and whether the given one has an invalid checksum. */
export function useChecksum(hash: string): { checksummed: string; fails: boolean } {
  const { id } = useChain().chain
  return useMemo(() => ({ checksummed: checksummed(hash, id), fails: checksumFails(hash, id) }), [hash, id])
}
