import type { Item } from '#/api/page'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { GAS_DETAILS } from '#/api/optionalHeaders'
import { fetchResource, itemQuery } from '#/data/queries/resourceQueries'
import { type ChainConnection, sourceOf } from '#/data/sources/dataSource'

/** A response with details is used as long as that of any record. */
const STALE_MS = 60_000

/**
 * The stats of a chain with what its gas prices consist of: the same record as on other pages, requested by a header, as servers send
 * the bare prices without it. Prices without details, from another page, are requested again.
 */
export function gasStatsQuery(connection: ChainConnection) {
  const { notes } = connection.client
  const stats = itemQuery(connection, 'stats', {})
  return queryOptions({
    ...stats,
    queryFn: (context) =>
      fetchResource(connection, 'stats', context, async (root, options) => {
        const item = await connection.client.item(root, 'stats', {}, { ...options, headers: GAS_DETAILS })
        if (!hasDetails(item)) notes.noteLacking(root.url, 'gas price details')
        return item
      }),
    staleTime: ({ state }) =>
      hasDetails(state.data) || notes.lacks(sourceOf(connection, 'stats').root.url, 'gas price details') ? STALE_MS : 0,
  })
}

function hasDetails(stats: Item<'stats'> | undefined): boolean {
  const { slow, average, fast } = stats?.value?.gas_prices ?? {}
  return [slow, average, fast].some(
    (tier) => tier != null && (tier.base_fee ?? tier.priority_fee ?? tier.time) !== null,
  )
}

/** What the route of the gas page needs besides its component: a loader that starts the request without waiting for it. */
export const gasRoute = {
  loader: ({ context }: { context: ChainConnection & { queryClient: QueryClient } }) =>
    void context.queryClient.prefetchQuery(gasStatsQuery(context)),
}
