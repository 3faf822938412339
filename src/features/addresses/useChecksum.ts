import { useMemo } from 'react'
import { useChain } from '#/data/sources/useChain'
import { checksumFails, checksummed } from '#/domain/checksum'

/** An address in its EIP-55 spelling, and whether the given spelling fails the checksum. */
export function useChecksum(hash: string): { checksummed: string; fails: boolean } {
  const { id } = useChain().chain
  return useMemo(() => ({ checksummed: checksummed(hash, id), fails: checksumFails(hash, id) }), [hash, id])
}
