import { type Query, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ResourceName } from '#/api/resources'
import type { RequestQueues } from '#/api/requestQueues'
import type { ServerNotes } from '#/api/serverNotes'
import type { Fetch } from '#/api/transport'
import { isPassing } from '#/contracts/nodeFault'
import { NODE_STATE_PATH, type NodeState } from '#/contracts/nodeState'
import { chainOfKey, pathOfKey } from '#/data/persistence/responseData'
import { useAutoRefresh } from '#/data/queries/autoRefresh'
import { nodeApiRoot } from '#/data/sources/dataSource'

/** Time between two looks at the state of a node's chain, ms. */
const LOOK_INTERVAL_MS = 1_000

/** The same while the node has a fault that only people mend, ms. */
const FAULT_INTERVAL_MS = 5_000

/** Records that change with a new block, while no block or transaction does. */
const CHANGES_WITH_HEAD = /^\/(?:addresses|tokens|stats)(?:\/|$)/
/** The record that changes without a block, where a developer sets a balance. */
const CHANGES_ANYTIME = '/addresses/{hash}'
/** Queries about the node or the replay itself, which no change of its chain concerns. */
const OF_NODE = /^(?:node state|node silence|rpc node|devnet|project|replay)$/

/** The state of a chain that is read from its node. While it is used, what is on the screen follows the node. */
export function useFollowedNode(chain: string): NodeState | undefined {
  const { client, fetch, queryClient, requestQueues } = useRouteContext({ from: '__root__' })
  const autoRefresh = useAutoRefresh()
  const { data } = useQuery(
    queryOptions<NodeState>({
      queryKey: ['node state', chain],
      queryFn: async ({ queryKey }) => {
        const response = await fetch(`/node-api/${chain}${NODE_STATE_PATH}`, {})
        if (!response.ok) throw new Error(`The state of the chain has status ${response.status}`)
        const now = (await response.json()) as NodeState
        const before = queryClient.getQueryData<NodeState>(queryKey)
        noteLacks(client.notes, chain, before?.lacks ?? {}, now.lacks)
        if (before) follow(queryClient, requestQueues, chain, before, now)
        return now
      },
      enabled: autoRefresh !== 'paused',
      refetchInterval: ({ state: { data: state } }) =>
        state?.problem && !isPassing(state.problem) ? FAULT_INTERVAL_MS : LOOK_INTERVAL_MS,
      refetchOnWindowFocus: true,
      staleTime: 0,
      // What was loaded before another chain was visited follows, too.
      gcTime: Infinity,
      retry: false,
    }),
  )
  return data
}

/** Notes which endpoints the API of a node lacks, so that their tabs are hidden before they are opened. */
function noteLacks(notes: ServerNotes, chain: string, before: NodeState['lacks'], now: NodeState['lacks']): void {
  const server = nodeApiRoot(chain).url
  // It has more than the contract, whatever it lacks.
  notes.noteServed(server, 'stats')
  for (const name of namesIn(before)) if (now[name] === undefined) notes.forgetLacking(server, name)
  for (const name of namesIn(now)) notes.noteLacking(server, name, now[name])
}

const namesIn = (lacks: NodeState['lacks']) => Object.keys(lacks) as ResourceName[]

/** Pauses the reading of a chain's blocks, or lets it go on. */
export async function pauseNode(fetch: Fetch, client: QueryClient, chain: string, isPaused: boolean): Promise<void> {
  await fetch(`/node-api/${chain}${NODE_STATE_PATH}`, { method: 'POST', body: JSON.stringify({ isPaused }) })
  await client.invalidateQueries({ queryKey: ['node state', chain] })
}

/** Loads again what changed between two states of a chain. */
export function follow(
  client: QueryClient,
  requestQueues: RequestQueues,
  chain: string,
  before: NodeState,
  now: NodeState,
): void {
  const isOfChain = ({ queryKey }: Query) => queryKey.slice(0, 2).includes(chain) && !OF_NODE.test(String(queryKey[0]))
  if (now.past !== before.past || now.restarts !== before.restarts) {
    client.removeQueries({ type: 'inactive', predicate: isOfChain })
    // Without what was there before: it would be shown next to the error that it is no longer there.
    void client.resetQueries({ type: 'active', predicate: isOfChain })
    return
  }
  if (before.problem && !now.problem) {
    requestQueues.retrySoon()
    void client.refetchQueries({ type: 'active', predicate: (query) => isOfChain(query) && query.state.error !== null })
  }
  const isChanged = ({ queryKey, state }: Query) => {
    // A list on the screen does not move: it offers new rows.
    if (chainOfKey(queryKey) !== chain || queryKey[0] === 'first' || isList(state.data)) return false
    // What was missing may be in the new blocks.
    if (state.status === 'error') return now.head !== before.head
    const path = pathOfKey(queryKey)
    return now.head !== before.head ? CHANGES_WITH_HEAD.test(path) : now.isLocal && path === CHANGES_ANYTIME
  }
  if (!now.problem) void client.invalidateQueries({ type: 'active', predicate: isChanged })
}

const isList = (data: unknown) => typeof data === 'object' && data !== null && ('pages' in data || 'rows' in data)
