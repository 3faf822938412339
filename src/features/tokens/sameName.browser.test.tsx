import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { at, chain } from '#/testing/pages'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const real = {
  address_hash: at.dollar,
  name: 'Dollar',
  symbol: 'USD',
  type: 'ERC-20',
  circulating_market_cap: '1000000',
}
const fake = { address_hash: at.charts, name: 'Dоllar', symbol: 'U SD', type: 'ERC-20', exchange_rate: '1' }
const other = { address_hash: at.router, name: 'Euro', symbol: 'EUR', type: 'ERC-20' }
const marks = () =>
  [...document.querySelectorAll('main tbody tr')].map((row) => /same name as another token/.test(row.textContent))

test.each<[string, string, RegExp, (token: object) => object]>([
  ['tokens', `/${chain}/tokens`, /\/api\/v2\/tokens$/, (token) => token],
  [
    'balances',
    `/${chain}/address/${at.nftOwner}/tokens`,
    /\/tokens$/,
    (token) => ({ token, value: '5', token_id: null }),
  ],
  [
    'results',
    `/${chain}/search?q=dollar`,
    /\/api\/v2\/search$/,
    (token) => ({ ...token, type: 'token', token_type: 'ERC-20' }),
  ],
])('of two %s with one name, the less known is marked', async (_, path, endpoint, rowOf) => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpoint, () => json({ items: [fake, real, other].map(rowOf), next_page_params: null }))
  await renderApp(path, api)
  await expect.element(page.getByRole('link', { name: /Euro/ }).first()).toBeVisible()
  await expect.poll(marks).toEqual([true, false, false])
  await expectAccessibleAndNarrow()
})
