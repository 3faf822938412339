import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { InstanceParams } from '#/data/queries/instance'
import { listQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'

/** How many hold an NFT, as far as the first page of them tells; undefined while that is not known. */
export function useHoldersInBrief(params: InstanceParams): { count: number; areMore: boolean } | undefined {
  const connection = useChain()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [connection.chain.id, 'holders of an NFT in brief', params],
    queryFn: async () => {
      const request = { resource: 'tokenInstanceHolders', params, filters: {} } as const
      // The tab of the holders begins with the same page.
      const { pages } = await client.fetchInfiniteQuery(listQuery(connection, request, ''))
      return {
        count: pages.reduce((sum, { rows }) => sum + rows.length, 0),
        areMore: (pages.at(-1)?.next ?? null) !== null,
      }
    },
    staleTime: 60_000,
    structuralSharing: false,
    retry: false,
  })
  return data
}
