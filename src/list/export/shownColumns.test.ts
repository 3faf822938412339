import { expect, it } from 'vitest'
import { RESOURCES } from '#/api/resources'
import type { ListResource } from '#/api/resource'
import { openDemo, walk } from '#/demo/testDemo'
import { formatUnits } from '#/domain/amounts/amount'
import { originalCell } from '#/domain/text/csv'
import { parseCsv } from '#/testing/testCsv'
import { stringifyJson } from '#/api/json'
import { at, lists } from '../../../e2e/pages'
import { fileOf } from './file'
import { canWrite, columnsLeftOut, shownColumns } from './shownColumns'
import { headersOf, measures, tableOf } from './testTable'

/** The fields of a row of transfers that tests choose by. */
interface Movement {
  type: string
  internal_transaction_index: number | null
  value: string | null
  from: { hash: string; metadata: { tags: { name: string }[] } | null }
  total: { value?: string; decimals?: string; token_id?: string } | null
}

const ask = openDemo()
const writable = lists.filter(({ columns }) => canWrite(headersOf(columns).map(([header]) => header)))

/** Columns that the page computes. */
const COMPUTED: ReadonlySet<string> = new Set([
  'Rank',
  'Value (USD)',
  'Percentage',
  'Cumulative %',
  'Code',
  'Transfers',
])

/** Columns of times. */
const TIMES: Readonly<Record<string, string>> = { Age: 'Timestamp (UTC)', Verified: 'Verified (UTC)' }

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
  expect(canWrite(['Rank', 'Elsewhere'])).toBe(false)
  expect(canWrite(['Rank'])).toBe(false)
  expect(canWrite([])).toBe(false)
})

