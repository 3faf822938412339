import { queryOptions } from '@tanstack/react-query'
import type { ChainConnection } from '#/data/connection'
import { ask, retry, retryDelay } from '#/data/queries'

/** What a server's search says of an address, for servers without records of single addresses; null where it finds nothing. */
export function searchedAddressQuery(connection: ChainConnection, hash: string) {
  return queryOptions({
    queryKey: [connection.chain.id, 'searched address', hash],
    queryFn: async (asked) => {
      const [{ rows }, { foundBySearch }] = await Promise.all([
        ask(connection, 'search', asked, (root, options) =>
          connection.client.list(root, 'search', {}, { ...options, filters: { q: hash } }),
        ),
        // Most servers need none of this.
        import('#/features/addresses/foundBySearch'),
      ])
      const value = foundBySearch(
        rows.map((row) => row.value),
        hash,
      )
      return value && { value, raw: rows.map((row) => row.raw) }
    },
    staleTime: 60_000,
    structuralSharing: false,
    retry,
    retryDelay,
  })
}
