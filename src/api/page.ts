import type { Row } from './rows'
import type { Limits } from './limits'
import type { Cursor } from './cursor'
import type { Unprocessed } from '#/api/schemas/processing'
import type { SearchedBlocks } from '#/api/searchedBlocks'
import type { SchemaMismatch } from './schemaMismatch'
import type { ItemName, ListName, RowOf, TopOf } from './resources'

/** One page of a list. */
export interface Page<Name extends ListName> {
  readonly rows: Row<RowOf<Name>>[]
  /** The cursor of the next page; null if there is none. */
  readonly next: Cursor | null
  /** Whether the API sent a cursor that cannot be read: `next` is null, but the list may go on. */
  readonly hasUnreadableCursor: boolean
  readonly top: TopOf<Name> | null
  /** Set where the API reports that it has not processed all rows yet. */
  readonly unprocessed: Unprocessed | null
  /** The blocks that it was made from, where the API searches some at a time. */
  readonly searched: SearchedBlocks | null
  readonly mismatches: SchemaMismatch[]
  readonly limits: Limits
  /** The URL of the API that it was loaded from. */
  readonly source: string
  /** Unix ms. */
  readonly receivedAt: number
}

/** What a page without rows, next to its limits and the API that it is from, has. */
export const NO_ROWS = {
  rows: [],
  next: null,
  hasUnreadableCursor: false,
  top: null,
  unprocessed: null,
  searched: null,
  mismatches: [],
}

/** One record. */
export interface Item<Name extends ItemName> {
  /** Null if the record cannot be read. */
  readonly value: RowOf<Name> | null
  /** The URL of the API that it was loaded from; absent if it was composed from a list. */
  readonly source?: string
  readonly raw: unknown
  /** The JSON text as it was sent: parsing it may lose digits. */
  readonly text: string
  readonly mismatches: SchemaMismatch[]
  readonly limits: Limits
}
