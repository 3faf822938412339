import type { RequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import { createNodeApi, type NodeApi, type NodeApiOptions } from './nodeApi'
import type { NodeChain } from './chainIndex'
import { keepInMemory, savedBlocksOf } from './savedBlocks'

/** A chain that has only a node: its URL may be a path of this origin. */
export interface StartedChain extends NodeChain {
  readonly rpcUrl: string
  readonly requestQueues: RequestQueues
  /** The contracts of the developer's project. */
  readonly project: NonNullable<NodeApiOptions['project']>
}

/** The APIs that were started, by chain ID and URL of the node. */
const started = new Map<string, NodeApi>()

/**
 * A fetch that responds under /node-api/{id} of this origin from what the chain's node returns, and passes on all other requests. It
 * starts the index of the chain once, however often it is called.
 */
export function startNode(chain: StartedChain, send: Fetch): Fetch {
  // Absolute, so that its queue is not that of this API, whose responses wait for it.
  const rpcUrl = new URL(chain.rpcUrl, location.origin).href
  const url = `${location.origin}/node-api/${chain.id}`
  const key = `${chain.id} ${rpcUrl}`
  const { id, name, currency, testnet, project, requestQueues } = chain
  // Where the browser blocks storage, blocks last as long as the page.
  const openSaved = (genesis: string) => savedBlocksOf(rpcUrl)(genesis).catch(() => keepInMemory(genesis))
  const api =
    started.get(key) ??
    createNodeApi({ id, name, currency, testnet, url, rpcUrl, fetch: send, requestQueues, openSaved, project })
  started.set(key, api)
  return async (input, init) => {
    const asked = new URL(input, location.origin).href
    if (!asked.startsWith(`${url}/`)) return send(input, init)
    init.signal?.throwIfAborted()
    return Promise.race([api.answer(new Request(asked, init)), aborted(init.signal)])
  }
}

/** Rejects with an AbortError as soon as a request is aborted, like fetch. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
