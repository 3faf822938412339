import './table.css'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListName } from '#/api/resources'
import type { Chain } from '#/data/config'
import type { RowContext, TableLook } from '#/list/look'
import { TableRow } from '#/list/TableRow'
import type { PagedList } from '#/list/usePagedList'
import { usePlaceInUrl } from '#/list/usePlaceInUrl'
import { useRowHeight } from '#/list/useRowHeight'

/** Up to this many rows all of them are in the document, so that the browser's own find sees them. */
const renderAll = 200
/** As many as a full page has, so that nothing below moves when it arrives. */
const skeletonRows = 50

/** The rows of a list as a real table: sticky header, every row expandable, virtualised past two hundred rows. */
export function DataTable<N extends ListName>({
  look,
  list,
  chain,
}: {
  look: TableLook<N>
  list: PagedList<N>
  chain: Chain
}) {
  const { rows, top, fromHead } = list
  const height = useRowHeight()
  const body = useRef<HTMLTableSectionElement>(null)
  const [margin, setMargin] = useState(0)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const virtual = rows.length > renderAll

  // Where the rows begin in the document; what stands above them may change its height with every render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const begin = body.current ? Math.round(body.current.getBoundingClientRect().top + scrollY) : 0
    if (begin !== margin) setMargin(begin)
  })

  const virtualizer = useWindowVirtualizer({
    enabled: virtual,
    count: rows.length,
    estimateSize: () => height.px,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    scrollMargin: margin,
    initialRect: { width: innerWidth, height: innerHeight },
  })

  const table = useRef<HTMLTableElement>(null)
  const scrollToRow = useCallback(
    (index: number) => {
      if (virtual) virtualizer.scrollToIndex(index, { align: 'start' })
      else table.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView()
    },
    [virtual, virtualizer],
  )
  usePlaceInUrl({ area: table, rows, pageOf: list.pageOf, scrollToRow })

  const toggle = useCallback(
    (id: string, index: number) => {
      setOpen((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      })
      // Open rows are measured; a row that closes is the fixed height again.
      virtualizer.resizeItem(index, height.px)
    },
    [virtualizer, height.px],
  )

  const context = useMemo<Omit<RowContext<N>, 'position'>>(() => ({ chain, top }), [chain, top])
  const items = virtual ? virtualizer.getVirtualItems() : undefined
  const first = items?.[0]
  const last = items?.at(-1)
  const style = {
    '--tracks': [...look.columns.map(({ width }) => width), '2rem'].join(' '),
    '--row-height': `${height.rem}rem`,
  } as CSSProperties

  return (
    <>
      <table
        ref={table}
        role="table"
        className="table w-full"
        style={style}
        aria-label={look.name}
        aria-rowcount={list.state === 'end' ? rows.length + 1 : -1}
        aria-busy={list.state === 'loading' || list.state === 'loading-more'}
      >
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {look.columns.map(({ header, align }) => (
              <th key={header} role="columnheader" className={align}>
                {header}
              </th>
            ))}
            <th role="columnheader">
              <span className="sr-only">Details</span>
            </th>
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          ref={body}
          style={{
            paddingTop: first && first.start - margin,
            paddingBottom: last && virtualizer.getTotalSize() + margin - last.end,
          }}
        >
          {(items ?? rows).map((item, at) => {
            const index = 'index' in item ? item.index : at
            const row = rows[index]
            if (!row) return null
            const isOpen = open.has(row.id)
            return (
              <TableRow
                key={row.id}
                row={row}
                index={index}
                position={fromHead ? index : null}
                columns={look.columns}
                context={context}
                open={isOpen}
                onToggle={toggle}
                measure={virtualizer.measureElement}
              />
            )
          })}
        </tbody>
      </table>
      {list.state === 'loading' && (
        <div className="table-skeleton" style={{ ...style, height: height.px * skeletonRows }} />
      )}
    </>
  )
}
