import { expect, it } from 'vitest'
import { type ListName, RESOURCES } from '#/api/resources'
import { openDemo, walkPages } from '#/demo/testDemo'
import { formatUnits } from '#/domain/amounts/amount'
import { originalCell } from '#/domain/text/csv'
import { parseCsv } from '#/testing/testCsv'
import { stringifyJson } from '#/api/json'
import { at, lists } from '#/testing/pages'
import { fileOf } from './file'
import { tableOf } from '#/testing/tables'
import { readColumns } from './earlierColumns'
import { fileColumns } from './fileColumns'
import { columnsOf, measures, rowsOf } from './testTable'

/** The fields of a row of transfers that tests choose by. */
interface Movement {
  type: string
  internal_transaction_index: number | null
  value: string | null
  from: { hash: string; metadata: { tags: { name: string }[] } | null }
  total: { value?: string; decimals?: string; token_id?: string } | null
}

const ask = openDemo()

/** The headers of a list as its table has them, without and with the unit. */
const headersOf = (columns: string) =>
  columns.split(', ').map((header) => {
    const [, name = header, unit = null] = /^(.+) \((MER|EQX)\)$/.exec(header) ?? []
    return [name, unit] as const
  })

/** The resource of an endpoint below the demo's address. */
function resourceOf(source: string): ListName {
  const path = source.replace(/\?.*/, '').replace(/^.*\/api\/v2/, '')
  const [name] =
    Object.entries(RESOURCES).find(
      ([, each]) => each.kind === 'list' && new RegExp(`^${each.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
    ) ?? []
  return name as ListName
}

/** The lists whose tables can be written: results of a search are records of several kinds. */
const writable = lists.flatMap(({ label, columns, source }) => {
  const resource = resourceOf(source)
  if (columns === null || fileColumns(tableOf(resource).columns, measures.coin).length === 0) return []
  return [{ label, columns, source, resource }]
})

/** Columns that the page computes. */
const COMPUTED: ReadonlySet<string> = new Set([
  'Rank',
  'Value (USD)',
  'Percentage',
  'Cumulative %',
  'Code',
  'Transfers',
])

/** Columns that have another header in files. */
const FILE_HEADERS: Readonly<Record<string, string>> = {
  Age: 'Timestamp (UTC)',
  'Base fee': 'Base fee (Gwei)',
  Verified: 'Verified (UTC)',
}

/** Columns that the demo has no value for on these pages. */
const EMPTY: ReadonlySet<string> = new Set(['Price', 'Market cap'])

it('writes most tables with their columns', () => {
  expect(writable.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'Transactions',
      'Transactions of the address',
      'Token transfers',
      'Transfers',
      'Logs of the address',
      'User operations',
      'Deposits',
      'Blobs of the transaction',
      'Hot contracts',
      'Blocks',
      'Top accounts',
      'Holders of the token',
      'Holders of the NFT',
      'Tokens of the address',
      'Verified contracts',
    ]),
  )
  expect(fileColumns(tableOf('addresses').columns.slice(0, 1), measures.coin)).toEqual([])
})

/** The rows of a list on the demo, and the resource that they are of. */
async function demoRowsOf(source: string) {
  const { body } = await ask(source)
  const items: unknown[] = Array.isArray(body) ? body : (body as { items: unknown[] }).items
  return { items, resource: RESOURCES[resourceOf(source)] }
}

it.each(lists.map(({ label, source }) => [label, source] as const))(
  '%s: a CSV file of all fields has each text of a row by the name of its field',
  async (_, source) => {
    const { items, resource } = await demoRowsOf(source)
    const rows = items.map(stringifyJson)
    const file = await fileOf('csv', { batches: () => [rows], schema: resource.item, measures })
    const [names = [], ...lines] = parseCsv(await file.text())
    expect(lines).toHaveLength(items.length)
    for (const [index, cells] of lines.entries()) {
      const record = Object.fromEntries(names.map((name, column) => [name, originalCell(cells[column] ?? '')]))
      const texts = Object.entries(JSON.parse(rows[index] ?? '') as object).filter(
        ([, value]) => typeof value === 'string' && value !== '',
      )
      expect(record).toMatchObject(Object.fromEntries(texts))
    }
  },
)

it.each(writable.map(({ label, columns, source }) => [label, columns, source] as const))(
  '%s: every column that is shown has its name and a value',
  async (_, columns, source) => {
    const { items, resource } = await demoRowsOf(source)
    const headers = headersOf(columns)
    const symbol = headers.find(([, unit]) => unit !== null)?.[1] ?? ''
    const written = fileColumns(tableOf(resourceOf(source)).columns, { symbol })
    const own = /\/addresses\/(0x[\da-f]+)\//i.exec(source)?.[1] ?? null
    const content = { batches: () => [items.map(stringifyJson)], schema: resource.item, measures }
    const file = await fileOf('table', { ...content, columns: written, own })
    const [names = [], ...rows] = parseCsv(await file.text())
    expect(rows).toHaveLength(items.length)
    expect(names.filter((name) => !name.endsWith(' name'))).toEqual(
      headers
        .filter(([header]) => !COMPUTED.has(header))
        .map(([header, unit]) => FILE_HEADERS[header] ?? (unit === null ? header : `${header} (${unit})`)),
    )
    const isEmpty = (index: number) => rows.every((row) => !row[index])
    expect(names.filter((name, index) => isEmpty(index) && !EMPTY.has(name) && !name.endsWith(' name'))).toEqual([])
    // Whether a row of the list has a name or not.
    const addresses = ['From', 'To', 'From / To', 'Validator', 'Sender', 'Withdrawal address', 'Holder']
    const ofContracts = /^\/tokens$|\/tokens$/.test(resource.path) ? [] : ['Contract']
    if (resource.path === '/addresses') addresses.push('Address')
    expect(names.filter((name) => name.endsWith(' name'))).toEqual(
      headers.flatMap(([header]) => ([...addresses, ...ofContracts].includes(header) ? [`${header} name`] : [])),
    )
    const earlier = headers
      .filter(([header]) => !COMPUTED.has(header))
      .map(([header], index) => ({ header, name: written[index]?.name ?? '' }))
    const resumed = await fileOf('table', { ...content, columns: readColumns(resourceOf(source), earlier), own })
    expect(await resumed.text(), 'an export of version 0.2 that is resumed').toBe(await file.text())
  },
)

it('has the type, asset and amount of transfers of all kinds as their table', async () => {
  const walked = async (type: string) =>
    (await walkPages(ask, `/pro/8801/api/v2/advanced-filters?transaction_types=${type}`, 400))
      .rows as unknown as Movement[]
  const coins = [...(await walked('COIN_TRANSFER')), ...(await walked('CONTRACT_INTERACTION'))]
  const items = await walked('ERC-1155')
  const chosen = [
    coins.find((row) => row.type === 'coin_transfer' && row.internal_transaction_index === null),
    coins.find((row) => row.type === 'coin_transfer' && row.internal_transaction_index !== null),
    coins.find((row) => row.type === 'contract_interaction' && row.from.metadata?.tags[0]?.name === 'Whale'),
    (await walked('ERC-20')).find((row) => row.total?.decimals === '6'),
    (await walked('ERC-721')).find((row) => row.total?.token_id === '114'),
    items.find((row) => row.total?.value === '1' && row.total.token_id === '4'),
    items.find((row) => row.total?.value === '2'),
  ]
  const { rows } = await rowsOf('advancedFilters', chosen, 'Txn hash, Type, Status, From, To, Asset, Amount')
  const [coin, call, deposit, tokens, nft, item, items2] = rows
  const amountOf = (row: Movement | undefined) => formatUnits(BigInt(row?.value ?? 0), 18)
  expect(coin).toMatchObject({ Type: 'Coin transfer', Status: 'Success', Asset: 'MER', Amount: amountOf(chosen[0]) })
  expect(call).toMatchObject({ Type: 'Coin transfer (internal)', Asset: 'MER', Amount: amountOf(chosen[1]) })
  expect(deposit).toMatchObject({
    Type: 'Contract call',
    From: chosen[2]?.from.hash,
    'From name': 'Whale',
    'To name': 'DepositContract',
    Amount: '32',
  })
  expect(tokens).toMatchObject({ Type: 'ERC-20', Amount: formatUnits(BigInt(chosen[3]?.total?.value ?? 0), 6) })
  expect(nft).toMatchObject({ Type: 'ERC-721', Asset: 'CHART', Amount: '#114' })
  expect(item).toMatchObject({ Type: 'ERC-1155', Asset: 'ALM', Amount: '#4' })
  expect(items2?.['Amount']).toBe(`2 × #${chosen[6]?.total?.token_id}`)
})

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
  const columns = columnsOf('addressTransactions', headers.join(', '))
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

it('names the unit of prices per gas', async () => {
  const { rows } = await rowsOf('blocks', [{ height: 5, base_fee_per_gas: '1500000001' }], 'Block, Base fee')
  expect(rows).toEqual([{ Block: '5', 'Base fee (Gwei)': '1.500000001' }])
})

it('writes wei in the native currency, whatever list has the field', async () => {
  const { rows } = await rowsOf('scrollDeposits', [{ value: '1500000000000000000' }, { value: null }], 'Value (MER)')
  expect(rows).toEqual([{ 'Value (MER)': '1.5' }, { 'Value (MER)': '' }])
})
