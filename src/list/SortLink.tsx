import type { ReactNode } from 'react'
import type { SortableColumns } from '#/list/definition'
import { filterHref, type FilterSearch } from '#/list/filters'

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
      className={`icon whitespace-nowrap ${sort === 'ascending' ? 'icon-up' : 'icon-down'} ${sort ? 'text-ink' : 'text-muted [--icon-color:var(--line-strong)]'}`}
    >
      {children}
    </a>
  )
}
