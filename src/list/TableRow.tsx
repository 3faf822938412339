import type { Row } from '#/api/rows'
import { memo } from 'react'
import { stringifyJson } from '#/api/json'
import type { ListName, RowOf } from '#/api/resources'
import { cellClass, type RowContext } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { CopyButton } from '#/ui/CopyButton'
import { RawRecord } from '#/ui/RawRecord'

interface TableRowProps<N extends ListName> {
  row: Row<RowOf<N>>
  index: number
  position: number | null
  definition: Pick<TableDefinition<N>, 'columns' | 'actions' | 'unread' | 'unreadDetails'>
  context: Omit<RowContext<N>, 'position'>
  open: boolean
  onToggle: (id: string, index: number) => void
  /** Ref of an open row, whose height is not the usual one. */
  measure?: (element: Element | null) => void
  /** Distance from the first row, px, of a row that is not between its neighbors. */
  top?: number | undefined
}

function TableRowCells<N extends ListName>({
  row,
  index,
  position,
  definition: { columns, actions, unread, unreadDetails },
  context,
  open,
  onToggle,
  measure,
  top,
}: TableRowProps<N>) {
  const { value } = row
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      className={open ? 'open' : undefined}
      ref={open ? measure : undefined}
      style={top === undefined ? undefined : { position: 'absolute', top, insetInline: 0 }}
    >
      {value === null ? (
        <td role="cell" className="unread text-warn" aria-colspan={columns.length}>
          {unread?.(row) || 'Can’t display this row. Expand to see the raw JSON.'}
        </td>
      ) : (
        columns.map((column) => (
          <td key={column.id} role="cell" className={cellClass(column)}>
            {column.cell(value, { ...context, position })}
          </td>
        ))
      )}
      <td role="cell" className="expand">
        <button
          type="button"
          className="expander"
          aria-expanded={open}
          aria-label={`Details of row ${index + 1}`}
          onClick={() => onToggle(row.id, index)}
        />
      </td>
      {open && (
        <td role="cell" className="details" aria-colspan={columns.length + 1}>
          {value === null ? unreadDetails?.(row) : actions?.(value, context)}
          <RawRecord raw={row.raw} />
          <p className="mt-2 text-sm text-muted">
            Raw JSON <CopyButton text={stringifyJson(row.raw, 2)} what="raw JSON" />
          </p>
        </td>
      )}
    </tr>
  )
}

/** A table row: its cells and, where it is open, all fields of the API response. */
export const TableRow = memo(TableRowCells) as typeof TableRowCells
