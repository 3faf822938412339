import type { CSSProperties } from 'react'
import type { ListName } from '#/api/resources'
import type { Column } from '#/list/look'

/** The measures of a table for its style sheet: a track for each column and one for the rows' details, and the height of a row, rem. */
export function tableStyle<N extends ListName>(columns: readonly Column<N>[], height: number): CSSProperties {
  return {
    '--tracks': [...columns.map(({ width }) => width), '2.25em'].join(' '),
    '--row-height': `${height}rem`,
  } as CSSProperties
}

/** The heads of a table's columns. */
export function TableHead<N extends ListName>({ columns }: { columns: readonly Column<N>[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(({ header, align }) => (
          <th key={header} role="columnheader" className={align}>
            {header}
          </th>
        ))}
        <th role="columnheader">
          <span className="sr-only">Details</span>
        </th>
      </tr>
    </thead>
  )
}
