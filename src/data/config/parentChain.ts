import { isChainKey } from '#/domain/chainKey'
import { isAddressHash, isTransactionHash } from '#/domain/hashes/hash'
import { findChain, type Chain, type Config } from '#/data/config/config'

/** What is linked on the parent chain (L1) of a rollup, as in URLs of explorers. */
export type L1Page = 'tx' | 'address' | 'block'

const IDS: Readonly<Record<L1Page, (id: string) => boolean>> = {
  tx: isTransactionHash,
  address: isAddressHash,
  block: (id) => /^\d+$/.test(id),
}

/**
 * The page of a transaction, address or block of the parent chain: a path of the router or an http(s) URL. Null if config.json names no
 * parent chain, or one that it does not list, or if `id` is none.
 */
export function parentChainUrl(config: Config, { parentChain }: Chain, page: L1Page, id: string): string | null {
  if (parentChain === undefined || !IDS[page](id)) return null
  if (!isChainKey(parentChain)) return `${parentChain}/${page}/${id}`
  const parent = findChain(config, parentChain)
  return parent ? `/${parent.id}/${page}/${id}` : null
}
