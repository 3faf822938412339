import type { Row } from '#/api/rows'
import type { Page } from '#/api/page'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type ListName, RESOURCES, type RowOf, type TopOf } from '#/api/resources'

/** A row of a loaded list, with what the API sent next to the list's rows. */
export type CachedRow<N extends ListName> = Row<RowOf<N>> & { readonly top: TopOf<N> | null }

/**
 * Finds a row in the lists of a chain that are in the cache, the latest first, so that a record's page opens with what the list
 * before it knew.
 */
export function cachedRow<N extends ListName>(
  cache: QueryClient,
  chain: string,
  resources: readonly N[],
  matches: (row: RowOf<N>) => boolean,
): CachedRow<N> | null {
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
    for (const { rows, top } of data === undefined ? [] : 'pages' in data ? data.pages : [data]) {
      const row = rows.find(({ value }) => value !== null && matches(value))
      if (row) return { ...row, top }
    }
  }
  return null
}
