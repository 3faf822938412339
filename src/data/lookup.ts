import type { QueryClient } from '@tanstack/react-query'
import type { ChainConnection } from '#/data/connection'
import { firstPageQuery, wanted } from '#/data/queries'
import { sameHash } from '#/domain/hash'
import { paths } from '#/domain/paths'

/** Asks a chain's search what a 64-digit hash names there: the path of that transaction or block, or null when it knows neither. */
export async function pathOfHash(
  client: QueryClient,
  connection: ChainConnection,
  hash: string,
): Promise<string | null> {
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
