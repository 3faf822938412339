import { NODE_STATE_PATH, type NodeState } from '#/contracts/nodeState'
import { jsonResponse, responding } from '#/served/responses'
import { Route } from '#/served/route'
import type { ChainIndex } from './chainIndex'
import type { NodeClient } from './nodeClient'

/** Time that the response waits for the node, ms: one that does not respond is to be seen soon. */
const PATIENCE_MS = 1_000

interface StateParts {
  index: ChainIndex
  client: NodeClient
  isLocal: () => Promise<boolean>
  /** Resolves once the latest block of the node is known. */
  upToDate: () => Promise<void>
}

/** The route of a chain's state below the URL of its API; see NodeState. */
export function nodeStateRoute(url: string, { index, client, isLocal, upToDate }: StateParts): Route {
  let facts = index.facts()
  let past = 0
  return new Route('GET', url + NODE_STATE_PATH, () =>
    responding(async () => {
      const waited = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
      const local = Promise.race([isLocal(), waited.then(() => false)])
      await Promise.race([upToDate().catch(() => undefined), waited])
      const problem = client.problem()
      if (problem === 'silent' && (await local)) client.retry()
      if (index.facts() !== facts) {
        // Saved blocks that are read at the start are no change.
        if (facts.head >= 0) past += 1
        facts = index.facts()
      }
      const head = facts.recording.blocks.at(-1)?.hash ?? null
      const state: NodeState = { head, past, restarts: index.restarts(), isLocal: await local, problem }
      return jsonResponse(200, state)
    }),
  )
}
