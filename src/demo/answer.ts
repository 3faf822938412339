import type { FiltersOf, ItemName, ListName, ParamsOf, ResourceName } from '#/api/resources'
import { type CursorPart, type Order, pageOf } from './paging'
import type { Query } from './query'
import type { RecordedNoun } from './recording'
import type { View } from './view'

/** A request for a resource, its parameters already checked: hashes in lower case. */
export interface Ask<N extends ResourceName> {
  readonly params: ParamsOf<N>
  readonly filters: N extends ListName ? FiltersOf<N> : object
  /** Loads the facts that an answer needs, and no others. */
  readonly open: <K extends RecordedNoun>(...nouns: readonly K[]) => Promise<View<K>>
}

/** A list that is ready to be cut into pages, and what stands beside its rows. */
export interface Listing {
  readonly page: (query: Query) => { items: unknown[]; next: Record<string, CursorPart> | null }
  readonly top?: Record<string, unknown>
}

/** What answers a resource: one function a row of the API's table. */
export type Answer<N extends ResourceName> = (ask: Ask<N>) => Promise<N extends ItemName ? object : Listing>

/** An answer for every resource. */
export type Answers = { readonly [N in ResourceName]: Answer<N> }

/** A list of `rows` in an order, each told by `body`. */
export function listing<Row>(rows: readonly Row[], order: Order<Row>, body: (row: Row) => unknown): Listing {
  return {
    page(query) {
      const { rows: shown, next } = pageOf(rows, order, query)
      return { items: shown.map((row) => body(row)), next }
    },
  }
}

/** A list that is answered whole, without paging. */
export function whole(items: unknown[]): Listing {
  return { page: () => ({ items, next: null }) }
}
