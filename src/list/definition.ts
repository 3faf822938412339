import type { Row } from '#/api/rows'
import type { InfiniteList } from './useInfiniteList'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import type { ListName, ParamsOf, RowOf, TopOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { storedValue } from '#/data/persistence/storedValue'
import { useStore } from '#/data/store'
import { writeSearch } from '#/data/searchParameters'
import type { ThumbnailSize } from '#/entity/nftMedia'

/** What a cell may need next to its row. */
export interface RowContext<N extends ListName> {
  chain: Chain
  /** Path parameters of the list's endpoint. */
  params: ParamsOf<N>
  /** Fields next to the items, such as total_supply; null until loaded. */
  top: TopOf<N> | null
  /** Position in the list, from 0; null when the list was opened by a cursor. */
  position: number | null
}

/**
 * One column of a table: data, not a component. `width` is a CSS grid track in em; `compact` is the position of the cell in the
 * two-line row of small screens: 'left-whole' is never cut, 'left-long' has two lines of its own, 'none' is only in the row's details.
 * 'middle to' is a recipient, after an arrow from its sender; 'middle near' starts right after what is 'left'.
 */
export interface Column<N extends ListName> {
  header: string
  /** Whether its amounts are in the native currency, whose symbol then follows the header. */
  native?: true
  width: string
  align?: 'end'
  compact:
    | 'lead'
    | 'tag'
    | 'aside'
    | 'left'
    | 'left-whole'
    | 'left-long'
    | 'middle'
    | 'middle to'
    | 'middle near'
    | 'right'
    | 'none'
  cell: (row: RowOf<N>, context: RowContext<N>) => ReactNode
}

/** What all time columns have in common; the width follows the chosen time format (useTableStyle). */
export const timeColumn = { header: 'Age', width: 'minmax(var(--when), 0.4fr)', compact: 'aside' } as const

/** Names and texts of a list: module-scope data. */
interface ListDefinition<N extends ListName> {
  resource: N
  /** Accessible name, e.g. 'Transactions'. */
  name: string
  /** The page's heading; absent where the list is a tab of another page. */
  title?: string
  /** Singular and plural of a row's name, for counts. */
  noun: readonly [one: string, several: string]
  /** Shown when the list has no rows. */
  empty: ReactNode
  /** Shown when the API responds "not found"; without it, that is an error. */
  absent?: string
  /** Whether new rows at the head of the list are polled while the page is visible. */
  live?: boolean
  /** Whether it is the start of another list, so that its end is not that of the list. */
  isExcerpt?: boolean
}

/** The columns that an API can sort a list by. */
export interface SortableColumns {
  /** The API's word for each, by the header of the column. */
  readonly words: Readonly<Record<string, string>>
  /** The word for the API's default order, which is descending; null if that is the order of no column. */
  readonly own: string | null
}

/** A list shown as a table. */
export interface TableDefinition<N extends ListName> extends ListDefinition<N> {
  columns: readonly Column<N>[]
  sortable?: SortableColumns
  /** Actions in the details of a row. */
  actions?: (row: RowOf<N>, context: Omit<RowContext<N>, 'position'>) => ReactNode
  /** Replaces the cells of a row without a value; returns nothing for a row that could not be parsed. */
  unread?: (row: Row<RowOf<N>>) => ReactNode
}

/** What a card may need next to its row. */
export interface CardContext<N extends ListName> extends Omit<RowContext<N>, 'position'> {
  thumbnailSize: ThumbnailSize
}

/** A list shown as images with captions. */
export interface GalleryDefinition<N extends ListName> extends ListDefinition<N> {
  card: (row: RowOf<N>, context: CardContext<N>) => ReactNode
  /** The component that lays the cards out. It is named here so that pages with a table do not load it. */
  gallery: (props: GalleryProps<N>) => ReactNode
}

/** Headers of the hidden columns, by resource; saved in this browser. */
export const hiddenColumns = storedValue(
  'astrolabe.columns',
  (stored) => (typeof stored === 'object' && stored ? stored : {}) as Readonly<Partial<Record<string, unknown>>>,
)

/** The tables of the current page, for the display settings. */
export const tablesOnPage = new Set<Pick<TableDefinition<ListName>, 'resource' | 'name' | 'columns'>>()

/** The columns of a table that are not hidden; the first one is always shown. A row's details have all of its fields. */
export function useColumns<N extends ListName>(definition: TableDefinition<N>): TableDefinition<N>['columns'] {
  const hidden = useStore(hiddenColumns)[definition.resource]
  useLayoutEffect(() => {
    const table = definition as unknown as TableDefinition<ListName>
    tablesOnPage.add(table)
    return () => void tablesOnPage.delete(table)
  }, [definition])
  return useMemo(
    () =>
      Array.isArray(hidden)
        ? definition.columns.filter(({ header }, index) => index === 0 || !hidden.includes(header))
        : definition.columns,
    [definition, hidden],
  )
}

/** The search parameters of a list, as they are in the URL. */
export type FilterSearch = Readonly<Record<string, string | undefined>>

/** The same list with some of its parameters changed, from its first page. */
export function filterHref(search: FilterSearch, changed: FilterSearch): string {
  return writeSearch({ ...search, cursor: undefined, ...changed }) || '?'
}

/** What a gallery shows: a list by its definition. */
export interface GalleryProps<N extends ListName> {
  definition: GalleryDefinition<N>
  list: InfiniteList<N>
  chain: Chain
  /** The same object as long as the list is the same. */
  params: ParamsOf<N>
}
