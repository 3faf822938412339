import { useQuery } from '@tanstack/react-query'
import { useAutoRefresh } from '#/data/queries/autoRefresh'
import { firstPageQuery, type ListRequest } from '#/data/queries/resourceQueries'
import { isLow } from '#/data/sources/creditReserve'
import { useChain } from '#/data/sources/useChain'

/** The newest rows of a list of blocks, followed unless the reader paused that or few credits are left. */
export function useNewest<N extends 'mainPageBlocks' | 'blocks'>(
  request: ListRequest<N>,
  pace?: { refetchInterval: number },
) {
  const connection = useChain()
  const following = useAutoRefresh()
  return useQuery({
    ...firstPageQuery(connection, request),
    ...pace,
    enabled: ({ state }) => state.data === undefined || (following === 'on' && !isLow(state.data.limits)),
  })
}
