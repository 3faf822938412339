import type { ApiRoot } from '#/api/apiRoot'
import type { Client } from '#/api/client'
import type { ResourceName } from '#/api/resources'
import { type Chain, type Config, nodeUrlOf, proUrlOf } from '#/data/config/config'
import { credentialFor, isSameOrigin } from '#/data/settings/apiKey'
import { choiceFor, refusalFor, type SourceFallback } from '#/data/sources/sourceChoices'
import { chainIdOf } from '#/domain/chainKey'

/** Why a chain is served by its own API: there is no other, no key, you chose it, or the multichain API refused. */
export type SourceReason = 'only' | 'no-key' | 'chosen' | SourceFallback

/** Which API serves a chain now. */
export interface ChainSource {
  root: ApiRoot
  /** The per-instance API is deprecated (contract §9). */
  deprecated: boolean
  /** Why it is the chain's own API; null for the multichain API and for a node. */
  reason: SourceReason | null
  /** URL of the node that the chain is read from, in this page; absent for an API. */
  node?: string
}

/** Chooses what serves a chain, or one of its endpoints: its node if it has no API (src/node), else one of its APIs. */
export function sourceOf(connection: SourceChoice, resource?: ResourceName): ChainSource {
  const node = nodeUrlOf(connection.chain)
  if (node === undefined) return apiOf(connection, resource)
  return { root: nodeApiRoot(connection.chain.id), deprecated: false, reason: null, node }
}

/** The API in this page of a chain that is read from its node, by the key of the chain. */
export const nodeApiRoot = (key: string) => ({ url: `/node-api/${key}/api/v2`, form: 'instance' }) as const

type SourceChoice = Pick<ChainConnection, 'config' | 'chain'>

/**
 * Chooses the API for a chain, or for one of its endpoints:
 * 1. the one that you chose;
 * 2. the multichain API if it is configured and has not refused, and there is a key or a same-origin proxy that adds one;
 * 3. the chain's own API;
 * 4. the multichain API, whose error then says what is needed.
 */
export function apiOf({ config, chain }: SourceChoice, resource?: ResourceName): ChainSource {
  const proUrl = proUrlOf(config, chain)
  const reason = proUrl ? reasonAgainstMultichain(proUrl, chain, resource) : 'only'
  if (reason !== null) return { root: { url: `${chain.baseUrl}/api/v2`, form: 'instance' }, deprecated: true, reason }
  const credential = credentialFor({ proUrl })
  const rate = credential?.rate ?? (proUrl === config.proUrl ? config.requestsPerSecond : undefined)
  const url = `${proUrl}/${chainIdOf(chain.id)}/api/v2`
  const root = { url, form: 'multichain', ...(rate && { rate }), ...(credential && { credential }) } as const
  return { root, deprecated: false, reason: null }
}

/** Why the chain's own API is used although the chain has a multichain API; null if that one is used. */
function reasonAgainstMultichain(proUrl: string, { id, baseUrl }: Chain, resource?: ResourceName): SourceReason | null {
  if (!baseUrl) return null
  const choice = choiceFor(id)
  if (choice !== 'auto') return choice === 'instance' ? 'chosen' : null
  if (!isSameOrigin(proUrl) && !credentialFor({ proUrl })) return 'no-key'
  return refusalFor(id, resource)
}

/** Time between two requests for what a node has already: its latest block is read only that often. */
const NODE_REFRESH_MS = 1_000

/** The refresh interval of what is live, ms: `usual`, but shorter where a chain is read from its node, without an API between. */
export function refreshInterval(chain: Chain, usual: number): number {
  return nodeUrlOf(chain) === undefined ? usual : Math.min(usual, NODE_REFRESH_MS)
}

/** What a page needs to send requests: the configuration and the API client. */
export interface Connection {
  config: Config
  client: Client
}

/** A chain with its connection; every route below `/{chain}` has one in its context. */
export interface ChainConnection extends Connection {
  chain: Chain
}
