import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { fakeTime } from '#/testing/fakeTime'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { watchShifts } from '#/testing/watchShifts'

const records = /\/transactions\/0x[\da-f]{64}$/i
const record = new RegExp(`/transactions/${at.orbitTransfer}$`, 'i')
const path = `/${chain}/tx/${at.orbitTransfer}`
const sentence = () => page.getByCss('main h1 .sentence')
const firstRow = () => page.getByCss('[data-index="0"]').getByRole('link').first()
const gwei = () => page.getByRole('definition').filter({ hasText: /Gwei/ }).first()

test('a transaction opened from a list shows its row before the record comes, which moves nothing', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  let answer: () => void = () => undefined
  const held = new Promise<void>((go) => (answer = go))
  const router = await renderApp(`/${chain}/block/${at.crowdedBlock}/txs`, api)
  for (const endpoint of [records, /\/transactions\/[^/]+\/internal-transactions$/])
    api.on(endpoint, async () => {
      await held
      return null
    })
  await firstRow().click()
  await expect.element(gwei()).toBeVisible()
  await expect.element(sentence()).toHaveTextContent(/./)
  // A hint that the pointer opened closes.
  await expect.poll(() => document.getAnimations().length).toBe(0)
  const shifts = watchShifts()
  answer()
  await expect.element(page.getByRole('heading', { name: 'Value flow' })).toBeVisible()
  await settled(router)
  shifts.expectStill()
})

test('a row whose record is gone stays, with an error', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/search$/, () => json({ items: [], next_page_params: null }))
  await renderApp(`/${chain}/block/${at.crowdedBlock}/txs`, api)
  api.on(records, () => json({ message: 'Not found' }, 404))
  await firstRow().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load latest transaction details')
  await expect.element(gwei()).toBeVisible()
})

test('a pending transaction that the API forgets is no longer pending on any tab, until Retry finds it', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  let known = true
  api.on(record, async ({ real }) => {
    const body = JSON.parse(await real()) as object
    const waiting = { ...body, status: null, result: 'pending', block_number: null, token_transfers: [] }
    return known ? json(waiting) : json({ message: 'Not found' }, 404)
  })
  api.on(/\/search$/, () => json({ items: [], next_page_params: null }))
  fakeTime()
  await renderApp(path, api)
  await expect.element(sentence()).toHaveTextContent(/^Pending/)
  known = false
  await vi.advanceTimersByTimeAsync(4_000)
  await expect.element(page.getByText('Transaction no longer found')).toBeVisible()
  await expect.element(sentence()).toHaveTextContent(/^Not found \(was pending\): send .+ ORB/)
  await expect.element(page.getByText('Checking every few seconds, for a minute.')).toBeVisible()
  await page.getByRole('link', { name: 'Logs', exact: true }).click()
  await expect.element(page.getByText('Transaction no longer found')).toBeVisible()
  await expect.element(page.getByText(/wait|Pending/)).not.toBeInTheDocument()
  await expect
    .poll(async () => {
      if (api.pending() === 0) await vi.advanceTimersByTimeAsync(8_000)
      return page.getByText('Stopped checking.').query()?.checkVisibility()
    })
    .toBe(true)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeEnabled()
  known = true
  await retry.click()
  await expect.element(sentence()).toHaveTextContent(/^Pending/)
})

test('a transaction that another one replaced says what that means', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(record, async ({ real }) => {
    const body = JSON.parse(await real()) as object
    return json({ ...body, status: 'error', result: 'dropped/replaced', block_number: null, timestamp: null })
  })
  await renderApp(path, api)
  await expect.element(page.getByText('Dropped').first()).toBeVisible()
  await expect.element(page.getByText('Dropped, or replaced by another transaction with the same nonce.')).toBeVisible()
  await expect.element(sentence()).toHaveTextContent(/^Dropped or replaced: /)
})