/** The rows of a list on the demo, and the resource that they are of. */
async function demoRowsOf(source: string): Promise<{ items: unknown[]; resource: ListResource }> {
  const { body } = await ask(source)
  const path = source.replace(/\?.*/, '').replace(/^.*\/api\/v2/, '')
  const resource = Object.values(RESOURCES).find(
    (each) => each.kind === 'list' && new RegExp(`^${each.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  ) as ListResource
  return { items: Array.isArray(body) ? body : (body as { items: unknown[] }).items, resource }
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
    const own = /\/addresses\/(0x[\da-f]+)\//i.exec(source)?.[1] ?? null
    const content = { batches: () => [items.map(stringifyJson)], schema: resource.item, measures }
    const file = await fileOf('table', { ...content, columns: shownColumns(headers), own })
    const [names = [], ...rows] = parseCsv(await file.text())
    expect(rows).toHaveLength(items.length)
    expect(names.filter((name) => !name.endsWith(' name'))).toEqual(
      headers
        .filter(([header]) => !COMPUTED.has(header))
        .map(([header, unit]) => TIMES[header] ?? (unit === null ? header : `${header} (${unit})`)),
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
  },
)

it('has the type, asset and amount of transfers of all kinds as their table', async () => {
  const rowsOf = async (type: string) =>
    (await walk(ask, `/pro/8801/api/v2/advanced-filters?transaction_types=${type}`, 400)).rows as unknown as Movement[]
  const coins = [...(await rowsOf('COIN_TRANSFER')), ...(await rowsOf('CONTRACT_INTERACTION'))]
  const items = await rowsOf('ERC-1155')
  const chosen = [
    coins.find((row) => row.type === 'coin_transfer' && row.internal_transaction_index === null),
    coins.find((row) => row.type === 'coin_transfer' && row.internal_transaction_index !== null),
    coins.find((row) => row.type === 'contract_interaction' && row.from.metadata?.tags[0]?.name === 'Whale'),
    (await rowsOf('ERC-20')).find((row) => row.total?.decimals === '6'),
    (await rowsOf('ERC-721')).find((row) => row.total?.token_id === '114'),
    items.find((row) => row.total?.value === '1' && row.total.token_id === '4'),
    items.find((row) => row.total?.value === '2'),
  ]
  const { rows } = await tableOf('advancedFilters', chosen, 'Txn hash, Type, Status, From, To, Asset, Amount')
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

it('says no amount, asset or type that a transfer does not have', async () => {
  const odd = [
    { hash: '0xa', type: 'ERC-20', value: '5', token: { symbol: 'X', decimals: '0' }, total: null },
    { hash: '0xb', type: null, value: null, token: null, total: { value: '7', decimals: null } },
    { hash: '0xc', type: 'ERC-20', token: { symbol: 'Y', decimals: '2' }, total: { value: '150', decimals: null } },
    { hash: '0xd', type: 'new_kind', internal_transaction_index: 0, status: 'awaiting_internal_transactions' },
  ]
  const { rows } = await tableOf('advancedFilters', odd, 'Type, Status, Asset, Amount')
  expect(rows).toEqual([
    { Type: 'ERC-20', Status: '', Asset: 'X', Amount: '' },
    { Type: '', Status: '', Asset: '', Amount: '7' },
    { Type: 'ERC-20', Status: '', Asset: 'Y', Amount: '1.5' },
    { Type: 'New kind (internal)', Status: 'Awaiting internal transactions', Asset: 'MER', Amount: '' },
  ])
})

it('has the name that the link of an address shows, in columns that do not depend on the rows', async () => {
  const ends = { to: null, hash: '0xa' }
  const tagged = { tags: [{ name: 'Whale', tagType: 'name', slug: 'whale', ordinal: 0, meta: {} }] }
  const from = { hash: at.nftOwner }
  const { names, rows } = await tableOf(
    'advancedFilters',
    [
      { ...ends, from },
      { ...ends, from: { ...from, metadata: tagged } },
      { ...ends, from: { ...from, metadata: tagged, name: 'Vault' } },
      { ...ends, from: { ...from, name: 'Vault', ens_domain_name: 'vault.eth' } },
      { ...ends, from: { ...from, implementation_name: 'Logic' }, created_contract: { hash: at.router, name: 'New' } },
    ],
    'From, To',
  )
  expect(names).toEqual(['From', 'From name', 'To', 'To name'])
  expect(rows.map((row) => row['From name'])).toEqual(['', 'Whale', 'Vault', 'vault.eth', 'Logic'])
  expect(rows.map((row) => row['To name'])).toEqual(['', '', '', '', 'New'])
  expect((await tableOf('advancedFilters', [{ ...ends, from }], 'From, To')).names).toEqual(names)
})

it('has the sender, fee and amount of user operations and deposits as their tables', async () => {
  const operation = {
    hash: '0xa',
    address: at.nftOwner,
    status: false,
    transaction_hash: null,
    fee: '2500000000000000',
  }
  expect(
    (await tableOf('userOperations', [operation], 'User op hash, Status, Sender, Txn hash, Fee (MER)')).rows,
  ).toEqual([
    {
      'User op hash': '0xa',
      Status: 'Failed',
      Sender: at.nftOwner,
      'Sender name': '',
      'Txn hash': '',
      'Fee (MER)': '0.0025',
    },
  ])
  const deposits = ['32000000000', '32000000000000000000', null].map((amount) => ({ index: 1, pubkey: '0xb', amount }))
  const { rows } = await tableOf('beaconDeposits', deposits, 'Index, Public key, Amount (MER)')
  expect(rows.map((row) => row['Amount (MER)'])).toEqual(['32', '32', ''])
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

it('has the rewards of a block together, and balances in whole units; what the page computes is left out', async () => {
  const rewards = [
    { type: 'Miner Reward', reward: '1500000000000000000' },
    { type: 'Uncle Reward', reward: '1' },
  ]
  const blocks = await tableOf(
    'blocks',
    [
      { height: 5, rewards },
      { height: 6, rewards: [] },
    ],
    'Block, Reward (MER)',
  )
  expect(blocks.rows).toEqual([
    { Block: '5', 'Reward (MER)': '1.500000000000000001' },
    { Block: '6', 'Reward (MER)': '' },
  ])
  const changed = {
    address: { hash: at.producer },
    balance_before: '1',
    balance_after: '2000000000000000000',
    change: '1999999999999999999',
    is_miner: true,
    token: null,
    type: 'coin',
  }
  const changes = await tableOf(
    'transactionStateChanges',
    [changed],
    'Rank, Address, Role, Asset, Before, After, Change',
  )
  expect(changes.rows).toEqual([
    {
      Address: at.producer,
      Role: 'validator',
      Asset: 'MER',
      Before: '0.000000000000000001',
      After: '2',
      Change: '1.999999999999999999',
    },
  ])
  expect(columnsLeftOut(['Rank', 'Address', 'Percentage'])).toEqual(['Rank', 'Percentage'])
})

it('writes the NFTs that a state change moved by their IDs', async () => {
  const move = (direction: string, token_id: string, value?: string) => ({ direction, total: { token_id, value } })
  const rows = [{ change: [move('to', '8'), move('from', '9', '2')] }, { change: '3', token: { decimals: '0' } }]
  const file = await tableOf('transactionStateChanges', rows, 'Change')
  expect(file.rows).toEqual([{ Change: 'received #8, sent 2 × #9' }, { Change: '3' }])
})
