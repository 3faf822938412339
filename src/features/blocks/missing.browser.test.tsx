import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { serveOnlyContract } from '#/testing/contractOnly'
import { expectAccessible } from '#/testing/expectAccessible'
import { factOf } from '#/testing/factOnPage'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const pathOf = (id: number | string, tab = '') => `/${chain}/block/${id}${tab}`
const record = (id: number | string) => new RegExp(`/blocks/${id}$`, 'i')
const countdown = () => page.getByRole('region', { name: /^Countdown/ })
const notFound = () => json({ message: 'Not found' }, 404)

/** The newest block of the demo. */
const head = Number(at.head)

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('a block whose record is gone shows its row of the list, and a note', async () => {
  api.on(record(418), notFound)
  await renderApp(`/${chain}/blocks`, api)
  await page.getByRole('link', { name: '418', exact: true }).click()
  await expect.element(page.getByText('Block no longer found')).toBeVisible()
  await expect.element(factOf('Transactions')).toHaveTextContent(/^9$/)
})

test('a future block shows a countdown, and opens when it is produced', async () => {
  const next = head + 1
  let height = head
  const moved = (body: object) => ({ ...body, height, timestamp: new Date().toISOString().replace('Z', '000Z') })
  api.on(/\/main-page\/blocks$/, async ({ real }) => {
    const [latest, ...rest] = JSON.parse(await real()) as object[]
    return json([moved(latest ?? {}), ...rest])
  })
  api.on(record(next), async () =>
    height < next
      ? notFound()
      : json(moved(JSON.parse(await api.read(`/pro/${chain}/api/v2/blocks/${head}`)) as object)),
  )
  fakeTime()
  await renderApp(pathOf(next), api)
  await expect.element(countdown()).toHaveTextContent('Blocks remaining1')
  await expect.element(countdown().getByRole('timer')).toHaveTextContent(/^\d/)
  await expectAccessible()
  height = next
  await pollLater(api, () => factOf('Status').query()?.textContent).toBe('Canonical')
  await expect.element(countdown()).not.toBeInTheDocument()
})

test('a tab of a missing block shows the same as its overview, and its rows once it is found', async () => {
  let there = false
  const unlessThere = () => (there ? null : notFound())
  api.on(record(at.crowdedBlock), unlessThere)
  api.on(new RegExp(`/blocks/${at.crowdedBlock}/transactions$`), unlessThere)
  await renderApp(pathOf(99_999_999, '/txs'), api)
  await expect.element(countdown()).toBeVisible()
  fakeTime()
  await renderApp(pathOf(at.crowdedBlock, '/txs'), api)
  await expect.element(page.getByText(`Block ${at.crowdedBlock} not found`)).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  there = true
  const row = page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1)
  await pollLater(api, () => row.query()?.checkVisibility()).toBe(true)
})

test('a chain that has stopped expects no block', async () => {
  await renderApp(pathOf(head + 5))
  await expect.element(countdown()).toHaveTextContent(/Time remainingunknown/)
  await expect.element(countdown()).toHaveTextContent(/The latest block was \d+ d ago, so nothing is expected/)
  await expect.element(countdown().getByRole('timer')).not.toBeInTheDocument()
})

test('a height of twenty digits has a countdown of unknown length', async () => {
  await renderApp(pathOf('99999999999999999999'))
  await expect.element(countdown()).toHaveTextContent('unknown')
  await expect.element(page.getByText((10n ** 20n - 1n - BigInt(head)).toLocaleString('en'))).toBeVisible()
})

test('an unknown hash shows where to search, and links to the transaction with it', async () => {
  await renderApp(pathOf(`0x${'ee'.repeat(32)}`))
  await expect.element(page.getByText('Block not found on Meridian')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Block 0xeeeeeee…eeeee/)
  await expect.element(page.getByText('Search on')).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.element(page.getByText('Stopped checking')).toBeVisible()
  const router = await renderApp(pathOf(at.swap))
  await page.getByRole('link', { name: 'Open transaction' }).click()
  await expect.poll(() => router.state.location.href).toBe(`/${chain}/tx/${at.swap}`)
})

test('a URL with neither a height nor a hash is rejected without a request', async () => {
  const router = await renderApp(pathOf('abc'), api)
  await expect.element(page.getByText('abc is not a block')).toBeVisible()
  await settled(router)
  expect(api.askedFor(/\/blocks\//)).toEqual([])
})

test('an error of the record is shown in place, and retried', async () => {
  let failing = true
  api.on(record(head), () =>
    failing ? json({ errors: [{ title: 'Invalid value', source: { pointer: '/id' }, detail: 'no' }] }, 422) : null,
  )
  await renderApp(pathOf(head), api)
  await expect.element(page.getByRole('alert')).toHaveTextContent('HTTP 422')
  failing = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(factOf('Status')).toHaveTextContent(/^Canonical$/)
})

test('with only the contract’s endpoints a block is composed from search and its transactions', async () => {
  serveOnlyContract(api)
  await renderApp(pathOf(at.crowdedBlock), api)
  await expect.element(page.getByText('Partial data: computed from the block’s transactions.')).toBeVisible()
  await expect.element(page.getByText('All 137 transactions loaded')).toBeVisible()
  await expect.element(factOf('Transactions')).toHaveTextContent(/^137$/)
  await expect.element(page.getByRole('button', { name: 'Gas used' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Txn fees' })).toBeVisible()
  await expectAccessible()
})

test('with only the contract’s endpoints other blocks are from search, transactions or a countdown', async () => {
  serveOnlyContract(api)
  await renderApp(pathOf(417), api)
  await expect.element(factOf('Transactions')).toHaveTextContent(/^0$/)
  await renderApp(pathOf(head + 9), api)
  await expect.element(countdown()).toHaveTextContent('Blocks remaining9')
  api.on(/\/search$/, () => json({ items: [], next_page_params: null }))
  await renderApp(pathOf(420), api)
  await expect.element(factOf('Transactions')).toHaveTextContent(/^8$/)
})
