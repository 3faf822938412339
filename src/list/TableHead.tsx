import type { CSSProperties } from 'react'
import type { ListName } from '#/api/resources'
import { useDisplay } from '#/data/settings/display'
import { type Column, timeColumn } from '#/list/definition'

/** What times are called that are not ages, and the room that they need, em; the longest of a local time is that of a 12-hour clock. */
const times = { age: ['Age', 5], local: ['Time', 11.5], utc: ['Time', 13.25], unix: ['Unix time', 6.75] } as const

/** The measures of a table for its style sheet: a track for each column and one for the rows' details, and the height of a row, rem. */
export function useTableStyle<N extends ListName>(columns: readonly Column<N>[], height: number): CSSProperties {
  const [, when] = times[useDisplay('time')]
  return {
    '--when': `${when}em`,
    '--tracks': [...columns.map(({ width }) => width), '2.25em'].join(' '),
    '--row-height': `${height}rem`,
  } as CSSProperties
}

/** The heads of a table's columns. */
export function TableHead<N extends ListName>({ columns }: { columns: readonly Column<N>[] }) {
  const [time] = times[useDisplay('time')]
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(({ header, align }) => (
          <th key={header} role="columnheader" className={align}>
            {header === timeColumn.header ? time : header}
          </th>
        ))}
        <th role="columnheader">
          <span className="sr-only">Details</span>
        </th>
      </tr>
    </thead>
  )
}
