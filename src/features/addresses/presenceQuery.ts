import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { ChainConnection } from '#/data/sources/connection'
import { ask, type Asked, itemQuery, shouldRetry, retryDelay } from '#/data/queries/resourceQueries'
import { askSearch } from '#/features/addresses/foundBySearch'
import { type Presence, presenceOf } from '#/features/addresses/presence'

/** Asks a chain for an address: its record and, where that does not count its transactions, the counters; else the search. */
async function poll(
  cache: QueryClient,
  connection: ChainConnection,
  hash: string,
  signal: AbortSignal,
): Promise<Presence> {
  const { client } = connection
  // The page that this adds to comes first.
  const asked: Asked = { signal, turn: 'next' }
  try {
    const record = await ask(connection, 'address', asked, (root, options) =>
      client.item(root, 'address', { hash }, options),
    )
    // The chain's own page of the address opens with it.
    cache.setQueryData(itemQuery(connection, 'address', { hash }).queryKey, record)
    const sparse = presenceOf(record.value, null, false)
    if (sparse.kind === 'unused' || sparse.transactions !== null) return sparse
    const counters = await ask(connection, 'addressCounters', asked, (root, options) =>
      client.item(root, 'addressCounters', { hash }, options),
    ).catch(() => null)
    signal.throwIfAborted()
    return presenceOf(record.value, counters?.value ?? null, false)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'not-found') return presenceOf(null, null, false)
    if (error.kind !== 'unsupported') throw error
    const found = await askSearch(connection, hash, asked)
    return presenceOf(found?.value ?? null, null, true)
  }
}

/** What a chain has to say of an address, kept for five minutes. */
export function presenceQuery(cache: QueryClient, connection: ChainConnection, hash: string) {
  return queryOptions({
    queryKey: [connection.chain.id, 'presence', hash.toLowerCase()],
    queryFn: ({ signal }) => poll(cache, connection, hash, signal),
    staleTime: 300_000,
    structuralSharing: false,
    retry: (failures, error) => failures < 1 && shouldRetry(failures, error),
    retryDelay,
    retryOnMount: false,
  })
}
