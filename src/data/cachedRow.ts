import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page, Row } from '#/api/client'
import { type ListName, RESOURCES, type RowOf } from '#/api/resources'

/**
 * A row that fits among those of the lists of a chain that are in the cache, from the newest answer that has one, so that a
 * record's page opens with what the list before it knew; null where none has.
 */
export function cachedRow<N extends ListName>(
  cache: QueryClient,
  chain: string,
  resources: readonly N[],
  fits: (row: RowOf<N>) => boolean,
): Row<RowOf<N>> | null {
  const paths = new Set<unknown>(resources.map((name) => RESOURCES[name].path))
  const lists = cache
    .getQueryCache()
    .findAll({
      predicate: ({ queryKey: [first, second, third] }) =>
        first === chain ? paths.has(second) : first === 'first' && second === chain && paths.has(third),
    })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of lists) {
    const data = state.data as Page<N> | InfiniteData<Page<N>> | undefined
    for (const { rows } of data === undefined ? [] : 'pages' in data ? data.pages : [data]) {
      const row = rows.find(({ value }) => value !== null && fits(value))
      if (row) return row
    }
  }
  return null
}
