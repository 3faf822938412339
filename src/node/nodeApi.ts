import { bodyOf, SERVED_NAMES, servedPath } from '#/served/respond'
import { ErrorResponse, jsonResponse, responding } from '#/served/responses'
import { Route } from '#/served/route'
import type { Fetch } from '#/api/transport'
import { RESOURCES } from '#/api/resources'
import type { RecordedFile } from '#/served/recording'
import type { ChainStore, Facts } from '#/served/store'
import { getResponse } from 'msw'
import { type ChainIndex, createChainIndex, type NodeChain } from './chainIndex'
import { createNodeClient } from './nodeClient'
import { nodeResponders } from './responders'
import { keepInMemory, type OpenSavedBlocks } from './savedBlocks'

/** A chain that is read from its node. */
export interface NodeApiOptions extends NodeChain {
  /** The absolute URL that the API is served under, without /api/v2. */
  url: string
  /** The absolute URL of the node. */
  rpcUrl: string
  fetch: Fetch
  /** Where blocks are saved; in memory by default. */
  openSaved?: OpenSavedBlocks
  /** Longest time that a response waits for the index, ms. */
  patience?: number
}

/** The API of a chain that is read from its node. */
export interface NodeApi {
  index: ChainIndex
  /** The response to a request for a URL of the API. */
  answer(request: Request): Promise<Response>
}

/** The time between two looks at the node's latest block, ms. */
const POLL_MS = 500
/** Time that a response waits for the index by default, ms: then it has what is indexed so far. */
const PATIENCE_MS = 3_000

/** Creates the API of a node's chain. */
export function createNodeApi(options: NodeApiOptions): NodeApi {
  const { url, rpcUrl, fetch, openSaved = keepInMemory, patience = PATIENCE_MS, ...chain } = options
  const client = createNodeClient(rpcUrl, fetch)
  const index = createChainIndex(chain, client, openSaved)
  const responders = nodeResponders(chain.id, index, client)
  const store: ChainStore = {
    async load<N extends RecordedFile>(...files: readonly N[]) {
      const { recording } = index.facts()
      return Object.fromEntries(files.map((file) => [file, recording[file]])) as Facts<N>
    },
  }
  let checkedAt = -Infinity
  /** Resolves once the index has all blocks, or after a while with those that it has; rejects if the node does not respond. */
  const upToDate = async () => {
    if (performance.now() - checkedAt < POLL_MS) return
    const { indexed, head } = index.progress()
    const update = index.update().then(() => (checkedAt = performance.now()))
    const isFirst = head < 0 || indexed < head
    await (isFirst ? Promise.race([update, new Promise((resolve) => setTimeout(resolve, patience))]) : update)
  }
  const handlers = [
    ...SERVED_NAMES.filter((name) => {
      const resource = RESOURCES[name]
      return resource.kind === 'item' || resource.form !== 'multichain'
    }).map(
      (name) =>
        new Route('GET', `${url}/${servedPath(name)}`, (request, params) =>
          responding(async () => {
            await upToDate().catch((error: unknown) => {
              throw new ErrorResponse(502, { message: error instanceof Error ? error.message : String(error) })
            })
            return jsonResponse(200, await bodyOf(name, store, 'instance', request, params, responders))
          }),
        ),
    ),
    new Route('*', `${url}/*`, () =>
      responding(() => {
        throw new ErrorResponse(400, { message: 'Unknown API v2 action' })
      }),
    ),
  ]
  return {
    index,
    answer: async (request) => (await getResponse(handlers, request)) ?? new Response(null, { status: 404 }),
  }
}
