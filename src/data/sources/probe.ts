import type { Page } from '#/api/page'
import type { ApiRoot } from '#/api/apiRoot'
import type { Client } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { RequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import { callNode } from '#/contracts/rpc'
import { readChainId } from '#/contracts/wallet'
import { type ChainHead, headOfBlocks, headOfTransactions } from '#/data/queries/chainHead'
import { fetchDirectory, type ListedChain } from '#/data/config/chainDirectory'
import type { Connection } from '#/data/sources/dataSource'
import { chainOfHost } from '#/domain/search/explorerHosts'
import { chainOfBase, isMixedContent } from '#/domain/search/pastedServer'

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
  readonly kind: 'blocked' | 'unreachable' | 'unreadable' | 'web page' | 'no api' | 'refused'
  readonly base: string
  readonly error: ApiError | null
}

/** The result of testing a server. */
export type ProbeFinding = Instance | Multichain | Unread

const TIMEOUT_MS = 20_000

/**
 * Tests the URLs in `bases` in turn, without a key: requests what every chain's own API has (contract §4.1), then the chain ID, or
 * the list of chains if it is a multichain API.
 */
export async function probe(prober: Prober, bases: readonly string[]): Promise<ProbeFinding> {
  let first: Unread | null = null
  for (const base of bases) {
    const found = isMixedContent(location.origin, base)
      ? ({ kind: 'blocked', base, error: null } as const)
      : await probeBase(prober, base)
    if (found.kind === 'instance' || found.kind === 'multichain') return found
    // The first URL is the one that was pasted, so its error says most.
    first ??= found
  }
  return first ?? { kind: 'unreachable', base: '', error: null }
}

async function probeBase(prober: Prober, base: string): Promise<ProbeFinding> {
  const root: ApiRoot = { url: `${base}/api/v2`, form: 'instance' }
  try {
    const page = await prober.client.list(root, 'mainPageTransactions', {})
    return await instanceAt(prober, root, base, page)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { proUrl, id } = chainOfBase(base) ?? { proUrl: base, id: null }
    const chains = await fetchDirectory(prober.fetch, proUrl).catch(() => null)
    if (chains && chains.length > 0) return { kind: 'multichain', proUrl, chains, chosen: id }
    return { kind: await whyUnread(prober, root, error), base, error }
  }
}

async function whyUnread({ fetch }: Prober, root: ApiRoot, error: ApiError): Promise<Unread['kind']> {
  if (error.kind === 'offline') {
    // A response that CORS hides still shows that there is a server.
    const response = fetch(`${root.url}/stats`, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.then(
      () => 'unreadable',
      () => 'unreachable',
    )
  }
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
  const url = `${base}/api/eth-rpc`
  const node = { url, source: 'instance', host: new URL(url).host } as const
  const [outcome] = await callNode(prober, node, [{ method: 'eth_chainId', params: [] }])
  const id = readChainId(outcome?.result)
  return id === '0' ? null : id
}

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
