import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { REPLAY_PATH, type ReplayState } from '#/api/replay'
import type { NodeState } from '#/contracts/nodeState'
import type { Chain } from '#/data/config/config'
import { follow } from '#/data/queries/followNode'
import { restartWatch } from '#/data/watch/watchState'

/** Time between two looks at a replay, ms. */
const LOOK_INTERVAL_MS = 1_000

/** The replay of a recorded chain; undefined until it is known, and for a chain that the demo does not serve. */
export interface ChainReplay {
  readonly state: ReplayState | undefined
  /** Replays the last blocks; 0 returns to the end of the recording. */
  readonly start: (blocks: number) => Promise<void>
}

/** The replay of a chain of the demo. While it runs, what is on the screen follows it, like the blocks of a node. */
export function useReplay({ id, baseUrl }: Chain): ChainReplay {
  const { fetch, queryClient, requestQueues } = useRouteContext({ from: '__root__' })
  const url = `${baseUrl}${REPLAY_PATH}`
  const query = queryOptions<ReplayState>({
    queryKey: ['replay', id],
    queryFn: async () => read(await fetch(url, {})),
    enabled: baseUrl !== undefined,
    refetchInterval: ({ state }) => (state.data?.isReplaying ? LOOK_INTERVAL_MS : false),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  const read = async (response: Response) => {
    if (!response.ok) throw new Error(`The replay has status ${response.status}`)
    const now = (await response.json()) as ReplayState
    const before = queryClient.getQueryData(query.queryKey)
    if (before) follow(queryClient, requestQueues, id, asNode(before), asNode(now))
    return now
  }
  const { data: state } = useQuery(query)
  return {
    state,
    start: async (blocks) => {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify({ blocks }) })
      // What was found before would be found again.
      if (blocks > 0) restartWatch(id)
      queryClient.setQueryData(query.queryKey, await read(response))
    },
  }
}

const asNode = ({ hash, past }: ReplayState): NodeState => ({
  head: hash,
  past,
  restarts: 0,
  hasOutgrown: false,
  isLocal: false,
  isPaused: false,
  problem: null,
  lacks: {},
})
