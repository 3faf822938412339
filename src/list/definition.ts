import type { ReactNode } from 'react'
import type { Row } from '#/api/client'
import type { ListName, ParamsOf, RowOf, TopOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import type { ThumbnailSize } from '#/entity/mediaSource'
import type { Gallery } from '#/list/Gallery'

/** What a cell or card may need besides its row. */
export interface RowContext<N extends ListName> {
  chain: Chain
  /** What the list is of: the path parameters of its endpoint. */
  params: ParamsOf<N>
  /** Fields that stand beside the items, such as total_supply; null until known. */
  top: TopOf<N> | null
  /** Position from the head of the list, from 0; null when the list was entered in the middle. */
  position: number | null
}

/**
 * One column of a table: data, not a component. `width` is a CSS grid track in em; `compact` is the place of the cell in the
 * two-line row of small screens ('none' leaves it to the row's details).
 */
export interface Column<N extends ListName> {
  header: string
  width: string
  align?: 'end'
  compact: 'lead' | 'tag' | 'aside' | 'left' | 'middle' | 'right' | 'none'
  cell: (row: RowOf<N>, context: RowContext<N>) => ReactNode
}

/** What the column of a row's time has everywhere; it is as wide as times are, by the reader's choice (useTableStyle). */
export const timeColumn = { header: 'Age', width: 'minmax(var(--when), 0.4fr)', compact: 'aside' } as const

/** What a list is called and says: module-scope data that a route joins with a resource. */
interface ListDefinition<N extends ListName> {
  resource: N
  /** Accessible name, e.g. 'Transactions'. */
  name: string
  /** The page's heading, where the list is the page and not a part of a record's. */
  title?: string
  /** What its rows are called, for counts: one and several. */
  noun: readonly [one: string, several: string]
  /** The sentence that stands where rows would be. */
  empty: ReactNode
  /** What it means that the server knows no such record; without it, that is a failure. */
  absent?: string
  /** Whether new rows at the head are looked for while the page is visible. */
  live?: boolean
}

/** A list whose rows are lines of a table. */
export interface TableDefinition<N extends ListName> extends ListDefinition<N> {
  columns: readonly Column<N>[]
  /** What can be done with a row, in its details. */
  actions?: (row: RowOf<N>, context: Omit<RowContext<N>, 'position'>) => ReactNode
  /** What stands in place of the cells of a row that has no value; nothing, where that is because it could not be read. */
  unread?: (row: Row<RowOf<N>>) => ReactNode
}

/** What a card may need besides its row. */
export interface CardContext<N extends ListName> extends Omit<RowContext<N>, 'position'> {
  /** The size that its picture is shown at. */
  picture: ThumbnailSize
}

/** A list whose rows are pictures with a caption. */
export interface GalleryDefinition<N extends ListName> extends ListDefinition<N> {
  card: (row: RowOf<N>, context: CardContext<N>) => ReactNode
  /** What lays the cards out: named by the looks that need it, so that a table's page does without its code. */
  gallery: typeof Gallery
}
