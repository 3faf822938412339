import { type ListName, RESOURCES } from '#/api/resources'
import { stringifyJson } from '#/api/json'
import { parseCsv } from '#/testing/testCsv'
import { fileOf } from './file'
import { shownColumns } from './shownColumns'

/** The native currency, and the token of a list of one. */
export const measures = {
  coin: { symbol: 'MER', decimals: 18 },
  token: { type: 'ERC-20', decimals: 6, ui_multiplier: null },
} as const

/** The headers of a list as its table has them, without and with the unit. */
export const headersOf = (columns: string | null) =>
  (columns ?? '').split(', ').map((header) => {
    const [, name = header, unit = null] = /^(.+) \((MER|EQX)\)$/.exec(header) ?? []
    return [name, unit] as const
  })

/** The rows of a file with these columns of a table, each by the names of its columns. */
export async function tableOf(resource: ListName, rows: unknown[], headers: string) {
  const file = await fileOf('table', {
    // As pages of one row.
    batches: () => rows.map((row) => [stringifyJson(row)]),
    schema: RESOURCES[resource].item,
    measures,
    columns: shownColumns(headersOf(headers)),
  })
  const [names = [], ...lines] = parseCsv(await file.text())
  return { names, rows: lines.map((line) => Object.fromEntries(names.map((name, index) => [name, line[index]]))) }
}
