import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { pauseAutoRefresh } from '#/data/queries/autoRefresh'
import { renderAnswers } from '#/testing/answers'
import { expectAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { chain } from '#/testing/pages'

const gas = page.getByRole('banner').getByRole('link', { name: /^Gas / })
const note = page.getByText(/^Latest block /)
const sign = () => document.querySelector('main button[title] > span[aria-hidden]')?.className ?? ''
const blocks = /\/(?:main-page\/)?blocks$/

afterEach(async () => {
  pauseAutoRefresh(false)
  await page.viewport(1440, 900)
})

const started = () => startTestApi({ sources: 'one a chain' })

/** Moves the blocks of the chain, so that the latest is of this age. */
function moveBlocks(api: TestApi, ageMs: number): void {
  api.on(blocks, async ({ real }) => {
    const body = JSON.parse(await real()) as { timestamp: string }[] | { items: { timestamp: string }[] }
    const all = Array.isArray(body) ? body : body.items
    const offset = Date.now() - ageMs - Date.parse(all[0]?.timestamp ?? '')
    const moved = all.map((block) => ({
      ...block,
      timestamp: new Date(Date.parse(block.timestamp) + offset).toISOString(),
    }))
    return json(Array.isArray(body) ? moved : { ...body, items: moved })
  })
}

test('the header shows the average gas price on every page of a chain, by one request of its stats, and the gas page by one more', async () => {
  const api = await started()
  const stats = { coin_price: '2000', gas_prices: { slow: 1, average: 1.5, fast: 2 }, gas_price_updated_at: null }
  api.on(/\/stats$/, () => json({ ...stats, gas_price_updated_at: new Date(Date.now() - 65_000).toISOString() }))
  const router = await renderApp(`/${chain}/txs`, api)
  await expect.element(gas).toHaveTextContent('Gas 1.5 Gwei')
  await expect.element(gas).toHaveAttribute('href', `/${chain}/gas`)
  await expect
    .poll(() => gas.element().getAttribute('title'))
    .toMatch(/^Average gas price · \$0\.063 a payment · updated 1 min ago · last block \d+ d ago$/)
  await settled(router)

  await router.navigate({ to: '/$chain/gas', params: { chain } })
  await settled(router)
  await router.navigate({ to: '/$chain', params: { chain } })
  await settled(router)
  // The gas page asks by a header for what prices consist of, also an API that does not tell.
  expect(api.askedFor(/\/stats$/)).toHaveLength(2)
  // Of all three pages.
  expect(api.askedFor(/./).length).toBeLessThanOrEqual(10)
  await expectAccessible()
})

test('the header has no gas price where it is unknown, and requests none where it has no space or few credits are left', async () => {
  const api = await started()
  api.on(/\/stats$/, () => json({ coin_price: '2000' }))
  await settled(await renderApp(`/${chain}/txs`, api))
  await expect.poll(() => api.askedFor(/\/stats$/)).toHaveLength(1)
  await expect.element(gas).not.toBeInTheDocument()

  const missing = await started()
  missing.on(/\/stats$/, () => json({ message: 'Not found' }, 404))
  await settled(await renderApp(`/${chain}/txs`, missing))
  await expect.poll(() => missing.askedFor(/\/stats$/)).toHaveLength(1)
  await expect.element(gas).not.toBeInTheDocument()

  const poor = await started()
  poor.on(/\/(?:transactions|indexing-status)$/, async ({ real }) =>
    json(await real(), 200, { 'x-credits-remaining': '499' }),
  )
  // The balance is known before there is room for the figure.
  await page.viewport(390, 844)
  await settled(await renderApp(`/${chain}/txs`, poor))
  await page.viewport(1440, 900)
  // The footer loads with the figure.
  await expect.element(page.getByRole('link', { name: 'API status' })).toBeVisible()
  expect(poor.askedFor(/\/stats$/)).toEqual([])
  expect(poor.askedFor(blocks)).toEqual([])

  await page.viewport(390, 844)
  const narrow = await started()
  await settled(await renderApp(`/${chain}/txs`, narrow))
  // A small screen has it in the switch.
  await expect
    .element(page.getByRole('button', { name: /^Live latest block \d+ d ago ?, no new blocks/ }))
    .toBeVisible()
  expect(narrow.askedFor(/\/stats$/)).toEqual([])
})

test('a live list says when the last block was, where the chain has stopped', async () => {
  const api = await started()
  const router = await renderApp(`/${chain}/internal-transactions`, api)
  await expect.element(note).toHaveTextContent(/^Latest block \d+ d ago$/)
  await expect.element(page.getByRole('button', { name: /^Live ?, no new blocks/ })).toBeVisible()
  expect(sign()).not.toContain('bg-')
  expect(api.askedFor(blocks)).toHaveLength(1)
  await expectAccessible()

  // The blocks are the list itself.
  await router.navigate({ to: '/$chain/blocks', params: { chain } })
  await settled(router)
  await expect.element(note).toBeVisible()
  expect(api.askedFor(/\/main-page\/blocks$/)).toHaveLength(1)

  // Once, not again above its list.
  await router.navigate({ to: '/$chain', params: { chain } })
  await settled(router)
  expect(note.elements()).toHaveLength(1)
})

test('a live list of old rows on a chain that works is green, and one of recent rows requests no blocks', async () => {
  const api = await started()
  moveBlocks(api, 5000)
  await settled(await renderApp(`/${chain}/txs`, api))
  await expect.poll(sign).toContain('bg-accent')
  await expect.element(note).not.toBeInTheDocument()

  const busy = await started()
  busy.on(/\/transactions$/, async ({ real }) => {
    const body = JSON.parse(await real()) as { items: object[] }
    return json({ ...body, items: body.items.map((each) => ({ ...each, timestamp: new Date().toISOString() })) })
  })
  await settled(await renderApp(`/${chain}/txs`, busy))
  await expect.poll(sign).toContain('bg-accent')
  await expect.element(gas).toBeVisible()
  expect(busy.askedFor(blocks)).toEqual([])
})

test('without latest blocks the list of blocks says it; without both, nothing is said and nothing is green', async () => {
  const api = await started()
  api.on(/\/main-page\/blocks$/, () => json({ message: 'Not found' }, 404))
  await renderApp(`/${chain}/txs`, api)
  await expect.element(note).toBeVisible()

  const none = await started()
  none.on(blocks, () => json({ message: 'Not found' }, 404))
  await settled(await renderApp(`/${chain}/txs`, none))
  await expect.poll(() => none.askedFor(blocks)).toHaveLength(2)
  await expect.element(note).not.toBeInTheDocument()
  expect(sign()).toContain('bg-muted')
})

test('a market cap is left out where the API knows no price', async () => {
  const main = () => document.querySelector('main')?.textContent ?? ''
  const stats = { market_cap: '0', coin_price: null, total_transactions: '7' }
  await renderAnswers({ stats: JSON.stringify(stats) }, '')
  await expect.poll(main).toContain('Total transactions7')
  expect(main()).not.toContain('Market cap')
  await renderAnswers({ stats: JSON.stringify({ ...stats, market_cap: '2000000', coin_price: '2' }) }, '')
  await expect.poll(main).toContain('Market cap$2M')
})
