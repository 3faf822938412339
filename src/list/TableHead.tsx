import type { CSSProperties, ReactNode } from 'react'
import { type ListName, RESOURCES } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { useDisplay } from '#/data/settings/display'
import { type Column, sortWordOf, timeColumn, unitOf } from '#/list/column'
import { filterHref, type FilterSearch } from '#/list/definition'
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
  resource: N
  columns: readonly Column<N>[]
  currency: Chain['currency']
  /** The search parameters, which say by which column the list is sorted; by none of them if absent. */
  search?: FilterSearch | undefined
}

/** The header row of a table. The headers that sort it are one tab stop: arrow keys move among them. */
export function TableHead<N extends ListName>({ resource, columns, currency, search }: TableHeadProps<N>) {
  const [timeHeader] = TIME_COLUMNS[useDisplay('time')]
  const inFiat = useDisplay('money') === 'fiat'
  const words = search ? columns.flatMap((column) => sortWordOf(resource, column) ?? []) : []
  const stop = words.find((word) => search && sortOf(word, resource, search)) ?? words[0]
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1} onKeyDown={moveAmongLinks}>
        {columns.map((column) => {
          const unit = column.unit === 'native' && inFiat ? null : unitOf(column.unit, currency)
          const text = (
            <>
              {column.id === timeColumn.id ? timeHeader : column.header}
              {unit !== null && (
                <>
                  {' ('}
                  <UntrustedText text={unit} max={16} />)
                </>
              )}
            </>
          )
          const word = search && sortWordOf(resource, column)
          return (
            <th
              key={column.id}
              role="columnheader"
              className={column.align}
              aria-sort={search && word ? sortOf(word, resource, search) : undefined}
            >
              {search && word ? (
                <SortLink word={word} resource={resource} search={search} isStop={word === stop}>
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

/** How a list is sorted by a word of its API, in the terms of `aria-sort`; undefined if it is sorted by another one. */
function sortOf(
  word: string,
  resource: ListName,
  { sort = RESOURCES[resource].defaultSort ?? undefined, order = 'desc' }: FilterSearch,
): 'ascending' | 'descending' | undefined {
  if (sort !== word) return undefined
  return order === 'asc' ? 'ascending' : 'descending'
}

/** The search parameters after a press on the header: descending, then ascending, then the API's own order. */
function nextSort(word: string, resource: ListName, search: FilterSearch): FilterSearch {
  const isOwn = word === RESOURCES[resource].defaultSort
  switch (sortOf(word, resource, search)) {
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
  resource: ListName
  search: FilterSearch
  /** Whether the Tab key stops at it; arrow keys go on to the others. */
  isStop: boolean
  children: ReactNode
}

/** The header of a column that the list can be sorted by, with the mark of the current order. */
function SortLink({ word, resource, search, isStop, children }: SortLinkProps) {
  const sort = sortOf(word, resource, search)
  return (
    <a
      href={filterHref(search, nextSort(word, resource, search))}
      tabIndex={isStop ? undefined : -1}
      className={`icon whitespace-nowrap ${sort ? `text-ink ${sort === 'ascending' ? 'icon-up' : 'icon-down'}` : 'icon-sort text-muted [--icon-color:var(--line-strong)]'}`}
    >
      {children}
    </a>
  )
}
