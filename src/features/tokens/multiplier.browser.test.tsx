import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const hash = `0x${'4'.repeat(40)}`
/** A stock token of which a raw unit is two shares (ERC-8056). */
const stock = {
  address_hash: hash,
  decimals: '18',
  exchange_rate: '230.00',
  holders_count: '1',
  name: 'Apple Stock Token',
  symbol: 'AAPLx',
  total_supply: '1000000000000000000000000',
  type: 'ERC-8056',
  ui_multiplier: '2000000000000000000',
  new_ui_multiplier: '4000000000000000000',
  ui_multiplier_effective_at: '2030-01-01T00:00:00.000000Z',
}
const value = '5000000000000000000'
const ended = (items: object[]) => json({ items, next_page_params: null })
const party = { hash: at.nftOwner }

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
  const moved = {
    transaction_hash: `0x${'e'.repeat(64)}`,
    from: party,
    to: party,
    token: stock,
    type: 'token_transfer',
  }
  api.on(/\/addresses\/[^/]+\/tokens$/, () => ended([{ token: stock, token_id: null, token_instance: null, value }]))
  api.on(new RegExp(`/tokens/${hash}$`), () => json(stock))
  api.on(new RegExp(`/tokens/${hash}/holders$`), () => ended([{ address: party, token_id: null, value }]))
  api.on(new RegExp(`/tokens/${hash}/transfers$`), () =>
    ended([
      { ...moved, log_index: 1, total: { decimals: '18', value, ui_multiplier: '3000000000000000000' } },
      { ...moved, log_index: 2, total: { decimals: '18', value, ui_multiplier: null } },
    ]),
  )
})

test('balances of a token with a multiplier are multiplied, with the raw amount on hover', async () => {
  await renderApp(`/${chain}/address/${at.nftOwner}/tokens`, api)
  const row = page.getByCss('[data-index="0"]')
  await expect.element(row.getByText('10', { exact: true })).toBeVisible()
  await expect.element(row.getByTitle('10 ($2,300.00). Raw amount: 5, multiplier: 2')).toBeVisible()
  await expect.element(row.getByText('$2,300.00')).toBeVisible()
})

test('a transfer has its own multiplier before the token’s', async () => {
  await renderApp(`/${chain}/token/${hash}`, api)
  const list = new ListOnPage('Transfers')
  await list.opened()
  await expect.element(page.getByTitle('15 ($3,450.00). Raw amount: 5, multiplier: 3')).toBeVisible()
  await expect.element(page.getByTitle('10 ($2,300.00). Raw amount: 5, multiplier: 2')).toBeVisible()
  const header = page.getByCss('main header')
  await expect.element(header).toHaveTextContent(/Total supply.*\.2,000,000/)
  await expect.element(header).toHaveTextContent(/Multiplier.*\)\.2 \(4 from 2030-01-01 00:00:00 UTC\)/)
})

test('a holder’s share is that of the raw amounts', async () => {
  await renderApp(`/${chain}/token/${hash}/holders`, api)
  const row = page.getByCss('[data-index="0"]')
  await expect.element(row.getByTitle('10 AAPLx ($2,300.00). Raw amount: 5, multiplier: 2')).toBeVisible()
  await expect.element(row.getByText('<0.01%').first()).toBeVisible()
})
