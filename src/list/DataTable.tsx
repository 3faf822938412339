import './table.css'
import './tableCompact.css'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ListName, ParamsOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { withToggled } from '#/domain/withToggled'
import { cellClass, type Column, placeClasses, type RowContext } from '#/list/column'
import { type FilterSearch, type TableDefinition, useColumns } from '#/list/definition'
import { TableHead, useTableStyle } from '#/list/TableHead'
import { TableRow } from '#/list/TableRow'
import { useCursorInUrl } from '#/list/useCursorInUrl'
import type { InfiniteList } from '#/list/useInfiniteList'
import { useLineVirtualizer } from '#/list/useLineVirtualizer'
import { useRowHeight } from '#/list/rowHeight'
import { Skeleton } from '#/ui/Skeleton'

/** Longer tables are virtualized. */
const MAX_RENDERED_ROWS = 200

interface DataTableProps<N extends ListName> {
  definition: TableDefinition<N>
  list: InfiniteList<N>
  chain: Chain
  /** The same object as long as the list is the same. */
  params: ParamsOf<N>
  /** The search parameters of the list, if it can be sorted as they say. */
  search?: FilterSearch | undefined
}

/** The rows of a list as a table: sticky header, every row expandable, virtualized past two hundred rows. */
export function DataTable<N extends ListName>({ definition, list, chain, params, search }: DataTableProps<N>) {
  const { rows, top, fromHead, state } = list
  const columns = useColumns(definition)
  const rowHeight = useRowHeight(columns)
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(new Set())
  const isScrolled = useIsScrolled()
  const getLineKey = useCallback((index: number) => rows[index]?.id ?? '', [rows])
  const lines = useLineVirtualizer({
    container: body,
    entryCount: rows.length,
    lineHeight: rowHeight.px,
    overscan: 8,
    renderAllUpTo: MAX_RENDERED_ROWS,
    getLineKey,
  })
  const { start, end, focusedLine, measureElement, resizeItem, offsetOf } = lines
  const renderedCount = useFirstWindow(rows.length)
  useCursorInUrl({ area: table, list, scrollToRow: (index) => scrollTo(0, offsetOf(index)) })

  const onToggle = useCallback(
    (id: string, index: number) => {
      setOpenRows((before) => withToggled(before, id))
      // Only open rows are measured; a row that closes has the fixed height again.
      resizeItem(index, rowHeight.px)
    },
    [resizeItem, rowHeight.px],
  )
  const context = useMemo<Omit<RowContext<N>, 'position'>>(() => ({ chain, params, top }), [chain, params, top])
  const shownDefinition = useMemo(() => ({ ...definition, columns }), [definition, columns])

  const rowAt = (index: number, apartAt?: number) => {
    const row = rows[index]
    return (
      row && (
        <TableRow
          key={row.id}
          row={row}
          index={index}
          position={fromHead ? index : null}
          definition={shownDefinition}
          context={context}
          open={openRows.has(row.id)}
          onToggle={onToggle}
          measure={measureElement}
          top={apartAt}
        />
      )
    )
  }
  const shownRows = rows.slice(start, Math.min(end, renderedCount)).map((_, offset) => rowAt(start + offset))
  // In the order of the list: an element that moves in the document loses the focus.
  if (focusedLine !== null) shownRows[focusedLine < start ? 'unshift' : 'push'](rowAt(focusedLine, lines.focusedTop))

  return (
    <table
      ref={table}
      role="table"
      className={`table w-full ${placeClasses(columns)}`}
      style={useTableStyle(columns, rowHeight.rem)}
      aria-label={definition.name}
      aria-rowcount={list.complete ? rows.length + 1 : -1}
      aria-busy={state === 'loading' || state === 'loading-more' || renderedCount < rows.length}
    >
      <TableHead resource={definition.resource} columns={columns} currency={chain.currency} search={search} />
      {state === 'loading' ? (
        <TableSkeleton columns={columns} />
      ) : (
        <tbody
          ref={body}
          role="rowgroup"
          className={lines.isVirtual ? 'virtual' : isScrolled ? undefined : 'not-scrolled'}
          style={{
            paddingTop: lines.paddingTop,
            paddingBottom: lines.paddingBottom + (rows.length - renderedCount) * rowHeight.px,
          }}
        >
          {lines.virtualizer}
          {shownRows}
        </tbody>
      )}
    </table>
  )
}

/** How many rows fill most windows. */
const WINDOW_ROWS = 20

/** How many rows to render: on the first page of a visit those of the first window, and the rest once these are painted. */
function useFirstWindow(count: number): number {
  const { state } = useRouter()
  const rendered = useDeferredValue(count, state.resolvedLocation ? count : 0)
  return rendered === 0 && count <= MAX_RENDERED_ROWS ? Math.min(count, WINDOW_ROWS) : count
}

/** Whether the window has scrolled since the table is there. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(true)
    addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isScrolled
}

/** Rows of a full page, whose space is reserved: what follows the table is below the window from the start. */
const PAGE_ROWS = 50
const DRAWN_ROWS = Array.from({ length: WINDOW_ROWS }, (_, index) => index)
/** Widths as they vary down a column. */
const WIDTHS = ['w-32', 'w-24', 'w-28', 'w-36', 'w-20']

/** The body of a table while its first page loads: a gray bar for each cell. */
export function TableSkeleton<N extends ListName>({ columns }: { columns: readonly Column<N>[] }) {
  return (
    <tbody aria-hidden style={{ minHeight: `calc(${PAGE_ROWS} * var(--row-height))` }}>
      {DRAWN_ROWS.map((row) => (
        <tr key={row}>
          {columns.map((column, index) => (
            <td key={column.id} className={cellClass(column)}>
              <Skeleton
                className={
                  column.align || /^(?:corner|time)$/.test(column.compact)
                    ? 'w-16'
                    : (WIDTHS[(row + 2 * index) % WIDTHS.length] ?? '')
                }
              />
            </td>
          ))}
          <td className="expand">
            <Skeleton className="w-4" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
