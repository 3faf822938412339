import { creditsOf, type ResourceName } from '#/api/resources'
import { originOf } from '#/api/url'
import type { Chain } from '#/data/config/config'
import { type Connection, sourceOf } from '#/data/sources/dataSource'

/** A request to one chain, or several requests that follow each other. */
export interface ChainRequest {
  /** The chain's ID, or what else the request is identified by. */
  readonly id: string
  /** Its API's server, as `originOf` gives it. */
  readonly origin: string
  /** API credits that it costs; 0 where it is free. */
  readonly credits: number
}

/** Describes the request for a resource of a chain. */
export function chainRequest({ config }: Connection, chain: Chain, resource: ResourceName): ChainRequest {
  const { root } = sourceOf({ config, chain }, resource)
  return { id: chain.id, origin: originOf(root.url), credits: creditsOf(root, resource) }
}
