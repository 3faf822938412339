import type { Row } from '#/api/rows'
import './table.css'
import './tableCompact.css'
import { useState } from 'react'
import type { ListName, ParamsOf, RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { withToggled } from '#/domain/withToggled'
import { placeClasses } from '#/list/column'
import { type TableDefinition, useColumns } from '#/list/definition'
import { TableHead, useTableStyle } from '#/list/TableHead'
import { TableRow } from '#/list/TableRow'
import { useRowHeight } from '#/list/rowHeight'

interface PreviewTableProps<N extends ListName> {
  definition: TableDefinition<N>
  /** Its accessible name. */
  name: string
  rows: readonly Row<RowOf<N>>[]
  chain: Chain
  params: ParamsOf<N>
}

/** Some rows of a list as a table, for pages that show several: all rows are in the document, and `?cursor=` does not follow them. */
export function PreviewTable<N extends ListName>({ definition, name, rows, chain, params }: PreviewTableProps<N>) {
  const columns = useColumns(definition)
  const height = useRowHeight(columns)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => setOpen((before) => withToggled(before, id))
  return (
    <table
      role="table"
      className={`table w-full ${placeClasses(columns)}`}
      style={useTableStyle(columns, height.rem)}
      aria-label={name}
      aria-rowcount={rows.length + 1}
    >
      <TableHead resource={definition.resource} columns={columns} currency={chain.currency} />
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <TableRow
            key={row.id}
            row={row}
            index={index}
            position={null}
            definition={{ ...definition, columns }}
            context={{ chain, params, top: null }}
            open={open.has(row.id)}
            onToggle={toggle}
          />
        ))}
      </tbody>
    </table>
  )
}
