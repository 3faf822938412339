import { isPassing, nodeFaultOf } from '#/contracts/nodeFault'
import { NODE_STATE_PATH, type NodeState } from '#/contracts/nodeState'
import { jsonResponse, responding } from '#/served/responses'
import { Route } from '#/served/route'
import type { ChainIndex } from './chainIndex'
import type { NodeHead } from './headSource'
import type { NodeClient } from './nodeClient'

/** Time that the response waits for the node, ms: one that does not respond is to be seen soon. */
const PATIENCE_MS = 1_000

interface StateParts {
  index: ChainIndex
  client: NodeClient
  isLocal: () => Promise<boolean>
  /** Resolves once the latest block of the node is known. */
  upToDate: () => Promise<void>
  /** The latest block of a chain without an index; null for a chain with one. */
  bigHead: () => Promise<NodeHead | null>
  /** The endpoints that the API lacks, and why; rejects before the node responds. */
  lacks: () => Promise<NodeState['lacks']>
}

/** The routes of a chain's state below the URL of its API; see NodeState. One that is posted with `isPaused` pauses the index, or lets it go on. */
export function nodeStateRoutes(
  url: string,
  { index, client, isLocal, upToDate, bigHead, lacks }: StateParts,
): Route[] {
  let facts = index.facts()
  let past = 0
  let big: NodeHead | null = null
  const read = new Route('GET', url + NODE_STATE_PATH, () =>
    responding(async () => {
      const waited = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
      // One that has never responded is taken for a developer's that is not started yet.
      const local = Promise.race([isLocal().catch(() => true), waited.then(() => index.progress() === null)])
      const look = async () => {
        if ((await bigHead()) === null) await upToDate()
        // It may have outgrown the index.
        const found = await bigHead()
        if (found === null) return
        // Lists of the index do not continue in those without one.
        if (big === null && facts.head >= 0) past += 1
        if (big !== null && found.height <= big.height && found.hash !== big.hash) past += 1
        big = found
      }
      const failure = await Promise.race([look().then(() => null, nodeFaultOf), waited.then(() => null)])
      const problem = client.problem() ?? failure
      if (problem && problem.kind !== 'limited' && isPassing(problem) && (await local)) client.retry()
      if (index.facts() !== facts) {
        // Saved blocks that are read at the start are no change.
        if (facts.head >= 0) past += 1
        facts = index.facts()
      }
      const head = big?.hash ?? facts.recording.blocks.at(-1)?.hash ?? null
      const changes = { head, past, restarts: index.restarts(), hasOutgrown: index.hasOutgrown() }
      const lacked = await Promise.race([lacks().catch(() => ({})), waited.then(() => ({}))])
      const state: NodeState = { ...changes, isLocal: await local, isPaused: index.isPaused(), problem, lacks: lacked }
      return jsonResponse(200, state)
    }),
  )
  const pause = new Route('POST', url + NODE_STATE_PATH, async (request) => {
    const { isPaused } = (await request.json()) as Pick<NodeState, 'isPaused'>
    index.pause(isPaused)
    return jsonResponse(200, { isPaused })
  })
  return [read, pause]
}
