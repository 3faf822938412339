import { type Chain, type Config, defaultChain, findChain } from '#/data/config/config'
import type { Reach } from '#/data/search/crossChainSearch'
import { resolveDomain } from '#/data/search/domains'
import { searchRows } from '#/data/queries/searchRows'
import type { Connection } from '#/data/sources/dataSource'
import { isAddressHash } from '#/domain/hashes/hash'

/** The chains whose search may find an ENS name: Ethereum if it is configured, and the default chain. */
export function chainsForNames(config: Config): readonly Chain[] {
  return [...new Set([findChain(config, '1') ?? defaultChain(config), defaultChain(config)])]
}

/** The address that an ENS name is for, in lowercase, as the domain service or the search of a chain reports it; null if none finds it. Throws what the last search threw. */
export async function resolveName(reach: Reach, name: string, signal: AbortSignal): Promise<string | null> {
  const connection: Connection = reach
  // If this fails, the search is next.
  const domain = await resolveDomain(reach, defaultChain(reach.config), name, signal).catch(() => null)
  if (domain) return domain.hash.toLowerCase()
  let failure: unknown = null
  for (const chain of chainsForNames(connection.config)) {
    try {
      const rows = await searchRows({ ...connection, chain }, name, { signal, priority: 'screen' })
      failure = null
      for (const { value } of rows) {
        const ens = value && 'ens_info' in value ? value.ens_info : null
        const hash = ens?.address_hash ?? (value && 'address_hash' in value ? value.address_hash : null)
        if (ens?.name?.toLowerCase() === name.toLowerCase() && isAddressHash(hash)) return hash.toLowerCase()
      }
    } catch (error) {
      failure = error
    }
  }
  if (failure instanceof Error) throw failure
  return null
}
