import { expect, it } from 'vitest'
import { RESOURCES } from '#/api/resources'
import type { ListResource } from '#/api/resource'
import { openDemo } from '#/demo/testDemo'
import { parseCsv } from '#/domain/testCsv'
import { stringifyJson } from '#/api/json'
import { at, lists } from '../../../e2e/pages'
import { fileOf } from './file'
import { canWrite, shownColumns } from './shownColumns'

const ask = openDemo()
const measures = { coin: { symbol: 'MER', decimals: 18 }, tokenDecimals: 6 }

/** The headers of a list as its table has them, without and with the unit. */
const headersOf = (columns: string | null) =>
  (columns ?? '').split(', ').map((header) => {
    const [, name = header, unit = null] = /^(.+) \((MER|EQX)\)$/.exec(header) ?? []
    return [name, unit] as const
  })

const writable = lists.filter(({ columns }) => canWrite(headersOf(columns).map(([header]) => header)))

/** Columns that the demo has no value for on these pages. */
const EMPTY: ReadonlySet<string> = new Set(['Price', 'Market cap', 'Asset'])

it('writes most tables with their columns', () => {
  expect(writable.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Transactions', 'Transactions of the address', 'Token transfers', 'Logs of the address']),
  )
  expect(canWrite(['Rank', 'Address'])).toBe(false)
  expect(canWrite([])).toBe(false)
})

it.each(writable.map(({ label, columns, source }) => [label, columns, source] as const))(
  '%s: every column that is shown has its name and a value',
  async (_, columns, source) => {
    const { body } = await ask(source)
    const items = (Array.isArray(body) ? body : (body as { items: unknown[] }).items) as unknown[]
    const path = source.replace(/\?.*/, '').replace(/^.*\/api\/v2/, '')
    const resource = Object.values(RESOURCES).find(
      (each) => each.kind === 'list' && new RegExp(`^${each.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
    ) as ListResource
    const headers = headersOf(columns)
    const own = /\/addresses\/(0x[\da-f]+)\//i.exec(source)?.[1] ?? null
    const content = { batches: () => [items.map(stringifyJson)], schema: resource.item, measures }
    const file = await fileOf('table', { ...content, columns: shownColumns(headers), own })
    const [names = [], ...rows] = parseCsv(await file.text())
    expect(rows).toHaveLength(items.length)
    expect(names.filter((name) => !name.endsWith(' name'))).toEqual(
      headers.map(([header, unit]) =>
        header === 'Age' ? 'Timestamp (UTC)' : unit === null ? header : `${header} (${unit})`,
      ),
    )
    const isEmpty = (index: number) => rows.every((row) => !row[index])
    expect(names.filter((name, index) => isEmpty(index) && !EMPTY.has(name))).toEqual([])
  },
)

it('has the words of the table, whole units, and the name of an address next to it; formulas are neutralized', async () => {
  const row = {
    hash: '0xa',
    method: '=HYPERLINK(1)',
    status: 'ok',
    timestamp: '2026-11-20T12:00:00.000000Z',
    from: { hash: at.nftOwner },
    to: { hash: at.router, name: 'Router' },
    value: '1500000000000000000',
  }
  const headers = ['Txn hash', 'Method', 'Status', 'Age', 'Direction', 'From / To', 'Value'] as const
  const columns = shownColumns(headers.map((header) => [header, header === 'Value' ? 'MER' : null]))
  const schema = RESOURCES.transactions.item
  const file = await fileOf('table', {
    batches: () => [[JSON.stringify(row)]],
    schema,
    measures,
    columns,
    own: at.nftOwner,
  })
  expect(parseCsv(await file.text())).toEqual([
    ['Txn hash', 'Method', 'Status', 'Timestamp (UTC)', 'Direction', 'From / To', 'From / To name', 'Value (MER)'],
    ['0xa', "'=HYPERLINK(1)", 'Success', '2026-11-20 12:00:00', 'out', at.router, 'Router', '1.5'],
  ])
})
