import { useQuery } from '@tanstack/react-query'
import { useChain } from '#/data/sources/useChain'

/** How the letters of an address are to be written, and whether they are written otherwise. */
interface Spelling {
  readonly checksummed: string
  readonly fails: boolean
}

/** Holds an address against its checksum, before any server has answered and by code that comes for it; null until then. */
export function useSpelling(hash: string): Spelling | null {
  const { id } = useChain().chain
  const { data = null } = useQuery({
    queryKey: [id, 'spelling', hash],
    queryFn: async (): Promise<Spelling> => {
      const { checksumFails, checksummed } = await import('#/domain/checksum')
      return { checksummed: checksummed(hash, id), fails: checksumFails(hash, id) }
    },
    staleTime: Infinity,
  })
  return data
}
