import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemName, ParamsOf } from '#/api/resources'
import { ask, itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'

/** Looks for something once, and puts it where the page reads it; rejects while it is not there. */
export type Poll = (signal: AbortSignal) => Promise<unknown>

interface LookOptions {
  /** What is looked for, e.g. its chain and hash. */
  id: string
  poll: Poll
  /** Time between two looks, ms. */
  every: number
  /** The most looks; no end by default. */
  most?: number
  /** Nothing is asked for when false. */
  wanted: boolean
}

/** Looks for something that is not there yet, again and again while the page is visible; the page itself changes only when it is found. */
export function usePolling({ id, poll, every, most = Infinity, wanted }: LookOptions) {
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

/** Looks for one record of the current chain by its own endpoint. */
export function usePolledItem<N extends ItemName>(resource: N, params: ParamsOf<N>): Poll {
  const connection = useChain()
  const cache = useQueryClient()
  return async (signal) => {
    const found = await ask(connection, resource, { signal }, (root, options) =>
      connection.client.item(root, resource, params, options),
    )
    cache.setQueryData(itemQuery(connection, resource, params).queryKey, found)
  }
}
