import { queryOptions } from '@tanstack/react-query'
import { type ChainConnection, sourceOf } from '#/data/connection'

/** What a server's search says of an address, for servers without records of single addresses; null where it finds nothing. */
export function searchedAddressQuery(connection: ChainConnection, hash: string) {
  return queryOptions({
    queryKey: [connection.chain.id, 'searched address', hash],
    queryFn: async ({ signal }) => {
      const [{ rows }, { foundBySearch }] = await Promise.all([
        connection.client.list(sourceOf(connection).root, 'search', {}, { filters: { q: hash }, signal }),
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
    retry: false,
  })
}
