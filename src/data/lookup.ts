import type { QueryClient } from '@tanstack/react-query'
import type { ChainConnection } from '#/data/connection'
import { firstPageQuery, wanted } from '#/data/queries'
import { sameHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { readSearchInput } from '#/domain/searchInput'

/** Asks a chain's search what a 64-digit hash names there: the path of that transaction or block, or null when it knows neither. */
async function pathOfHash(client: QueryClient, connection: ChainConnection, hash: string): Promise<string | null> {
  const { rows } = await client.ensureQueryData({
    ...firstPageQuery(connection, { resource: 'search', params: {}, filters: { q: hash } }),
    ...wanted,
  })
  for (const { value } of rows) {
    if (value?.type === 'transaction' && sameHash(value.transaction_hash, hash))
      return paths.transaction(connection.chain.id, hash)
    if (value?.type === 'block' && sameHash(value.block_hash, hash)) return paths.block(connection.chain.id, hash)
  }
  return null
}

/**
 * What a search on one chain comes to before its results are shown: only the server knows whether a hash is a transaction's or a
 * block's, and one that it knows opens by itself; 'nothing' is to be asked for what is empty or nobody's business.
 */
export async function lookUp(
  client: QueryClient,
  connection: ChainConnection,
  text = '',
): Promise<'results' | 'nothing' | { readonly href: string }> {
  const input = readSearchInput(text)
  if (input.kind === 'secret' || input.kind === 'empty') return 'nothing'
  const href = input.kind === 'hash' ? await pathOfHash(client, connection, input.hash).catch(() => null) : null
  return href === null ? 'results' : { href }
}
