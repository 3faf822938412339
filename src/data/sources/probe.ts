import type { Page } from '#/api/page'
import type { ApiRoot } from '#/api/apiRoot'
import type { Client } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { RequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import { type Devnet, devnetOf } from '#/contracts/devnet'
import type { RpcOutcome } from '#/contracts/node'
import { type NodeFault, nodeFaultOf } from '#/contracts/nodeFault'
import { callNode } from '#/contracts/rpc'
import { readChainId } from '#/contracts/wallet'
import { type ChainHead, headOfBlocks, headOfTransactions } from '#/data/queries/chainHead'
import { fetchDirectory, type ListedChain } from '#/data/config/chainDirectory'
import { unexpected } from '#/data/queries/rpc'
import type { Connection } from '#/data/sources/dataSource'
import { isBlockedAsMixed, type Silence, silenceOf } from '#/data/sources/nodeSilence'
import { chainOfHost } from '#/domain/search/explorerHosts'
import { isObject } from '#/domain/isObject'
import { chainOfBase, type PastedServer } from '#/domain/search/pastedServer'

/** What it takes to test a server that is not configured: a page's connection, and what requests outside of the resource table need. */
export interface Prober extends Connection {
  fetch: Fetch
  requestQueues: RequestQueues
}

/** A chain's own API that responded. */
export interface Instance {
  readonly kind: 'instance'
  /** The URL that /api/v2 is below. */
  readonly base: string
  /** Its decimal chain ID; null if it is unknown. */
  readonly id: string | null
  /** Whether the server itself reported the ID. */
  readonly told: boolean
  readonly head: ChainHead
}

/** A JSON-RPC node that responded. */
export interface Node {
  readonly kind: 'node'
  readonly url: string
  /** Decimal chain ID. */
  readonly id: string
  /** The program of a development chain; null for every other node. */
  readonly program: Devnet | null
  readonly head: ChainHead
}

/** A multichain API, which wants a key. */
export interface Multichain {
  readonly kind: 'multichain'
  readonly proUrl: string
  readonly chains: readonly ListedChain[]
  /** The decimal ID of the chain in the URL. */
  readonly chosen: string | null
}

/** A server without a readable API: why, with its error if it sent one. */
export interface Unread {
  readonly kind: 'silent' | 'web page' | 'no api' | 'refused'
  readonly base: string
  readonly error: ApiError | null
  /** Why there is no response; null if there was one. */
  readonly silence: Silence | null
  /** Why its URL is not that of a node, either; null if it responded to nothing. */
  readonly node: NodeFault | null
}

/** The result of testing a server. */
export type ProbeFinding = Instance | Node | Multichain | Unread

/**
 * Tests a server without a key: requests what every chain's own API has (contract §4.1) from each of its bases in turn, then the
 * chain ID, or the list of chains if it is a multichain API. Where none responds, its URL may be that of a JSON-RPC node.
 */
export async function probe(prober: Prober, { bases, url }: PastedServer): Promise<ProbeFinding> {
  if (await isBlockedAsMixed(url)) return silentAt(url, 'mixed content')
  let first: Unread | null = null
  for (const base of bases) {
    const found = await probeBase(prober, base)
    if (found.kind === 'instance' || found.kind === 'multichain') return found
    // The first URL is the one that was pasted, so its error says most.
    first ??= found
  }
  if (first?.silence && first.silence !== 'cors') return first
  try {
    return await nodeAt(prober, url)
  } catch (error) {
    return { ...(first ?? silentAt(url, 'down')), node: nodeFaultOf(error) }
  }
}

const silentAt = (base: string, silence: Silence): Unread => ({
  kind: 'silent',
  base,
  error: null,
  silence,
  node: null,
})

async function probeBase(prober: Prober, base: string): Promise<Exclude<ProbeFinding, Node>> {
  const root: ApiRoot = { url: `${base}/api/v2`, form: 'instance' }
  try {
    const page = await prober.client.list(root, 'mainPageTransactions', {})
    return await instanceAt(prober, root, base, page)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { proUrl, id } = chainOfBase(base) ?? { proUrl: base, id: null }
    const chains = await fetchDirectory(prober.fetch, proUrl).catch(() => null)
    if (chains && chains.length > 0) return { kind: 'multichain', proUrl, chains, chosen: id }
    if (error.kind === 'offline') return silentAt(base, await silenceOf(prober.fetch, `${root.url}/stats`))
    return { kind: whyUnread(error), base, error, silence: null, node: null }
  }
}

function whyUnread(error: ApiError): Exclude<Unread['kind'], 'silent'> {
  if (error.found === 'html' && error.kind !== 'forbidden') return 'web page'
  return /^(?:contract|unsupported|not-found|invalid)$/.test(error.kind) ? 'no api' : 'refused'
}

async function instanceAt(
  prober: Prober,
  root: ApiRoot,
  base: string,
  transactions: Page<'mainPageTransactions'>,
): Promise<Instance> {
  const { client } = prober
  const [reportedId, head] = await Promise.all([
    chainIdAt(prober, base).catch(() => null),
    client.list(root, 'mainPageBlocks', {}).then(headOfBlocks, () => headOfTransactions(transactions)),
  ])
  const id = reportedId ?? chainOfHost(new URL(base).host) ?? chainOfBase(base)?.id ?? null
  return { kind: 'instance', base, id, told: reportedId !== null, head }
}

/** The decimal ID of a chain by the JSON-RPC next to its API; null if the response has none. */
async function chainIdAt(prober: Prober, base: string): Promise<string | null> {
  const [outcome] = await callNode(prober, rpcNode(`${base}/api/eth-rpc`), [{ method: 'eth_chainId', params: [] }])
  return chainIdIn(outcome)
}

const rpcNode = (url: string) => ({ url, source: 'instance', host: new URL(url).host }) as const

function chainIdIn(outcome: RpcOutcome | undefined): string | null {
  const id = readChainId(outcome?.result)
  return id === '0' ? null : id
}

/** The JSON-RPC node at a URL; throws what `nodeFaultOf` explains if there is none. */
async function nodeAt(prober: Prober, url: string): Promise<Node> {
  const [chainId, version, latest] = await callNode(prober, rpcNode(url), [
    { method: 'eth_chainId', params: [] },
    { method: 'web3_clientVersion', params: [] },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
  ])
  const id = chainIdIn(chainId)
  if (id === null) throw chainId?.error ?? unexpected('eth_chainId')
  if (latest?.error) throw latest.error
  const block = isObject(latest?.result) ? latest.result : {}
  const seconds = quantityIn(block['timestamp'])
  return {
    kind: 'node',
    url,
    id,
    program: devnetOf(version?.result),
    head: { height: quantityIn(block['number']), at: seconds === null ? null : new Date(seconds * 1000) },
  }
}

/** A quantity of JSON-RPC as a number; null if it is none. */
const quantityIn = (written: unknown) =>
  typeof written === 'string' && /^0x[\da-f]{1,13}$/i.test(written) ? Number(written) : null

/** Endpoints that show how much of the explorer an API can fill, each with what it fills. */
export const ENDPOINTS = [
  ['stats', 'figures'],
  ['blocks', 'blocks'],
  ['transactions', 'transactions'],
  ['addresses', 'holders'],
  ['tokens', 'tokens'],
  ['internalTransactions', 'internal transactions'],
  ['withdrawals', 'withdrawals'],
] as const

/** Whether a chain's own API has an endpoint; throws an ApiError if that is unknown. */
export async function serves(client: Client, base: string, name: (typeof ENDPOINTS)[number][0]): Promise<boolean> {
  const root: ApiRoot = { url: `${base}/api/v2`, form: 'instance' }
  try {
    await (name === 'stats' ? client.item(root, name, {}) : client.list(root, name, {}))
    return true
  } catch (error) {
    if (error instanceof ApiError && /^(?:unsupported|not-found|invalid)$/.test(error.kind)) return false
    throw error
  }
}
