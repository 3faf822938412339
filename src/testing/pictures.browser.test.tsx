import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from './pages'
import { click } from './actions'
import { expectPartAccessible } from './expectAccessible'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

// e2e/pictures.spec.ts has the recent blocks of a chain's page, which nothing may move when they come.

test('top accounts show the distribution of the supply, unless the list is sorted otherwise', async () => {
  const share = page.getByTitle(/^Share of supply: top 1: [\d.]+%, top 10: [\d.]+%(, top 50: [\d.]+%)?$/)
  await renderApp(`/${chain}/addresses`)
  await expect
    .element(share)
    .toHaveTextContent(/^Top 10 accounts hold [\d.]+% of supply\s*top 1: [\d.]+%, top 10: [\d.]+%/)
  const router = await renderApp(`/${chain}/addresses?sort=transactions_count&order=desc`)
  await settled(router)
  await expect.element(page.getByRole('status').filter({ hasText: /[\d,]+ accounts$/ })).toBeVisible()
  expect(share.elements()).toEqual([])
})

test('address details show a chart of incoming and outgoing transactions', async () => {
  const router = await renderApp(`/${chain}/address/${at.nftOwner}`)
  // What is still loading may replace what was pressed.
  await settled(router)
  await click(page.getByCss('summary').filter({ hasText: /^Details$/ }))
  // Both load their code when they are opened, which takes long on a busy machine.
  const inDetails = page.getByText('Activity', { exact: true })
  await expect.element(inDetails, { timeout: 20_000 }).toBeVisible()
  await click(inDetails)
  const drawn = page.getByRole('region', { name: 'Activity' })
  await expect.element(drawn, { timeout: 20_000 }).toHaveTextContent(/Latest 50 transactions: (In \d+, )?Out \d+/)
  await click(drawn.getByRole('button', { name: 'Load earlier transactions' }))
  await expect.element(drawn).toHaveTextContent('All 65 transactions')
  await click(drawn.getByText('As table'))
  const headers = () =>
    drawn
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(headers).toEqual(['Period', 'In', 'Out', 'Self'])
  await expectPartAccessible('[aria-label="Activity"]')
})

test('a chain without a block list shows no “Recent blocks” chart, and the rest of the page', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/api\/v2\/blocks$/, () => json({ message: 'Not found' }, 404))
  const router = await renderApp(`/${chain}`, api)
  await expect.element(page.getByRole('region', { name: 'Latest blocks' })).toBeVisible()
  await expect.poll(() => api.askedFor(/\/api\/v2\/blocks$/).length).toBeGreaterThan(0)
  await settled(router)
  expect(page.getByRole('region', { name: 'Recent blocks' }).elements()).toEqual([])
  await expect.element(page.getByRole('region', { name: 'Latest transactions' })).toBeVisible()
})
