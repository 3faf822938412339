import { type ListName, RESOURCES } from '#/api/resources'
import { stringifyJson } from '#/api/json'
import { parseCsv } from '#/testing/testCsv'
import { tableOf } from '#/testing/tables'
import { fileOf } from './file'
import type { FileColumn } from './fileText'
import { fileColumns } from './fileColumns'

/** The native currency, and the token of a list of one. */
export const measures = {
  coin: { symbol: 'MER', decimals: 18 },
  token: { type: 'ERC-20', decimals: 6, ui_multiplier: null },
} as const

/** The columns of a file of a list, by their headers in its table: 'Txn hash, Value (MER)'. */
export function columnsOf(resource: ListName, headers: string): FileColumn[] {
  const names = headers.split(', ').map((header) => header.replace(/ \((?:MER|EQX)\)$/, ''))
  return fileColumns(
    names.map((name) => {
      const found = tableOf(resource).columns.find(({ header }) => header === name)
      if (!found) throw new Error(`${resource} has no column ${name}`)
      return found
    }),
    measures.coin,
  )
}

/** The rows of a file with these columns of a table, each by the names of its columns. */
export async function rowsOf(resource: ListName, rows: unknown[], headers: string) {
  const file = await fileOf('table', {
    // As pages of one row.
    batches: () => rows.map((row) => [stringifyJson(row)]),
    schema: RESOURCES[resource].item,
    measures,
    columns: columnsOf(resource, headers),
  })
  const [names = [], ...lines] = parseCsv(await file.text())
  return { names, rows: lines.map((line) => Object.fromEntries(names.map((name, index) => [name, line[index]]))) }
}
