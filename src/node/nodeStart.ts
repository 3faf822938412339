import { isLocalId, isLocalProgram } from '#/contracts/devnet'
import { WrongChainError } from '#/contracts/rpcError'
import type { NodeClient } from './nodeClient'
import { integerIn, objectsIn, quantity, type RpcObject } from './values'
import { chainIdOf } from '#/domain/chainKey'

/** What one request to a node shows of its chain. */
export interface NodeStart {
  /** The header of the latest block, and when it was requested, by performance.now(). */
  readonly head: RpcObject
  readonly readAt: number
  /** The hash of the genesis block. */
  readonly genesis: string
  /** Whether the node is a developer's: its blocks come when they are wanted, and it has no limit of requests. */
  readonly isLocal: boolean
  /** The first block of the chain itself: after the one that a local chain was forked at. */
  readonly first: number
}

/** Requests all that is needed before the first block; null if the node has none. Rejects if it is of another chain than the key says. */
export async function readStart(client: NodeClient, key: string): Promise<NodeStart | null> {
  const id = chainIdOf(key)
  const readAt = performance.now()
  const [latest, first, own, version, info, metadata] = await client.outcomes([
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    { method: 'eth_getBlockByNumber', params: ['0x0', false] },
    { method: 'eth_chainId', params: [] },
    { method: 'web3_clientVersion', params: [] },
    { method: 'anvil_nodeInfo', params: [] },
    { method: 'hardhat_metadata', params: [] },
  ])
  const found = quantity(own?.result)
  if (found !== undefined && String(found) !== id) throw new WrongChainError('', id, String(found))
  if (latest?.error) throw latest.error
  // Without its genesis block for a moment, the chain would be taken for another.
  if (first?.error && !first.error.isStateMissing) throw first.error
  const [head] = objectsIn([latest?.result])
  if (head === undefined) return null
  const [fork] = objectsIn([
    objectsIn([info?.result])[0]?.['forkConfig'] ?? objectsIn([metadata?.result])[0]?.['forkedNetwork'],
  ])
  const forked = fork?.['forkBlockNumber']
  return {
    head,
    readAt,
    // A node that pruned its first blocks still has a chain.
    genesis: String(objectsIn([first?.result])[0]?.['hash']),
    isLocal: isLocalId(id) || isLocalProgram(version?.result),
    first: forked === undefined || forked === null ? 0 : Math.min(integerIn(forked) + 1, integerIn(head['number'])),
  }
}
