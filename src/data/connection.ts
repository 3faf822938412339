import type { ApiRoot, Client } from '#/api/client'
import type { Chain, Config } from '#/data/config'
import { credential } from '#/data/credentials'

/** What a page needs to ask servers: the configuration and the client that sends. */
export interface Connection {
  config: Config
  client: Client
}

/** A chain together with the way to reach it; every route below `/{chain}` has one in its context. */
export interface ChainConnection extends Connection {
  chain: Chain
}

/** Which API serves a chain now, and whether that is the deprecated per-instance one (contract §9). */
export interface Source {
  root: ApiRoot
  deprecated: boolean
}

/** Whether a configured URL is on the page's own origin, whose server then adds whatever credential is needed. */
export function isSameOrigin(url: string): boolean {
  return url.startsWith('/') || new URL(url).origin === location.origin
}

/**
 * Chooses the API for a chain, here alone: multichain where it is configured and a key, or a proxy of this origin that adds
 * one, is at hand; else the chain's own instance; else multichain all the same, whose refusal says that a key is needed.
 */
export function sourceOf({ config, chain }: Pick<ChainConnection, 'config' | 'chain'>): Source {
  const { proUrl } = config
  const key = credential()
  if (proUrl && chain.multichain && (key || isSameOrigin(proUrl) || !chain.baseUrl)) {
    const url = `${proUrl}/${chain.id}/api/v2`
    return {
      root: { url, form: 'multichain', ...(key && !isSameOrigin(proUrl) ? { credential: key } : {}) },
      deprecated: false,
    }
  }
  return { root: { url: `${chain.baseUrl}/api/v2`, form: 'instance' }, deprecated: true }
}
