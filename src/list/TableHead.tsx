import type { CSSProperties, ReactNode } from 'react'
import type { ListName } from '#/api/resources'
import { useDisplay } from '#/data/settings/display'
import { type Column, filterHref, type FilterSearch, type SortableColumns, timeColumn } from '#/list/definition'
import { moveAmongLinks } from '#/ui/roving'
import { UntrustedText } from '#/ui/UntrustedText'

/** Header of the time column for each time format, and its width, em; the longest local time is that of a 12-hour clock. */
const TIME_COLUMNS = {
  age: ['Age', 5],
  local: ['Timestamp', 11.5],
  utc: ['Timestamp', 13.25],
  unix: ['Unix time', 6.75],
} as const

/**
 * The CSS variables of a table: grid tracks for its columns and the details button, the width of times, the row height (rem), and
 * whether cells repeat the unit in their header, as they do if amounts are in USD where a price is available.
 */
export function useTableStyle<N extends ListName>(columns: readonly Column<N>[], rowHeight: number): CSSProperties {
  const [, timeWidth] = TIME_COLUMNS[useDisplay('time')]
  const inFiat = useDisplay('money') === 'fiat'
  return {
    '--when': `${timeWidth}em`,
    '--tracks': [...columns.map(({ width }) => width), '2.25em'].join(' '),
    '--row-height': `${rowHeight}rem`,
    '--cell-unit': inFiat ? 'inline' : 'none',
  } as CSSProperties
}

interface TableHeadProps<N extends ListName> {
  columns: readonly Column<N>[]
  /** Symbol of the native currency. */
  symbol: string
  /** The columns that can be sorted by, and the search parameters that say by which one the list is; none can if absent. */
  sorting?: { sortable: SortableColumns; search: FilterSearch } | undefined
}

/** The header row of a table. The headers that sort it are one tab stop: arrow keys move among them. */
export function TableHead<N extends ListName>({ columns, symbol, sorting }: TableHeadProps<N>) {
  const [timeHeader] = TIME_COLUMNS[useDisplay('time')]
  const inFiat = useDisplay('money') === 'fiat'
  const words = sorting ? columns.flatMap(({ header }) => sorting.sortable.words[header] ?? []) : []
  const stop = words.find((word) => sorting && sortOf(word, sorting.sortable, sorting.search)) ?? words[0]
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1} onKeyDown={moveAmongLinks}>
        {columns.map(({ header, align, native }) => {
          const text = (
            <>
              {header === timeColumn.header ? timeHeader : header}
              {native && !inFiat && (
                <>
                  {' ('}
                  <UntrustedText text={symbol} max={16} />)
                </>
              )}
            </>
          )
          const word = sorting?.sortable.words[header]
          return (
            <th
              key={header}
              role="columnheader"
              className={align}
              aria-sort={sorting && word ? sortOf(word, sorting.sortable, sorting.search) : undefined}
            >
              {sorting && word ? (
                <SortLink word={word} isStop={word === stop} {...sorting}>
                  {text}
                </SortLink>
              ) : (
                text
              )}
            </th>
          )
        })}
        <th role="columnheader">
          <span className="sr-only">Details</span>
        </th>
      </tr>
    </thead>
  )
}

/** How a list is sorted by the column of a word, in the terms of `aria-sort`; undefined if it is sorted by another one. */
export function sortOf(
  word: string,
  { own }: SortableColumns,
  { sort = own ?? undefined, order = 'desc' }: FilterSearch,
): 'ascending' | 'descending' | undefined {
  if (sort !== word) return undefined
  return order === 'asc' ? 'ascending' : 'descending'
}

/** The search parameters after a press on the header: descending, then ascending, then the API's own order. */
function nextSort(word: string, sortable: SortableColumns, search: FilterSearch): FilterSearch {
  const isOwn = word === sortable.own
  switch (sortOf(word, sortable, search)) {
    case 'descending':
      return { sort: word, order: 'asc' }
    case 'ascending':
      return { sort: undefined, order: undefined }
    default:
      return isOwn ? { sort: undefined, order: undefined } : { sort: word, order: 'desc' }
  }
}

interface SortLinkProps {
  word: string
  sortable: SortableColumns
  search: FilterSearch
  /** Whether the Tab key stops at it; arrow keys go on to the others. */
  isStop: boolean
  children: ReactNode
}

/** The header of a column that the list can be sorted by, with the mark of the current order. */
export function SortLink({ word, sortable, search, isStop, children }: SortLinkProps) {
  const sort = sortOf(word, sortable, search)
  return (
    <a
      href={filterHref(search, nextSort(word, sortable, search))}
      tabIndex={isStop ? undefined : -1}
      className={`icon whitespace-nowrap ${sort ? `text-ink ${sort === 'ascending' ? 'icon-up' : 'icon-down'}` : 'icon-sort text-muted [--icon-color:var(--line-strong)]'}`}
    >
      {children}
    </a>
  )
}
