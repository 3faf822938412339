import type { ApiRoot } from './apiRoot'
import { expect, it } from 'vitest'
import { createClient } from './client'

const root: ApiRoot = { url: 'https://pro.test/1/api/v2', form: 'multichain' }

/** A client of a server that gives each path its body. */
function clientOf(bodies: Readonly<Record<string, unknown>>) {
  return createClient({
    fetch: async (url) => {
      const body = bodies[url.replace('https://pro.test/1/', '')]
      return new Response(JSON.stringify(body ?? {}), {
        status: body ? 200 : 404,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
}

it('reads the charts of both services, with the names of older servers', async () => {
  const info = { id: 'newTxns', title: 'New transactions', description: 'Per day', units: null, resolutions: ['DAY'] }
  const client = clientOf({
    'api/v2/stats/charts/transactions': {
      chart_data: [
        { date: '2026-11-24', transactions_count: 7 },
        { date: '2026-11-23', tx_count: '9' },
        { date: '2026-11-22', transaction_count: 8 },
      ],
    },
    'api/v2/stats/charts/market': {
      available_supply: 120_000_000,
      chart_data: [{ date: '2026-11-24', closing_price: '3012.55', market_cap: '361506000000.0', tvl: null }],
    },
    'stats-service/api/v1/lines': { sections: [{ id: 'transactions', title: 'Transactions', charts: [info] }] },
    'stats-service/api/v1/lines/newTxns': {
      chart: [{ date: '2026-11-24', date_to: '2026-11-24', value: '7', is_approximate: true }],
      info,
    },
  })
  const transactions = await client.item(root, 'transactionsChart', {})
  expect(transactions.value?.chart_data?.map((point) => point.transactions_count)).toEqual([7, 9, 8])
  const market = await client.item(root, 'marketChart', {})
  expect(market.value?.chart_data?.[0]).toMatchObject({ closing_price: '3012.55', tvl: null })
  const lines = await client.item(root, 'statsLines', {})
  expect(lines.value?.sections?.[0]?.charts?.[0]).toMatchObject({ id: 'newTxns', units: null })
  const line = await client.item(root, 'statsLine', { id: 'newTxns' })
  const day = new Date('2026-11-24')
  expect(line.value?.chart).toEqual([{ date: day, date_to: day, value: '7', is_approximate: true }])
  for (const { mismatches } of [transactions, market, lines, line]) expect(mismatches).toEqual([])
})

it('knows a service that a server lacks', async () => {
  await expect(clientOf({}).item(root, 'statsLines', {})).rejects.toMatchObject({ status: 404 })
})

it('reads the balances of an address by day, also where a server sends nothing else', async () => {
  const items = [{ date: '2026-11-24', value: '5' }]
  for (const body of [{ days: 10, items }, items]) {
    const client = clientOf({ 'api/v2/addresses/0x1/coin-balance-history-by-day': body })
    const { value, mismatches } = await client.item(root, 'addressBalanceByDay', { hash: '0x1' })
    expect([value?.items, mismatches]).toEqual([[{ date: new Date('2026-11-24T00:00:00Z'), value: 5n }], []])
  }
})
