import { createNodeApi, type NodeApi, type NodeApiOptions } from './nodeApi'
import { finalFactsOf } from './onDemand/finalFacts'
import { keepInMemory, savedBlocksOf } from './savedBlocks'
import type { ServedChain } from './workerMessages'

/** Creates the API of a node's chain, whose blocks are saved in this browser; where it blocks storage, they last as long as the page. */
export function openNodeApi(
  chain: ServedChain,
  parts: Pick<NodeApiOptions, 'fetch' | 'requestQueues' | 'project'>,
): NodeApi {
  const openSaved = (genesis: string) => savedBlocksOf(chain.rpcUrl)(genesis).catch(() => keepInMemory(genesis))
  return createNodeApi({ ...chain, ...parts, openSaved, openFinal: finalFactsOf(chain.rpcUrl) })
}
