import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import landmarks from '#/demo/landmarks.json'
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

const spoof = '0xc4DEc88b9AA7d22D5C124921521407e22d84c5c2'
const dollar = landmarks['8802'].dollar

test('the page of a token with the name of a better-known one links that one, whose page links none', async () => {
  const router = await renderApp(`/8802/token/${spoof}`)
  const main = page.getByRole('main')
  await expect.element(main.getByText('Same name as another token:')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: /Equinox Dollar.* USDQ/ }))
    .toHaveAttribute('href', `/8802/token/${dollar}`)
  await expect.element(main.getByText(/which has a price: \$\d/)).toBeVisible()
  await expectAccessibleAndNarrow()
  await router.navigate({ to: `/8802/token/${dollar}` })
  await expect.element(main.getByRole('heading', { level: 1, name: /USDQ/ })).toBeVisible()
  await expect.element(main.getByText('Same name as another token:')).not.toBeInTheDocument()
})
