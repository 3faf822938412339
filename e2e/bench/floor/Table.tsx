import { memo, type ReactNode, useState } from 'react'

/** The content of a row's cell by the header of its column. */
type Columns<T> = Readonly<Record<string, (row: T, chain: string) => ReactNode>>

interface RowProps<T> {
  row: T
  index: number
  columns: Columns<T>
  chain: string
  open: boolean
}

function TableRow<T extends object>({ row, index, columns, chain, open }: RowProps<T>) {
  return (
    <tr data-index={index} className="h-10 border-t border-gray-200 whitespace-nowrap">
      {Object.entries(columns).map(([head, cell]) => (
        <td key={head} className="truncate">
          {cell(row, chain)}
        </td>
      ))}
      {open && (
        <td className="details">
          <dl>
            {Object.entries(row).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each))}</dd>
              </div>
            ))}
          </dl>
        </td>
      )}
    </tr>
  )
}

const Row = memo(TableRow) as typeof TableRow

interface TableProps<T> {
  rows: readonly T[]
  keyOf: (row: T) => string
  columns: Columns<T>
  chain: string
}

/** A plain table; its button shows all fields of the first row. */
export function Table<T extends object>({ rows, keyOf, columns, chain }: TableProps<T>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Details
      </button>
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="h-10 text-left">
            {Object.keys(columns).map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={keyOf(row)}
              row={row}
              index={index}
              columns={columns}
              chain={chain}
              open={isOpen && index === 0}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}
