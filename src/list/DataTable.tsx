import './table.css'
import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListName, ParamsOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { withToggled } from '#/domain/withToggled'
import type { RowContext, TableDefinition } from '#/list/definition'
import { useColumns } from '#/list/columns'
import { TableHead, useTableStyle } from '#/list/TableHead'
import { TableRow } from '#/list/TableRow'
import { firstLines, useLineWindow } from '#/list/useLineWindow'
import type { InfiniteList } from '#/list/useInfiniteList'
import { useCursorInUrl } from '#/list/useCursorInUrl'
import { useRowHeight } from '#/list/useRowHeight'

/** Up to this many rows those that have been near the window stay in the document. */
const keepAll = 200

interface DataTableProps<N extends ListName> {
  definition: TableDefinition<N>
  list: InfiniteList<N>
  chain: Chain
  /** The same object as long as the list is the same. */
  params: ParamsOf<N>
}

/** The rows of a list as a real table: sticky header, every row expandable, virtualised past two hundred rows. */
export function DataTable<N extends ListName>({ definition, list, chain, params }: DataTableProps<N>) {
  const { rows, top, fromHead } = list
  const height = useRowHeight()
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const [begin, setBegin] = useState(0)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())

  // Where the rows begin in the document; what stands above them may change its height with every render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (body.current) setBegin(Math.round(body.current.getBoundingClientRect().top + scrollY))
  })

  const { shown, tracker } = useLineWindow({
    count: rows.length,
    height: height.px,
    margin: begin,
    limit: keepAll,
    overscan: 8,
  })
  const scrollToRow = useCallback((index: number) => scrollTo(0, begin + index * height.px), [begin, height.px])
  useCursorInUrl({ area: table, rows, pageOf: list.pageOf, scrollToRow })

  const { from, held, resize, measure } = shown
  const toggle = useCallback(
    (id: string, index: number) => {
      setOpen((before) => withToggled(before, id))
      // Open rows are measured; a row that closes is the fixed height again.
      resize(index, height.px)
    },
    [resize, height.px],
  )

  const context = useMemo<Omit<RowContext<N>, 'position'>>(() => ({ chain, params, top }), [chain, params, top])
  const columns = useColumns(definition)
  const style = useTableStyle(columns, height.rem)
  const shownTable = useMemo(() => ({ ...definition, columns }), [definition, columns])
  const lines = rows.slice(from, shown.to).map((_, at) => from + at)
  // In the order of the list, as a row that is moved in the document loses the focus.
  if (held !== null) lines[held < from ? 'unshift' : 'push'](held)
  const long = rows.length > keepAll
  // Below the table, which need not be styled anew for it.
  const room = list.state === 'loading' ? height.px * firstLines : long ? 0 : shown.after

  return (
    <>
      <table
        ref={table}
        role="table"
        className="table w-full"
        style={style}
        aria-label={definition.name}
        aria-rowcount={list.complete ? rows.length + 1 : -1}
        aria-busy={shown.flying || list.state === 'loading' || list.state === 'loading-more'}
      >
        <TableHead columns={columns} />
        {/* It only notes which row has the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody
          role="rowgroup"
          ref={body}
          className={
            long ? `table-skeleton ${held === null ? '' : held < from ? 'held-first' : 'held-last'}` : undefined
          }
          style={
            {
              paddingTop: shown.before,
              paddingBottom: long ? shown.after : 0,
              '--held': shown.heldTop,
            } as CSSProperties
          }
          onFocus={shown.onFocusMove}
          onBlur={shown.onFocusMove}
        >
          {lines.map((index) => {
            const row = rows[index]
            return (
              row && (
                <TableRow
                  key={row.id}
                  row={row}
                  index={index}
                  position={fromHead ? index : null}
                  definition={shownTable}
                  context={context}
                  open={open.has(row.id)}
                  onToggle={toggle}
                  measure={measure}
                />
              )
            )
          })}
        </tbody>
      </table>
      {tracker}
      {room > 0 && <div className="table-skeleton" style={{ ...style, height: room }} />}
    </>
  )
}
