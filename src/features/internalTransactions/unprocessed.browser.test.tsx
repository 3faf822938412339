import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { click } from '#/testing/actions'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const ANY = /\/internal-transactions$/
const NOTE = 'Internal transactions are still being indexed; some may be missing'
const MESSAGE = 'Some blocks wait for their traces'

/** A page of which the API has not processed all rows. */
const unprocessed = (items: unknown) => json({ items, next_page_params: null, meta: { status: 2, message: MESSAGE } })

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test.each([
  ['a transaction', `/${chain}/tx/${at.swap}/internal`],
  ['the call tree', `/${chain}/tx/${at.swap}/internal?view=tree`],
  ['the value flow', `/${chain}/tx/${at.swap}`],
  ['an address', `/${chain}/address/${at.poisonedVictim}/internal`],
  ['a block', `/${chain}/block/1/internal`],
  ['the chain', `/${chain}/internal-transactions`],
])('an empty list of %s that is not indexed yet says so, and never that there is nothing', async (_, path) => {
  for (const items of [[], null]) {
    api.on(ANY, () => unprocessed(items))
    const router = await renderApp(path, api)
    await expect.element(page.getByText(NOTE)).toBeVisible()
    await expect.element(page.getByText(MESSAGE)).toBeVisible()
    await settled(router)
    expect(document.querySelector('main')?.textContent).not.toMatch(/No internal transactions|No value transferred/)
  }
})

test('rows of a list that is not indexed yet are no total, and their export says that some may be missing', async () => {
  api.on(ANY, async ({ real }) => json({ ...(JSON.parse(await real()) as object), meta: { status: 2, message: null } }))
  await renderApp(`/${chain}/tx/${at.swap}/internal`, api)
  await expect.element(page.getByText(NOTE)).toBeVisible()
  await expect.element(page.getByText('End of the internal transactions that are indexed')).toBeVisible()
  expect(document.querySelector('main')?.textContent).not.toMatch(/All \d+ internal/)
  await click(page.getByRole('button', { name: 'Export', exact: true }))
  await expect.element(page.getByRole('dialog').getByText(NOTE)).toBeVisible()
  await click(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))
})

test('a list that is not indexed yet is requested again until it is', async () => {
  let isProcessed = false
  api.on(ANY, () => (isProcessed ? null : unprocessed([])))
  fakeTime()
  const router = await renderApp(`/${chain}/tx/${at.swap}/internal`, api)
  await expect.element(page.getByText(NOTE)).toBeVisible()
  // The saved response of an earlier test is shown before that of the API.
  await expect.poll(() => api.askedFor(ANY)).toHaveLength(1)
  isProcessed = true
  await pollLater(api, () => page.getByText(NOTE).query()).toBeNull()
  await expect.element(page.getByText(/^All \d+ internal transactions loaded/)).toBeVisible()
  expect(api.askedFor(ANY)).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(60_000)
  await settled(router)
  expect(api.askedFor(ANY)).toHaveLength(2)
})
