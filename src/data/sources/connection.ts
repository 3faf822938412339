import type { ApiRoot, Client } from '#/api/client'
import type { ResourceName } from '#/api/resources'
import type { Chain, Config } from '#/data/config/config'
import { proUrlOf } from '#/data/config/servers'
import { credentialFor, isSameOrigin } from '#/data/settings/credentials'
import { choiceFor, type SourceFallback, refusalFor } from '#/data/sources/sources'

/** What a page needs to ask servers: the configuration and the client that sends. */
export interface Connection {
  config: Config
  client: Client
}

/** A chain together with the way to reach it; every route below `/{chain}` has one in its context. */
export interface ChainConnection extends Connection {
  chain: Chain
}

/** Why a chain is read through its own instance: no key, the reader's choice, a refusal, or because there is nothing else. */
export type Reason = 'only' | 'no-key' | 'chosen' | SourceFallback

/** Which API serves a chain now. */
export interface Source {
  root: ApiRoot
  /** The per-instance API is deprecated (contract §9). */
  deprecated: boolean
  /** Why it is the deprecated one; null for the multichain API. */
  reason: Reason | null
}

/**
 * Chooses the API for a chain, or for one of its endpoints, here alone: what the reader chose; else multichain where it is
 * configured, a key or a proxy of this origin that adds one is at hand, and it did not refuse; else the chain's own instance; else
 * multichain all the same, whose refusal says what is needed.
 */
export function sourceOf(
  { config, chain }: Pick<ChainConnection, 'config' | 'chain'>,
  resource?: ResourceName,
): Source {
  const proUrl = proUrlOf(config, chain)
  const reason = proUrl ? reasonAgainst(proUrl, chain, resource) : 'only'
  if (reason !== null) return { root: { url: `${chain.baseUrl}/api/v2`, form: 'instance' }, deprecated: true, reason }
  const credential = credentialFor({ proUrl })
  const rate = credential?.rate ?? (proUrl === config.proUrl ? config.requestsPerSecond : undefined)
  const url = `${proUrl}/${chain.id}/api/v2`
  const root = { url, form: 'multichain', ...(rate && { rate }), ...(credential && { credential }) } as const
  return { root, deprecated: false, reason: null }
}

function reasonAgainst(proUrl: string, { id, baseUrl }: Chain, resource?: ResourceName): Reason | null {
  if (!baseUrl) return null
  const choice = choiceFor(id)
  if (choice !== 'auto') return choice === 'instance' ? 'chosen' : null
  if (!isSameOrigin(proUrl) && !credentialFor({ proUrl })) return 'no-key'
  return refusalFor(id, resource)
}
