import type { Row } from '#/api/rows'
import type { Item, Page } from '#/api/page'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type ItemName, type ListName, RESOURCES, type RowOf, type TopOf } from '#/api/resources'

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

/**
 * A row as the placeholder of a record. It has no text, because none was sent for it. The same row gives the same object, which the
 * query cache would otherwise report as a change.
 */
export function itemFromRow<N extends ItemName>(
  row: { readonly value: (RowOf<N> & object) | null; readonly raw: unknown } | null,
): Item<N> | undefined {
  if (!row?.value) return undefined
  const { value, raw } = row
  const item = items.get(value) ?? { value, raw, text: '', mismatches: [], limits: UNKNOWN_LIMITS }
  items.set(value, item)
  return item as Item<N>
}

const items = new WeakMap<object, unknown>()
const UNKNOWN_LIMITS = { creditsRemaining: null, limit: null, remaining: null, reset: null }
