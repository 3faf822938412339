import { expect, test } from 'vitest'
import type { Chain } from '#/data/config/config'
import { type Balance, judgeBalances } from '#/features/portfolio/portfolio'
import { parseCsv } from '#/testing/testCsv'
import { holdingsCsv } from './holdingsCsv'

const chain = { id: '1', name: 'Ethereum', currency: { name: 'Ether', symbol: 'ETH', decimals: 18 } } as Chain
const context = { chains: new Map([['1', chain]]), names: new Map<string, string>(), isIncomplete: () => false }
const coin: Balance = {
  chain: '1',
  address: '0xa',
  token: null,
  value: 1_500_000_000_000_000_001n,
  decimals: 18,
  rate: '2000.5',
  source: 'api.example',
  receivedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
}
const hostile: Balance = {
  ...coin,
  token: {
    address_hash: '0xt',
    name: '=HYPERLINK("http://x","y")',
    symbol: '@SUM(1,2)\r\n+3',
    decimals: null,
    exchange_rate: null,
    reputation: null,
    type: 'ERC-20',
  },
  value: 7n,
  decimals: null,
  rate: null,
}

function recordsOf(csv: string): Record<string, string>[] {
  const [headers = [], ...rows] = parseCsv(csv)
  return rows.map((cells) => Object.fromEntries(headers.map((header, place) => [header, cells[place] ?? ''])))
}

test('writes exact amounts and values, and what is not counted with its reason; a spreadsheet runs nothing', () => {
  const [native, token] = recordsOf(holdingsCsv(judgeBalances([coin, hostile], new Map([['1', 'ETH']])), [], context))
  expect(native).toMatchObject({
    chain: 'Ethereum',
    asset_type: 'native',
    symbol: 'ETH',
    amount: '1.500000000000000001',
    price_usd: '2000.5',
    value_usd: '3000.7500000000000020005',
    counted: 'yes',
    reason: '',
    price_source: 'api.example',
    'received (UTC)': '2026-01-02 03:04:05',
  })
  expect(token).toMatchObject({
    name: `'=HYPERLINK("http://x","y")`,
    amount: '',
    amount_in_base_units: '7',
    value_usd: '',
    counted: 'no',
    reason: 'look-alike',
  })
  expect(token?.['symbol']).toMatch(/^'@SUM/)
})

test('has a line for each read that is missing', () => {
  const read = { id: '1 0xb', chain, address: '0xb', state: { kind: 'skipped' } as const, data: null }
  const gap = {
    key: '',
    chain,
    reason: 'Skipped to save API credits',
    reads: [read],
    action: 'Load anyway' as const,
    isPartial: true,
  }
  expect(recordsOf(holdingsCsv([], [gap], context))).toEqual([
    expect.objectContaining({
      address: '0xb',
      amount: '',
      counted: 'no',
      reason: 'not included: Skipped to save API credits',
    }),
  ])
})

test('writes values exactly whatever the decimals, and does not call a price missing that is there', () => {
  const usdc = { ...hostile.token, name: 'Coin', symbol: 'COIN' } as NonNullable<Balance['token']>
  const deep = { ...coin, token: usdc, value: 10n ** 255n, decimals: 255, rate: '0.000000000000000000000000000002' }
  const unknown = { ...coin, token: { ...usdc, address_hash: '0xu', symbol: 'OTHER' }, value: null, rate: '1' }
  const records = recordsOf(holdingsCsv(judgeBalances([deep, unknown], new Map([['1', 'ETH']])), [], context))
  expect(records).toMatchObject([
    { amount: '1', value_usd: '0.000000000000000000000000000002', counted: 'yes' },
    { amount: '', value_usd: '', counted: 'no', reason: expect.stringContaining('the amount') as string },
  ])
})
