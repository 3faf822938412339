import type { ApiRoot, Client, Page } from '#/api/client'
import { ApiError } from '#/api/errors'
import { isObject } from '#/domain/isObject'
import { type Fetch, send } from '#/api/transport'
import { type ChainHead, headOfBlocks, headOfTransactions } from '#/data/queries/chainHead'
import { fetchDirectory, type ListedChain } from '#/data/config/chainDirectory'
import type { Connection } from '#/data/sources/connection'
import { chainOfHost } from '#/domain/explorerHosts'
import { chainOfBase, isMixedContent } from '#/domain/pastedServer'

/** What is needed to ask a server that is not configured: what every page has, and what sends requests that are no resource's. */
export interface Prober extends Connection {
  fetch: Fetch
}

/** A chain's own instance that answered. */
export interface Instance {
  readonly kind: 'instance'
  /** The address that /api/v2 stands below. */
  readonly base: string
  /** Its decimal chain id; null where the server does not tell, and nobody else is known to know. */
  readonly id: string | null
  /** Whether the server itself told the id. */
  readonly told: boolean
  readonly head: ChainHead
}

/** A multichain API, which wants a key. */
export interface Multichain {
  readonly kind: 'multichain'
  readonly proUrl: string
  readonly chains: readonly ListedChain[]
  /** The chain that its address named, by its decimal id. */
  readonly chosen: string | null
}

/** Nothing that can be read: why, with what the server said where it said anything. */
export interface Unread {
  readonly kind: 'blocked' | 'unreachable' | 'unreadable' | 'web page' | 'no api' | 'refused'
  readonly base: string
  readonly error: ApiError | null
}

/** What asking a server told of it. */
export type Finding = Instance | Multichain | Unread

const MS = 20_000

/**
 * Asks a server, below each of `bases` in turn, for what the contract says that every instance has (contract §4.1), without any
 * key; then for its chain's id, or the chains that it serves where it is a multichain API.
 */
export async function probe(prober: Prober, bases: readonly string[]): Promise<Finding> {
  let first: Unread | null = null
  for (const base of bases) {
    const found = isMixedContent(location.origin, base)
      ? ({ kind: 'blocked', base, error: null } as const)
      : await probeBase(prober, base)
    if (found.kind === 'instance' || found.kind === 'multichain') return found
    // The whole of what was pasted says more than what was made of it.
    first ??= found
  }
  return first ?? { kind: 'unreachable', base: '', error: null }
}

async function probeBase(prober: Prober, base: string): Promise<Finding> {
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
    // An answer that pages may not read still says that somebody is there.
    const answer = fetch(`${root.url}/stats`, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(MS) })
    return answer.then(
      () => 'unreadable',
      () => 'unreachable',
    )
  }
  if (error.found === 'html' && error.kind !== 'forbidden') return 'web page'
  return /^(?:contract|unsupported|not-found|invalid)$/.test(error.kind) ? 'no api' : 'refused'
}

async function instanceAt(
  { client, fetch }: Prober,
  root: ApiRoot,
  base: string,
  transactions: Page<'mainPageTransactions'>,
): Promise<Instance> {
  const [told, head] = await Promise.all([
    chainIdAt(fetch, base).catch(() => null),
    client.list(root, 'mainPageBlocks', {}).then(headOfBlocks, () => headOfTransactions(transactions)),
  ])
  const id = told ?? chainOfHost(new URL(base).host) ?? chainOfBase(base)?.id ?? null
  return { kind: 'instance', base, id, told: told !== null, head }
}

/** The decimal id of the chain that an instance shows, by the JSON-RPC that stands beside its API; null where it does not say. */
async function chainIdAt(fetch: Fetch, base: string): Promise<string | null> {
  const { body } = await send({
    fetch,
    root: {},
    resource: 'chainId',
    path: '/api/eth-rpc',
    url: `${base}/api/eth-rpc`,
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    },
  })
  const result = isObject(body) ? body['result'] : null
  return typeof result === 'string' && /^0x[\da-f]{1,64}$/i.test(result) && BigInt(result) > 0n
    ? String(BigInt(result))
    : null
}

/** What is asked of an instance to see how much of the explorer it can fill, with what that fills. */
export const ENDPOINTS = [
  ['stats', 'figures'],
  ['blocks', 'blocks'],
  ['transactions', 'transactions'],
  ['addresses', 'holders'],
  ['tokens', 'tokens'],
  ['internalTransactions', 'internal transactions'],
  ['withdrawals', 'withdrawals'],
] as const

/** Whether an instance has an endpoint; throws an ApiError where it does not answer for it. */
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
