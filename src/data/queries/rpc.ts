import type { RpcCall, RpcNode, RpcOutcome } from '#/contracts/node'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ApiError } from '#/api/errors'
import { FREE_PLAN_RATE } from '#/api/client'
import type { RequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import type { callNode } from '#/contracts/rpc'
import { capabilitiesOf, forgetMissingMethods } from '#/contracts/nodeCapabilities'
import { readChainId } from '#/contracts/wallet'
import { nodeUrlOf, proUrlOf } from '#/data/config/config'
import { credentialFor } from '#/data/settings/apiKey'
import { type ChainConnection, sourceOf } from '#/data/sources/dataSource'
import { chainIdOf } from '#/domain/chainKey'
import { isObject } from '#/domain/isObject'

/** The connection of a chain, with what requests to its node need. */
export interface NodeConnection extends ChainConnection {
  queryClient: QueryClient
  requestQueues: RequestQueues
  fetch: Fetch
}

/** The connection of the current URL's chain; for components below `/{chain}`. */
export function useNodeConnection(): NodeConnection {
  return useRouteContext({ from: '/$chain' })
}

/** The node that a chain's calls are sent to. */
export type ChosenNode = Omit<RpcNode, 'credential' | 'rate'>

/** An endpoint that was tried, and why it is no node of the chain. */
interface FailedNode extends Pick<RpcNode, 'host' | 'source'> {
  readonly reason: Error
}

/** No JSON-RPC endpoint of the chain answers; `tried` are those of its APIs, with why not. */
export class NoNodeError extends Error {
  override readonly name = 'NoNodeError'
  readonly tried: readonly FailedNode[]

  constructor(tried: readonly FailedNode[]) {
    super('No JSON-RPC node answers for this chain')
    this.tried = tried
  }
}

/** The nodes to try: the configured one only, else the JSON-RPC endpoints of the chain's APIs, first of the one that serves the chain now. */
export function nodesOf({ config, chain }: Pick<ChainConnection, 'config' | 'chain'>): RpcNode[] {
  // As in src/node/start.ts, which shares the queue.
  if (nodeUrlOf(chain) !== undefined && chain.rpcUrl)
    return [{ ...nodeAt(new URL(chain.rpcUrl, location.origin).href, 'configured'), isPaced: true }]
  if (chain.rpcUrl) return [nodeAt(chain.rpcUrl, 'configured')]
  const nodes = chain.baseUrl ? [nodeAt(`${chain.baseUrl}/api/eth-rpc`, 'instance')] : []
  const proUrl = proUrlOf(config, chain)
  if (!proUrl) return nodes
  const credential = credentialFor({ proUrl }) ?? undefined
  const rate = credential?.rate ?? config.requestsPerSecond ?? FREE_PLAN_RATE
  const multichain = { ...nodeAt(`${proUrl}/${chainIdOf(chain.id)}/json-rpc`, 'multichain'), credential, rate }
  return sourceOf({ config, chain }).root.form === 'multichain' ? [multichain, ...nodes] : [...nodes, multichain]
}

function nodeAt(url: string, source: RpcNode['source']): RpcNode {
  return { url, source, host: new URL(url, location.origin).host }
}

/** The node of a chain: the first that serves this chain and has `eth_call`. Which one it is stays the same for the session. */
export function nodeQuery(connection: NodeConnection) {
  const nodes = nodesOf(connection)
  return queryOptions<ChosenNode>({
    queryKey: ['rpc node', connection.chain.id, nodes.map(({ url }) => url)],
    queryFn: async ({ signal }) => {
      const tried: FailedNode[] = []
      for (const node of nodes) {
        try {
          await demandNode(connection, node, signal)
          const { url, source, host } = node
          return { url, source, host }
        } catch (error) {
          if (!(error instanceof Error) || signal.aborted || node.source === 'configured') throw error
          tried.push({ host: node.host, source: node.source, reason: error })
        }
      }
      throw new NoNodeError(tried)
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

/** Throws if a node serves another chain, or has no `eth_call`. */
async function demandNode(connection: NodeConnection, node: RpcNode, signal: AbortSignal): Promise<void> {
  // A choice is made once, and again by Retry only: what the node lacked before, it may have now.
  forgetMissingMethods(capabilitiesOf(connection, node))
  const probe = { to: `0x${'0'.repeat(40)}`, data: '0x' }
  const calls = [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_call', params: [probe, 'latest'] },
  ]
  const [chainId, call] = await callWith(connection, node, calls, signal)
  const id = chainIdOf(connection.chain.id)
  const found = readChainId(chainId?.result)
  if (found !== null) {
    if (found !== id) {
      const { WrongChainError } = await import('#/contracts/rpcError')
      throw new WrongChainError(node.host, id, found)
    }
    // The URL of an API names its chain; of a node only its answer does.
  } else if (node.source === 'configured' || !chainId?.error?.isUnknownMethod) {
    throw chainId?.error ?? unexpected('eth_chainId')
  }
  if (call?.error?.isUnknownMethod) throw call.error
}

/** The error for a response of a node that is not what the method returns. */
export function unexpected(path: string): ApiError {
  return new ApiError({ kind: 'contract', resource: 'JSON-RPC', path, status: 200, found: 'other' })
}

/** Sends calls to the chain's node, which is chosen before the first. */
export async function sendToNode(
  connection: NodeConnection,
  calls: readonly RpcCall[],
  signal?: AbortSignal,
): Promise<RpcOutcome[]> {
  return callWith(connection, await usedNode(connection), calls, signal)
}

/** Loads what sends calls: pages show their rows and facts before they request anything of a node. */
async function callWith(...args: Parameters<typeof callNode>): Promise<RpcOutcome[]> {
  const rpc = await import('#/contracts/rpc')
  return rpc.callNode(...args)
}

/** The chain's node as requests are sent to it; it is chosen if it is not yet. */
export async function usedNode(connection: NodeConnection): Promise<RpcNode> {
  const { url } = await connection.queryClient.fetchQuery(nodeQuery(connection))
  const node = nodesOf(connection).find((each) => each.url === url)
  if (!node) throw new NoNodeError([])
  return node
}

/** A call that reads a contract. */
export interface ContractCall {
  readonly to: string
  readonly data: string
}

/** Reads contracts at a block: the latest, or one by its height. Each outcome is the returned hex, or the node's error. */
export function readQuery(connection: NodeConnection, calls: readonly ContractCall[], block: string) {
  const tag = block === 'latest' ? block : `0x${BigInt(block).toString(16)}`
  return queryOptions<RpcOutcome[]>({
    queryKey: ['eth_call', connection.chain.id, block, calls],
    queryFn: ({ signal }) =>
      sendToNode(
        connection,
        calls.map((call) => ({ method: 'eth_call', params: [call, tag] })),
        signal,
      ),
    // A past block does not change; a reorg of the latest ones is not followed.
    staleTime: block === 'latest' ? 0 : Infinity,
    refetchOnMount: false,
    retryOnMount: false,
  })
}

/** How often a node is requested whether a transaction is mined. */
const RECEIPT_INTERVAL_MS = 3000

/** Whether a transaction succeeded; 'pending' until it is mined, which is polled. Nothing is requested without a hash. */
export function receiptQuery(connection: NodeConnection, hash: string | null) {
  return queryOptions<'ok' | 'error' | 'pending'>({
    queryKey: ['receipt', connection.chain.id, hash],
    queryFn: async ({ signal }) => {
      const [outcome] = await sendToNode(connection, [{ method: 'eth_getTransactionReceipt', params: [hash] }], signal)
      if (!outcome || outcome.error) throw outcome?.error ?? unexpected('eth_getTransactionReceipt')
      if (outcome.result === null) return 'pending'
      if (!isObject(outcome.result)) throw unexpected('eth_getTransactionReceipt')
      return outcome.result['status'] === '0x0' ? 'error' : 'ok'
    },
    enabled: hash !== null,
    refetchInterval: ({ state: { data, error } }) => (error || data !== 'pending' ? false : RECEIPT_INTERVAL_MS),
  })
}
