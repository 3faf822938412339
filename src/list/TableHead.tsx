import type { CSSProperties } from 'react'
import type { ListName } from '#/api/resources'
import { useDisplay } from '#/data/settings/display'
import { type Column, type SortableColumns, timeColumn } from '#/list/definition'
import type { FilterSearch } from '#/list/filters'
import { SortLink, sortOf } from '#/list/SortLink'
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
