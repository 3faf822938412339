import type { CSSProperties } from 'react'
import type { ListName } from '#/api/resources'
import { useDisplay } from '#/data/settings/display'
import { type Column, timeColumn } from '#/list/definition'

/** Header of the time column for each time format, and its width, em; the longest local time is that of a 12-hour clock. */
const TIME_COLUMNS = {
  age: ['Age', 5],
  local: ['Time', 11.5],
  utc: ['Time', 13.25],
  unix: ['Unix time', 6.75],
} as const

/** The CSS variables of a table: grid tracks for its columns and the details button, the width of times, the row height (rem). */
export function useTableStyle<N extends ListName>(columns: readonly Column<N>[], rowHeight: number): CSSProperties {
  const [, timeWidth] = TIME_COLUMNS[useDisplay('time')]
  return {
    '--when': `${timeWidth}em`,
    '--tracks': [...columns.map(({ width }) => width), '2.25em'].join(' '),
    '--row-height': `${rowHeight}rem`,
  } as CSSProperties
}

/** The header row of a table. */
export function TableHead<N extends ListName>({ columns }: { columns: readonly Column<N>[] }) {
  const [timeHeader] = TIME_COLUMNS[useDisplay('time')]
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(({ header, align }) => (
          <th key={header} role="columnheader" className={align}>
            {header === timeColumn.header ? timeHeader : header}
          </th>
        ))}
        <th role="columnheader">
          <span className="sr-only">Details</span>
        </th>
      </tr>
    </thead>
  )
}
