import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import type { Row } from '#/api/rows'
import type { ListName, ParamsOf, RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { readEntries, storedValue } from '#/data/persistence/storedValue'
import { useStore } from '#/data/useStore'
import { writeSearch } from '#/data/searchParameters'
import type { ThumbnailSize } from '#/entity/nftMedia'
import { type Column, columnId, type RowContext } from '#/list/column'
import type { InfiniteList } from '#/list/useInfiniteList'

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
  /** The filter that makes the list what it is, as that of pending transactions; an empty list is not called filtered by it. */
  ownFilter?: string
  /** Shown when the API responds "not found"; without it, that is an error. */
  absent?: string
  /** Whether new rows at the head of the list are polled while the page is visible. */
  live?: boolean
  /** Finds the tokens of its rows that have the name of a better-known one: by contracts in lower case, that one's contract. */
  namesakes?: (rows: readonly Row<RowOf<N>>[]) => ReadonlyMap<string, string>
  /** Adds to the count of its rows, such as how many of them its total leaves out; null for nothing. */
  countNote?: (rows: readonly Row<RowOf<N>>[]) => string | null
  /** Whether it is the start of another list, so that its end is not that of the list. */
  isExcerpt?: boolean
}

/** A list shown as a table. */
export interface TableDefinition<N extends ListName> extends ListDefinition<N> {
  columns: readonly Column<N>[]
  /** What the details of a row open with, before its JSON: a preview, or actions. */
  actions?: (row: RowOf<N>, context: Omit<RowContext<N>, 'position'>) => ReactNode
  /** Replaces the cells of a row without a value; returns nothing for a row that could not be parsed. */
  unread?: (row: Row<RowOf<N>>) => ReactNode
  /** Explains such a row in its details, above the raw JSON. */
  unreadDetails?: (row: Row<RowOf<N>>) => ReactNode
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

/** The IDs of the hidden columns, by resource; saved in this browser, where version 0.2 saved their headers. */
export const hiddenColumns = storedValue('astrolabe.columns', readHiddenColumns)

/** Hidden columns as any version has saved them. */
export function readHiddenColumns(stored: unknown): Readonly<Partial<Record<string, readonly string[]>>> {
  const saved = Object.entries(readEntries(z.array(z.string()), stored))
  return Object.fromEntries(saved.map(([name, ids]) => [name, ids.map(columnId)]))
}

/** The tables of the current page, for the display settings. */
export const tablesOnPage = new Set<Pick<TableDefinition<ListName>, 'resource' | 'name' | 'columns'>>()

/** The columns of a table that are not hidden; the first one is always shown. A row's details have all of its fields. */
export function shownColumns<N extends ListName>(
  { resource, columns }: Pick<TableDefinition<N>, 'resource' | 'columns'>,
  hidden = hiddenColumns.get(),
): TableDefinition<N>['columns'] {
  const ids = hidden[resource]
  return ids ? columns.filter(({ id }, index) => index === 0 || !ids.includes(id)) : columns
}

/** The same, updated when the user hides or shows one; the display settings list them all. */
export function useColumns<N extends ListName>(definition: TableDefinition<N>): TableDefinition<N>['columns'] {
  const hidden = useStore(hiddenColumns)
  useLayoutEffect(() => {
    const table = definition as unknown as TableDefinition<ListName>
    tablesOnPage.add(table)
    return () => void tablesOnPage.delete(table)
  }, [definition])
  return useMemo(() => shownColumns(definition, hidden), [definition, hidden])
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
