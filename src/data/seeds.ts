import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Item, Page } from '#/api/client'
import { type ItemName, type ListName, RESOURCES, type RowOf } from '#/api/resources'

/** A row that stands for a record until the server has told all of it. */
export interface Seed<Value> {
  value: Value
  raw: unknown
}

/** The first row that `is` the wanted one, in all that is loaded of a chain's lists of one resource. */
export function rowLoaded<N extends ListName>(
  client: QueryClient,
  chain: string,
  resource: N,
  is: (row: RowOf<N>) => boolean,
): Seed<RowOf<N>> | undefined {
  const lists = client.getQueriesData<InfiniteData<Page<N>>>({ queryKey: [chain, RESOURCES[resource].path] })
  for (const [, list] of lists) {
    for (const { rows } of list?.pages ?? []) {
      for (const { value, raw } of rows) if (value !== null && is(value)) return { value, raw }
    }
  }
  return undefined
}

/**
 * A seed in the place of a record's own answer; it has no text, since none was sent for it alone. The same object for the same
 * record each time: the query cache takes another one for news.
 */
export function itemOf<N extends ItemName>(seed: Seed<RowOf<N> & object> | undefined): Item<N> | undefined {
  if (!seed) return undefined
  const item = items.get(seed.value) ?? { ...seed, text: '', drift: [], limits: unknown }
  items.set(seed.value, item)
  return item as Item<N>
}

const items = new WeakMap<object, unknown>()
const unknown = { creditsRemaining: null, limit: null, remaining: null, reset: null }
