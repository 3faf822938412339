import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { serveOnlyContract } from '#/testing/contractOnly'
import { json } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const pathOf = (id: number | string, tab = '') => `/${chain}/block/${id}${tab}`
const record = (id: number | string) => new RegExp(`/blocks/${id}$`, 'i')
const sentence = (page: Page) => page.locator('main header p')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The newest block of the demo. */
const head = 420

test.use({ tolerates: 'failed requests' })

test('a block of a list whose record is gone keeps what was known, and says so', async ({ page, faults }) => {
  faults.on(record(418), () => json({ message: 'Not found' }, 404))
  await page.goto(`${faults.site}/${chain}/blocks`)
  await page.getByRole('link', { name: '418', exact: true }).click()
  await expect(page.getByText('Block no longer found')).toBeVisible()
  await expect(sentence(page)).toHaveText(/^Block 418: 9 transactions/)
})

test('a height to come shows a countdown, and opens by itself when it comes', async ({ page, faults }) => {
  const next = head + 1
  let height = head
  const moved = (body: object) => ({ ...body, height, timestamp: new Date().toISOString().replace('Z', '000Z') })
  faults.on(/\/main-page\/blocks$/, async ({ real }) => {
    const [latest, ...rest] = JSON.parse(await real()) as object[]
    return json([moved(latest ?? {}), ...rest])
  })
  faults.on(record(next), async () => {
    if (height < next) return json({ message: 'Not found' }, 404)
    return json(
      moved(JSON.parse(await (await fetch(`${faults.url}/pro/${chain}/api/v2/blocks/${head}`)).text()) as object),
    )
  })
  await page.goto(faults.site + pathOf(next))
  const countdown = page.getByRole('region', { name: /^Countdown/ })
  await expect(countdown).toContainText('Blocks remaining1')
  await expect(countdown.getByRole('timer')).toHaveText(/^\d/)
  await expectAccessible(page)
  height = next
  await expect(sentence(page)).toHaveText(/^Block 421: /, { timeout: 15_000 })
  await expect(countdown).toHaveCount(0)
})

test('a tab of a block that is not there yet says what its overview does, and is asked for when it comes', async ({
  page,
  faults,
}) => {
  let there = false
  faults.on(record(at.crowdedBlock), () => (there ? null : json({ message: 'Not found' }, 404)))
  faults.on(new RegExp(`/blocks/${at.crowdedBlock}/transactions$`), () =>
    there ? null : json({ message: 'Not found' }, 404),
  )
  await page.goto(faults.site + pathOf(99999999, '/txs'))
  await expect(page.getByRole('region', { name: /^Countdown/ })).toBeVisible()
  await page.goto(faults.site + pathOf(at.crowdedBlock, '/txs'))
  await expect(page.getByText(`Block ${at.crowdedBlock} not found`)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  there = true
  await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1)).toBeVisible()
})

test('a height of twenty digits is to come in a time that nobody can tell', async ({ page }) => {
  await page.goto(pathOf('99999999999999999999'))
  await expect(page.getByRole('region', { name: /^Countdown/ })).toContainText('unknown')
  await expect(page.getByText('99,999,999,999,999,999,579')).toBeVisible()
})

test('a hash that no block has says where to look, and what it is when it is a transaction', async ({ page }) => {
  await page.goto(pathOf(`0x${'ee'.repeat(32)}`))
  await expect(page.getByText('Block not found on Meridian')).toBeVisible()
  await expect(heading(page)).toHaveText(/^Block 0xeeee…eeee/)
  await expect(page.getByText('Search on')).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Stopped checking')).toBeVisible()
  await page.goto(pathOf(at.swap))
  await page.getByRole('link', { name: 'Open transaction' }).click()
  await expect(page).toHaveURL(`/${chain}/tx/${at.swap}`)
})

test('what is neither a height nor a hash is turned away without a request', async ({ page, faults }) => {
  await page.goto(`${faults.site}${pathOf('abc')}`)
  await expect(page.getByText('abc is not a block')).toBeVisible()
  expect(faults.askedFor(/\/blocks\//)).toEqual([])
})

test('a record that fails is told in place and tried again; its tabs work meanwhile', async ({ page, faults }) => {
  let failing = true
  faults.on(record(head), () =>
    failing ? json({ errors: [{ title: 'Invalid value', source: { pointer: '/id' }, detail: 'no' }] }, 422) : null,
  )
  await page.goto(faults.site + pathOf(head))
  await expect(page.getByRole('alert')).toContainText('HTTP 422')
  failing = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(sentence(page)).toHaveText(/^Block 420: /)
})

test.describe('on a server with only the endpoints of the contract', () => {
  test('a block is put together from the search and its transactions', async ({ page, faults }) => {
    serveOnlyContract(faults)
    await page.goto(faults.site + pathOf(at.crowdedBlock))
    await expect(page.getByText('Partial data: computed from the block’s transactions.')).toBeVisible()
    await expect(page.getByText('All 137 transactions loaded')).toBeVisible()
    await expect(sentence(page)).toHaveText('Block 5: 137 transactions')
    await expect(page.getByRole('button', { name: 'Gas used' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Txn fees' })).toBeVisible()
    await expectAccessible(page)
  })

  test('one without transactions is known by its search alone', async ({ page, faults }) => {
    serveOnlyContract(faults)
    await page.goto(faults.site + pathOf(417))
    await expect(sentence(page)).toHaveText('Block 417: no transactions')
  })

  test('one that the search does not know is known by its transactions', async ({ page, faults }) => {
    serveOnlyContract(faults)
    faults.on(/\/search$/, () => json({ items: [], next_page_params: null }))
    await page.goto(faults.site + pathOf(head))
    await expect(sentence(page)).toHaveText('Block 420: 8 transactions')
  })

  test('one that is to come is counted down to', async ({ page, faults }) => {
    serveOnlyContract(faults)
    await page.goto(faults.site + pathOf(head + 9))
    await expect(page.getByRole('region', { name: /^Countdown/ })).toContainText('Blocks remaining9')
  })
})
