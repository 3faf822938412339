import type { ReactNode } from 'react'
import { type ListName, type ParamsOf, RESOURCES, type RowOf, type TopOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import type { FileText } from '#/list/export/fileText'

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
 * Where a cell is on small screens, whose rows have two lines:
 *
 *     title  badge           corner
 *     start  middle             end
 *
 * 'time' is a time in the corner. 'number' is at the start and never cut; 'paragraph' has two lines of its own, in place of the second.
 * In the middle, 'recipient' has an arrow before it, from its sender; 'counterparty' begins right after a short start.
 * What is only in the 'details' of a row is not in its lines.
 */
export type CompactPlace =
  | 'title'
  | 'badge'
  | 'corner'
  | 'time'
  | 'start'
  | 'number'
  | 'paragraph'
  | 'middle'
  | 'recipient'
  | 'counterparty'
  | 'end'
  | 'details'

/** The fields of a list's rows, also those within another one: 'token.symbol'. */
type FieldOf<N extends ListName> = Within<keyof RowOf<N> & string>

type Within<Field extends string> = Field | `${Field}.${string}`

/** The API's words for the orders of all lists. */
type SortWord = {
  [N in ListName]: (typeof RESOURCES)[N]['filters'] extends { sort: { of: readonly (infer Word)[] } } ? Word : never
}[ListName]

/** One column of a table: all that is known of it, as data. */
export interface Column<N extends ListName> {
  /** What hidden columns are saved by: the header of the column in version 0.2, as `columnId` writes it. It never changes. */
  readonly id: string
  readonly header: string
  /** The unit of its amounts, which follows the header: 'native' is the symbol of the native currency. */
  readonly unit?: string
  readonly cell: (row: RowOf<N>, context: RowContext<N>) => ReactNode
  /** What a file has in it; null for what the page computes, or only links. */
  readonly text: FileText<FieldOf<N>> | null
  /** Its header in files, where that is another one. */
  readonly fileHeader?: string
  /** The API's word for the order by this column; it sorts the lists whose endpoint takes this word. */
  readonly sort?: SortWord
  /** A CSS grid track in em. */
  readonly width: string
  readonly align?: 'end'
  readonly compact: CompactPlace
}

/** What all columns of a row's time have in common; the width follows the chosen time format (useTableStyle). */
export const timeColumn = {
  id: 'age',
  header: 'Age',
  fileHeader: 'Timestamp (UTC)',
  width: 'minmax(var(--when), 0.4fr)',
  compact: 'time',
} as const

/** The ID of a column whose header was saved: 'Amount / ID' becomes 'amount-id', and an ID stays as it is. */
export function columnId(header: string): string {
  return (
    header
      .toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join('-') ?? ''
  )
}

/** The unit of a column on a chain; null for none. */
export function unitOf(unit: string | undefined, currency: Pick<Chain['currency'], 'symbol'>): string | null {
  return (unit === 'native' ? currency.symbol : unit) ?? null
}

/** The API's words for the orders that a list takes, its own order first. */
export function sortWords(resource: ListName): readonly string[] {
  const { filters } = RESOURCES[resource]
  return 'sort' in filters ? filters.sort.of : []
}

/** The word for the order by a column; null if the list does not take it. */
export function sortWordOf(resource: ListName, { sort }: Pick<Column<ListName>, 'sort'>): string | null {
  return sort !== undefined && sortWords(resource).includes(sort) ? sort : null
}

/** The classes of a cell. */
export function cellClass({ compact, align, unit }: Pick<Column<ListName>, 'compact' | 'align' | 'unit'>): string {
  return [`at-${compact}`, align, unit === 'native' && 'native'].filter(Boolean).join(' ')
}

/** The classes of a table by which tableCompact.css shares out the two lines: the places that its rows use. */
export function placeClasses(columns: readonly Pick<Column<ListName>, 'compact'>[]): string {
  return [...new Set(columns.map(({ compact }) => `has-${compact}`))].join(' ')
}
