import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import '#/testing/actions'
import { at, chain } from '#/testing/pages'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const own = at.nftOwner
const friend = `0x${'b'.repeat(40)}`
const coin = { hash: at.dollar, name: 'Coin', is_contract: true }
const usd = { address_hash: at.dollar, symbol: 'USDM', decimals: '6', type: 'ERC-20' }
const row = (digit: string, rest: object) => ({
  hash: `0x${digit.repeat(64)}`,
  status: 'ok',
  value: '0',
  method: 'transfer',
  from: { hash: own },
  to: coin,
  fee: { type: 'actual', value: '5000000000000000' },
  ...rest,
})
const transfer = {
  from: { hash: own },
  to: { hash: friend },
  token: usd,
  total: { decimals: '6', value: '1106680000' },
}
const raw_input = `0xa9059cbb${friend.slice(2).padStart(64, '0')}${7n.toString(16).padStart(64, '0')}`

test('rows of an address show the tokens that they transfer, and who receives them', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const items = [
    row('1', { token_transfers: [transfer] }),
    row('2', { token_transfers: [{ ...transfer, to: { hash: at.dollar } }] }),
    row('3', { token_transfers: null, raw_input }),
    row('6', { token_transfers: null, raw_input }),
    row('7', { token_transfers: null, raw_input, to: { ...coin, hash: at.charts } }),
    row('8', { token_transfers: null, raw_input, to: { ...coin, hash: friend } }),
    row('4', { token_transfers: null, raw_input, status: 'error' }),
    row('5', { value: '2000000000000000000', token_transfers: [transfer] }),
  ]
  api.on(/\/addresses\/\w+\/transactions$/, () => json({ items, next_page_params: null }))
  const values = [
    '1,106.68 USDM → ' + friend,
    '1,106.68 USDM',
    '0.000007 USDM → ' + friend,
    '0.000007 USDM → ' + friend,
    '0',
    '0',
    '0',
    '2',
  ]
  const shown = () =>
    [...document.querySelectorAll('[data-index] td.native')].flatMap((cell, index) =>
      index % 2 === 0 ? [(cell as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()] : [],
    )
  await page.viewport(1440, 900)
  await renderApp(`/${chain}/address/${own}`, api)
  await expect.poll(shown).toEqual(values)
  await page.viewport(390, 900)
  await expect
    .poll(shown)
    .toEqual(['1,106.68 USDM', '1,106.68 USDM', '0.000007 USDM', '0.000007 USDM', '0 MER', '0 MER', '0 MER', '2 MER'])
  expect(api.askedFor(new RegExp(`/tokens/${at.dollar}$`, 'i'))).toHaveLength(1)
})
