import { ROLLUP_RESOURCES } from '#/api/resources/rollups'
import type { FiltersOf, ItemName, ListName, ParamsOf, ResourceName } from '#/api/resources'
import { type CursorPart, type Order, pageOf } from './paging'
import type { Query } from './query'
import type { RecordedFile } from './recording'
import type { View } from './store'

/** A request for a resource, with validated parameters; hashes are in lower case. */
export interface ResourceRequest<N extends ResourceName> {
  readonly params: ParamsOf<N>
  readonly filters: N extends ListName ? FiltersOf<N> : object
  /** Loads the recorded files that a response needs. */
  readonly open: <K extends RecordedFile>(...files: readonly K[]) => Promise<View<K>>
}

/** A list that can be paged, and the other fields of its response. */
export interface Listing {
  readonly page: (query: Query) => { items: unknown[]; next: Record<string, CursorPart> | null }
  readonly top?: Record<string, unknown>
}

/** Responds to requests for a resource, a row of the API's table. */
export type Responder<N extends ResourceName> = (
  request: ResourceRequest<N>,
) => Promise<N extends ItemName ? object : Listing>

/** The name of an endpoint that is served. Those of rollups are not: they are unknown routes, as on most servers. */
export type ServedName = Exclude<ResourceName, keyof typeof ROLLUP_RESOURCES>

/** Whether an endpoint is served. */
export function isServed(name: ResourceName): name is ServedName {
  return !(name in ROLLUP_RESOURCES)
}

/** A responder for every resource that is served. */
export type Responders = { readonly [N in ServedName]: Responder<N> }

/** A list of rows in an order; `body` makes the response body of each. */
export function listing<Row>(rows: readonly Row[], order: Order<Row>, body: (row: Row) => unknown): Listing {
  return {
    page(query) {
      const { rows: shown, next } = pageOf(rows, order, query)
      return { items: shown.map((row) => body(row)), next }
    },
  }
}

/** A list without pages. */
export function unpaged(items: unknown[]): Listing {
  return { page: () => ({ items, next: null }) }
}
