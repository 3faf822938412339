import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { renderAnswers } from '#/testing/answers'
import { expectAccessibleNarrow } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const address = at.nftOwner
const figure = () => page.getByRole('figure')
const tab = () => page.getByRole('link', { name: 'Balance history' })

test('the balance of an address is a chart and a list, each change with its transaction', async () => {
  const router = await renderApp(`/${chain}/address/${address}/history`)
  await settled(router)
  await expect.element(tab()).toHaveAttribute('aria-current', 'page')
  await expect.element(figure()).toHaveAccessibleName('Balance by day')
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/ MER$/))
  await expect.element(page.getByRole('link', { name: /^0x/ }).first()).toBeVisible()
  await expectAccessibleNarrow()
})

test('balances by day are drawn where the API has them', async () => {
  const items = [
    { date: '2026-11-24', value: '2500000000000000000' },
    { date: '2026-11-23', value: '1000000000000000001' },
  ]
  const path = `addresses/${address}/coin-balance-history`
  const change = { block_number: 7, block_timestamp: '2026-11-24T10:00:00.000000Z', transaction_hash: null }
  const changes = [{ ...change, delta: '-5', value: '2500000000000000000' }]
  await renderAnswers(
    {
      [`${path}-by-day`]: JSON.stringify({ days: 10, items }),
      [path]: JSON.stringify({ items: changes, next_page_params: null }),
    },
    `address/${address}/history`,
  )
  await expect.element(figure()).toHaveAccessibleName('Balance by day')
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '2026-11-24, 2.5 ETH')
  await expect.element(page.getByText('1 balance change')).toBeVisible()
  await page.getByText('As table').click()
  await expect.element(figure()).toHaveTextContent('2026-11-231 ETH')
  // What the address sent or received on that day.
  const day = `from=${address}&relation=or&to=${address}&age_from=2026-11-23&age_to=2026-11-23`
  await expect
    .element(page.getByRole('rowheader', { name: '2026-11-23' }).getByRole('link'))
    .toHaveAttribute('href', expect.stringContaining(`/transfers?${day}`))
})

test('a server without balance histories says so, and its other pages have no such tab', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/coin-balance-history/, () => json('', 404))
  const router = await renderApp(`/${chain}/address/${address}/history`, api)
  await expect.element(page.getByText('Balance history not available for this chain')).toBeVisible()
  await expect.element(figure()).not.toBeInTheDocument()
  await router.navigate({ to: '/$chain/address/$hash/tokens', params: { chain, hash: address } })
  await settled(router)
  await expect.element(tab()).not.toBeInTheDocument()
})
