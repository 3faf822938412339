import type { ReactNode } from 'react'
import { MissingValue } from '#/ui/MissingValue'

/** A row of the table; null for an unknown number. */
export interface NumbersLine {
  readonly key: string
  readonly head: ReactNode
  readonly numbers: readonly ReactNode[]
}

interface NumbersTableProps {
  /** Column headers. */
  heads: readonly string[]
  lines: readonly NumbersLine[]
}

/** The numbers of a chart as a table. */
export function NumbersTable({ heads, lines }: NumbersTableProps) {
  return (
    <table className="w-full text-right tabular-nums">
      <thead>
        <tr className="text-sm text-muted">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pl-4 font-normal first:pl-0 first:text-left">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, head, numbers }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {head}
            </th>
            {numbers.map((number, place) => (
              <td key={heads[place + 1]} className="py-1 pl-4">
                {number ?? <MissingValue />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
