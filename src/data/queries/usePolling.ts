import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemName, ParamsOf } from '#/api/resources'
import { fetchItem, itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'

/** Requests something once and puts it into the query cache; rejects while it does not exist. */
export type Poll = (signal: AbortSignal) => Promise<unknown>

interface PollingOptions {
  /** Identifies what is polled, e.g. by chain and hash. */
  id: string
  poll: Poll
  /** Poll interval, ms. */
  every: number
  /** Number of requests; unlimited by default. */
  most?: number
  /** Nothing is requested when false. */
  wanted: boolean
}

/** Polls for something that does not exist yet while the page is visible; the page changes only when it is found. */
export function usePolling({ id, poll, every, most = Infinity, wanted }: PollingOptions) {
  const { refetch, errorUpdateCount, isFetching } = useQuery({
    queryKey: ['again', id],
    queryFn: async ({ signal }) => {
      await poll(signal)
      return true
    },
    enabled: wanted,
    refetchInterval: ({ state }) => (!wanted || state.data || state.errorUpdateCount >= most ? false : every),
    retry: false,
    gcTime: 0,
  })
  return { looking: wanted && errorUpdateCount < most, isFetching, again: () => void refetch() }
}

/** Polls for one record of the current chain by its own endpoint. */
export function usePolledItem<N extends ItemName>(resource: N, params: ParamsOf<N>): Poll {
  const connection = useChain()
  const cache = useQueryClient()
  return async (signal) => {
    const found = await fetchItem(connection, resource, params, { signal })
    cache.setQueryData(itemQuery(connection, resource, params).queryKey, found)
  }
}
