import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const pathOf = (hash: string, tab = '') => `/${chain}/tx/${hash}${tab}`
const record = (hash: string) => new RegExp(`/transactions/${hash}$`, 'i')
const sentence = () => page.getByCss('main h1 .sentence')
const notFound = () => json({ message: 'Not found' }, 404)
const noItems = () => json({ items: [], next_page_params: null })

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('a pending transaction is polled until it is in a block', async () => {
  let isIncluded = false
  api.on(record(at.orbitTransfer), async ({ real }) => {
    const body = JSON.parse(await real()) as object
    const pending = { status: null, result: 'pending', block_number: null, token_transfers: [] }
    return isIncluded ? null : json({ ...body, ...pending })
  })
  fakeTime()
  const router = await renderApp(pathOf(at.orbitTransfer), api)
  await expect.element(sentence()).toHaveTextContent(/^Pending/)
  isIncluded = true
  await pollLater(api, () => sentence().query()?.textContent).toMatch(/^Sent /)
  await settled(router)
  const asked = api.askedFor(record(at.orbitTransfer)).length
  expect(asked).toBeGreaterThan(1)
  for (const _ of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(20_000)
    await settled(router)
  }
  expect(api.askedFor(record(at.orbitTransfer))).toHaveLength(asked)
})

test('tabs of a pending transaction say so, and list the results once it is in a block', async () => {
  for (const tab of ['/token-transfers', '/logs', '/internal', '/internal?view=tree', '/state', '/raw']) {
    await renderApp(pathOf(at.pendingTransfer, tab))
    await expect.element(page.getByText('Pending. Results appear once it is included in a block.')).toBeVisible()
  }
  let isIncluded = false
  api.on(record(at.swap), async ({ real }) => {
    const body = JSON.parse(await real()) as object
    return isIncluded ? null : json({ ...body, status: null, result: 'pending', block_number: null })
  })
  api.on(/\/logs$/, () => (isIncluded ? null : noItems()))
  fakeTime()
  await renderApp(pathOf(at.swap, '/logs'), api)
  await expect.element(page.getByText('Pending. Results appear')).toBeVisible()
  isIncluded = true
  const all = page.getByText(/^All \d+ log/)
  await pollLater(api, () => all.query()).not.toBeNull()
  await expect.element(all).toBeVisible()
})

test('state changes and the raw trace are listed where the API has them', async () => {
  const change = {
    address: { hash: at.router, name: 'Router', is_contract: true },
    balance_before: '1000000000000000000',
    balance_after: '3000000000000000000',
    change: '2000000000000000000',
    is_miner: false,
    token: null,
    token_id: null,
    type: 'coin',
  }
  api.on(/\/state-changes$/, () => json({ items: [change], next_page_params: null }))
  const trace = {
    action: { callType: 'call', from: at.router, to: at.dollar, gas: '0x5208', value: '0x0', input: '0x' },
    result: { gasUsed: '0x5208', output: '0x' },
    subtraces: 0,
    traceAddress: [],
    type: 'call',
  }
  api.on(/\/raw-trace$/, () => json([trace]))
  await renderApp(pathOf(at.swap, '/state'), api)
  await expect.element(page.getByRole('row', { name: /Router/ })).toHaveTextContent('+2')
  await renderApp(pathOf(at.swap, '/raw'), api)
  await expect.element(page.getByRole('row', { name: /root/ })).toHaveTextContent('21,000')
  await expect.element(page.getByText('End of list')).toBeVisible()
})

test('a transaction that is not indexed yet is looked up until Stop, and again after Retry', async () => {
  let found = false
  api.on(record(at.orbitTransfer), () => (found ? null : notFound()))
  api.on(/\/search$/, () => (found ? null : noItems()))
  await renderApp(pathOf(at.orbitTransfer), api)
  await expect.element(page.getByText(/It may not be indexed yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.element(page.getByText('Stopped checking')).toBeVisible()
  // The last request may still be under way.
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeEnabled()
  found = true
  await retry.click()
  await expect.element(sentence()).toHaveTextContent(/^Sent /)
})

test('a tab of an unknown transaction says what its overview does', async () => {
  const router = await renderApp(pathOf(`0x${'1'.repeat(64)}`, '/logs'))
  await expect.element(page.getByText('Transaction not found on Meridian')).toBeVisible()
  await settled(router)
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('an error of the internal transactions leaves the value flow and the sentence', async () => {
  api.on(/\/internal-transactions$/, () => json({ message: 'Not today' }, 422))
  await renderApp(pathOf(at.swap), api)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load internal transactions')
  await expect.element(page.getByRole('table', { name: /Net change/ })).toBeVisible()
  await expect.element(sentence()).toHaveTextContent(/^Swapped /)
})

test('what a transaction does not have is no dash: the recipient of a failed creation, the block of a dropped one', async () => {
  const header = page.getByCss('main header')
  const details = page.getByRole('region', { name: 'Details', exact: true })
  await renderApp(pathOf(at.failedCreation), api)
  await expect.element(details).toHaveTextContent('From')
  await expect.element(details).not.toHaveTextContent(/\bTo\b|Interacted with/)
  api.on(record(at.orbitTransfer), async ({ real }) => {
    const body = JSON.parse(await real()) as object
    const dropped = { status: 'error', result: 'dropped/replaced', block_number: null, timestamp: null, gas_used: null }
    return json({ ...body, ...dropped, token_transfers: [] })
  })
  await renderApp(pathOf(at.orbitTransfer), api)
  await expect.element(header).toHaveTextContent('Dropped')
  await expect.element(header).not.toHaveTextContent(/Block|–/)
  await expect.element(details).toHaveTextContent('Gas limit')
  await expect.element(details).not.toHaveTextContent(/Timestamp|Gas used|–/)
})
