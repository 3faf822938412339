import { queryOptions } from '@tanstack/react-query'
import type { ChainConnection } from '#/data/sources/connection'
import { shouldRetry, retryDelay } from '#/data/queries/resourceQueries'

/** What a server's search says of an address, for servers without records of single addresses; null where it finds nothing. */
export function searchedAddressQuery(connection: ChainConnection, hash: string) {
  return queryOptions({
    queryKey: [connection.chain.id, 'searched address', hash],
    // Most servers need none of this.
    queryFn: async (asked) => (await import('#/features/addresses/foundBySearch')).askSearch(connection, hash, asked),
    staleTime: 60_000,
    structuralSharing: false,
    retry: shouldRetry,
    retryDelay,
  })
}
