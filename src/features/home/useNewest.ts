import { useQuery } from '@tanstack/react-query'
import { useFollowing } from '#/data/following'
import { firstPageQuery, type ListRequest } from '#/data/queries'
import { isLow } from '#/data/reserve'
import { useChain } from '#/data/useChain'

/** The newest rows of a list of blocks, followed unless the reader paused that or few credits are left. */
export function useNewest<N extends 'mainPageBlocks' | 'blocks'>(
  request: ListRequest<N>,
  pace?: { refetchInterval: number },
) {
  const connection = useChain()
  const following = useFollowing()
  return useQuery({
    ...firstPageQuery(connection, request),
    ...pace,
    enabled: ({ state }) => state.data === undefined || (following === 'on' && !isLow(state.data.limits)),
  })
}
