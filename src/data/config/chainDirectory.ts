import { type Fetch, send } from '#/api/transport'
import { withoutEndSlash } from '#/api/url'
import type { Chain } from '#/data/config/config'
import { isChainId } from '#/domain/links/paths'
import { isObject } from '#/domain/isObject'
import table from './knownChains.json'

/** A chain that a multichain API lists. */
export interface ListedChain extends Chain {
  /** Whether its name and currency are known, or derived from its ID. */
  readonly known: boolean
}

/** Name and currency of a chain of which only the ID is known. */
function unnamed(id: string): Pick<Chain, 'name' | 'currency' | 'testnet'> {
  return { name: `Chain ${id}`, currency: { name: 'Native coin', symbol: 'COIN', decimals: 18 }, testnet: false }
}

/** A chain of the multichain API at `proUrl`, with its own API if there is one. */
function listedChain(proUrl: string, id: string, instance: unknown): ListedChain {
  const known = knownChain(id)
  const url = typeof instance === 'string' ? withoutEndSlash(instance.trim()) : ''
  return {
    id,
    ...(known ?? unnamed(id)),
    ...(/^https?:\/\//i.test(url) && URL.canParse(url) && { baseUrl: url }),
    proUrl,
    multichain: true,
    known: known !== null,
  }
}

/** The chains that the multichain API at `proUrl` serves (GET /api/json/config, which needs no key); rejects with an ApiError. */
export async function fetchDirectory(fetch: Fetch, proUrl: string): Promise<ListedChain[]> {
  const path = '/api/json/config'
  const { body } = await send({ fetch, root: {}, resource: 'chains', path, url: `${proUrl}${path}` })
  const chains = isObject(body) && isObject(body['chains']) ? body['chains'] : {}
  return Object.entries(chains)
    .filter(([id]) => isChainId(id))
    .map(([id, instance]) => listedChain(proUrl, id, instance))
}

/** The public multichain API, for explorers that have none configured. */
export const PUBLIC_PRO_URL = 'https://api.blockscout.com'

/** The data of a chain that is known by its ID. */
export interface KnownChain {
  readonly name: string
  readonly currency: { name: string; symbol: string; decimals: number }
  readonly testnet: boolean
}

const rows: Readonly<Record<string, readonly (string | number)[]>> = table

/** The known chain with a decimal ID; null if it is not in the table. */
export function knownChain(id: string): KnownChain | null {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined
  if (!row) return null
  const [name, coin, symbol, decimals = 18, testnet = 0] = row
  return {
    name: String(name),
    currency: { name: String(coin), symbol: String(symbol), decimals: Number(decimals) },
    testnet: testnet === 1,
  }
}
