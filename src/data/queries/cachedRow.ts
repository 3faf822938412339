import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Item, Page, Row } from '#/api/client'
import { type ItemName, type ListName, RESOURCES, type RowOf, type TopOf } from '#/api/resources'

/** A row of a loaded list, and what stood beside the list's rows. */
export type CachedRow<N extends ListName> = Row<RowOf<N>> & { readonly top: TopOf<N> | null }

/**
 * A row that fits among those of the lists of a chain that are in the cache, from the newest answer that has one, so that a
 * record's page opens with what the list before it knew; null where none has.
 */
export function cachedRow<N extends ListName>(
  cache: QueryClient,
  chain: string,
  resources: readonly N[],
  fits: (row: RowOf<N>) => boolean,
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
      const row = rows.find(({ value }) => value !== null && fits(value))
      if (row) return { ...row, top }
    }
  }
  return null
}

/**
 * A row in the place of a record's own answer, until that comes; it has no text, since none was sent for it alone. The same object
 * for the same record each time: the query cache takes another one for news.
 */
export function itemFromRow<N extends ItemName>(
  row: { readonly value: (RowOf<N> & object) | null; readonly raw: unknown } | null,
): Item<N> | undefined {
  if (!row?.value) return undefined
  const { value, raw } = row
  const item = items.get(value) ?? { value, raw, text: '', drift: [], limits: unknown }
  items.set(value, item)
  return item as Item<N>
}

const items = new WeakMap<object, unknown>()
const unknown = { creditsRemaining: null, limit: null, remaining: null, reset: null }
