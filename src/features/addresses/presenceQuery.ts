import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { type ChainConnection, sourceOf } from '#/data/connection'
import { itemQuery } from '#/data/queries'
import { foundBySearch } from '#/features/addresses/foundBySearch'
import { type Presence, presenceOf } from '#/features/addresses/presence'

/** Asks a chain for an address: its record and, where that does not count its transactions, the counters; else the search. */
async function ask(
  cache: QueryClient,
  connection: ChainConnection,
  hash: string,
  signal: AbortSignal,
): Promise<Presence> {
  const { client } = connection
  const { root } = sourceOf(connection)
  try {
    const record = await client.item(root, 'address', { hash }, { signal })
    // The chain's own page of the address opens with it.
    cache.setQueryData(itemQuery(connection, 'address', { hash }).queryKey, record)
    const sparse = presenceOf(record.value, null, false)
    if (sparse.kind === 'unused' || sparse.transactions !== null) return sparse
    const counters = await client.item(root, 'addressCounters', { hash }, { signal }).catch(() => null)
    return presenceOf(record.value, counters?.value ?? null, false)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'not-found') return presenceOf(null, null, false)
    if (error.kind !== 'unsupported') throw error
    const { rows } = await client.list(root, 'search', {}, { filters: { q: hash }, signal })
    const found = foundBySearch(
      rows.map(({ value }) => value),
      hash,
    )
    return presenceOf(found, null, true)
  }
}

/** What a chain has to say of an address, kept for five minutes. */
export function presenceQuery(cache: QueryClient, connection: ChainConnection, hash: string) {
  return queryOptions({
    queryKey: [connection.chain.id, 'presence', hash.toLowerCase()],
    queryFn: ({ signal }) => ask(cache, connection, hash, signal),
    staleTime: 300_000,
    structuralSharing: false,
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.retryable,
    retryOnMount: false,
  })
}
