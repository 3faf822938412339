import type { Client } from '#/api/client'
import type { Chain, Config } from '#/data/config/config'

/** What a page needs to send requests: the configuration and the API client. */
export interface Connection {
  config: Config
  client: Client
}

/** A chain with its connection; every route below `/{chain}` has one in its context. */
export interface ChainConnection extends Connection {
  chain: Chain
}
