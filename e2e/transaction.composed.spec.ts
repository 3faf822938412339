import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { serveOnlyContract } from './fixtures/contractOnly'
import { type FaultServer, json } from './fixtures/faults'
import { expectStill, shiftsOf, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const pathOf = (hash: string, tab = '') => `/${chain}/tx/${hash}${tab}`
const record = (hash: string) => new RegExp(`/transactions/${hash}$`, 'i')
const inBlock = /\/blocks\/[^/]+\/transactions$/
const calls = /\/transactions\/[^/]+\/internal-transactions$/
const sentence = (page: Page) => page.locator('main header p')

/** Expects that axe finds nothing on a page of narrow screens, and that none of it is out of sight. */
async function expectAccessibleNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

interface Body {
  items: object[]
}

/** Makes the API return a block's transactions a few at a time, each page when `turn` resolves. */
function pageBlocks(faults: FaultServer, size: number, turn: () => Promise<void> = () => Promise.resolve()): void {
  let items: object[] = []
  faults.on(inBlock, async ({ url, real }) => {
    if (!url.search) ({ items } = JSON.parse(await real()) as Body)
    const from = Number(url.searchParams.get('index') ?? 0)
    await turn()
    const to = from + size
    return json({
      items: items.slice(from, to),
      next_page_params: to < items.length ? { block_number: 1, index: to, items_count: to } : null,
    })
  })
}

test.describe('a server with only the endpoints of the contract', () => {
  test.use({ tolerates: 'failed requests' })
  test.beforeEach(({ faults }) => serveOnlyContract(faults))

  for (const name of ['swap', 'customError', 'orbitTransfer', 'poisoning', 'failedCreation'] as const) {
    test(`${name}: a deep link shows what the lists hold of it`, async ({ page, faults }) => {
      await page.goto(faults.site + pathOf(at[name]))
      await expect(
        page.getByText(/Partial data: taken from the (transactions of block|latest transactions)/),
      ).toBeVisible()
      await expect(sentence(page)).not.toBeEmpty()
      await expect(page.getByRole('definition').filter({ hasText: /Gwei/ }).first()).toBeVisible()
      // A search for its block by time requests few blocks.
      expect(faults.askedFor(/\/search$/).length).toBeLessThanOrEqual(24)
      expect(faults.askedFor(record(at[name]))).toHaveLength(1)
    })
  }

  test('the tokens that nothing lists are said to be so, and the coins are followed', async ({ page, faults }) => {
    await page.goto(faults.site + pathOf(at.swap))
    await expect(page.getByText('Not available for this chain', { exact: true })).toBeVisible()
    await expect(page.getByRole('note')).toContainText('Token transfers not available for this chain')
  })

  test('its calls are a tab and a tree', async ({ page, faults }) => {
    await page.goto(faults.site + pathOf(at.callTree, '/internal?view=tree'))
    await expect(page.getByRole('tree').getByRole('treeitem').nth(3)).toBeVisible()
  })

  test('a long block is read page by page, which can be stopped and gone on with', async ({ page, faults }) => {
    let hold = false
    const held: (() => void)[] = []
    pageBlocks(faults, 1, () => (hold ? new Promise((go) => held.push(go)) : Promise.resolve()))
    hold = true
    await page.goto(faults.site + pathOf(at.whaleSwap))
    const status = page.getByRole('status').filter({ hasText: /Searching block/ })
    await expect(status).toContainText('0 transactions so far')
    await expectAccessibleNarrow(page)
    held.shift()?.()
    await expect(status).toContainText('1 transactions so far')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('Search stopped')).toBeVisible()
    // Another tab does not start it again.
    const asked = faults.askedFor(inBlock).length
    await page.getByRole('link', { name: 'Internal transactions', exact: true }).click()
    await page.getByRole('link', { name: 'Overview', exact: true }).last().click()
    await expect(page.getByText('Search stopped')).toBeVisible()
    expect(faults.askedFor(inBlock)).toHaveLength(asked)
    hold = false
    for (const go of held.splice(0)) go()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('Partial data: taken from the transactions of block')).toBeVisible()
  })

  test('not in the block that is named: it says so, and the reader can name another', async ({
    page,
    faults,
    demo,
  }) => {
    faults.on(/\/search$/, ({ url }) =>
      json({
        items: url.searchParams.get('q')?.startsWith('0x')
          ? [{ type: 'transaction', transaction_hash: at.orbitTransfer, block_number: 3, timestamp: null }]
          : [],
        next_page_params: null,
      }),
    )
    const real = await fetch(`${demo.url}/pro/${chain}/api/v2/transactions/${at.orbitTransfer}`)
    const { block_number: block } = (await real.json()) as { block_number: number }
    await page.goto(faults.site + pathOf(at.orbitTransfer))
    await expect(page.getByText('This transaction exists, but its block is unknown')).toBeVisible()
    await expect(page.getByRole('link', { name: 'block 3' })).toBeVisible()
    await expectAccessibleNarrow(page)
    await page.getByLabel('Block, if you know it').fill(String(block))
    await page.getByRole('button', { name: 'Search block' }).click()
    await expect(page).toHaveURL(new RegExp(`block=${block}$`))
    await expect(sentence(page)).toHaveText(/^Called transfer on /)
    await page.getByRole('link', { name: 'Internal transactions', exact: true }).click()
    await page.getByRole('link', { name: 'Overview', exact: true }).last().click()
    await expect(sentence(page)).toHaveText(/^Called transfer on /)
  })

  test('a transaction that the search does not know is looked for again', async ({ page, faults }) => {
    await page.goto(faults.site + pathOf(`0x${'ab'.repeat(32)}`))
    await expect(page.getByText(/It may not be indexed yet/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
  })

  test('a row that was clicked is the record', async ({ page, faults }) => {
    await page.goto(`${faults.site}/${chain}/block/${at.crowdedBlock}/txs`)
    const link = page.locator('[data-index="0"]').getByRole('link').first()
    await link.click()
    await expect(page.getByText('Partial data: taken from a transaction list.')).toBeVisible()
    expect(faults.askedFor(/\/search$/).filter(({ search }) => search.startsWith('?q=0x'))).toEqual([])
  })
})

test('a click in a list finds its page filled, before the record comes', async ({ page, faults }) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((go) => (answer = go))
  await watchShifts(page)
  await page.goto(`${faults.site}/${chain}/block/${at.crowdedBlock}/txs`)
  faults.on(/\/transactions\/0x[\da-f]{64}$/i, async () => {
    await held
    return null
  })
  faults.on(calls, async () => {
    await held
    return null
  })
  await page.locator('[data-index="0"]').getByRole('link').first().click()
  await expect(page.getByRole('definition').filter({ hasText: /Gwei/ }).first()).toBeVisible()
  await expect(sentence(page)).not.toBeEmpty()
  // Shifts right after a click do not count: this is about later ones.
  await page.waitForTimeout(700)
  const before = (await shiftsOf(page)).length
  answer()
  await expect(page.getByRole('heading', { name: 'Value flow' })).toBeVisible()
  await expectStill(page, before)
})

test.describe('where requests fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('a row whose record is gone from the server stays, and says so', async ({ page, faults }) => {
    faults.on(/\/search$/, () => json({ items: [], next_page_params: null }))
    await page.goto(`${faults.site}/${chain}/block/${at.crowdedBlock}/txs`)
    faults.on(/\/transactions\/0x[\da-f]{64}$/i, () => json({ message: 'Not found' }, 404))
    await page.locator('[data-index="0"]').getByRole('link').first().click()
    await expect(page.getByRole('alert')).toContainText('Couldn’t load latest transaction details')
    await expect(page.getByRole('definition').filter({ hasText: /Gwei/ }).first()).toBeVisible()
  })

  test('a pending transaction that the server forgets is no longer said to wait, on any tab', async ({
    page,
    faults,
  }) => {
    await page.clock.install()
    let known = true
    faults.on(record(at.orbitTransfer), async ({ real }) => {
      const body = JSON.parse(await real()) as object
      const waiting = { ...body, status: null, result: 'pending', block_number: null, token_transfers: [] }
      return known ? json(waiting) : json({ message: 'Not found' }, 404)
    })
    faults.on(/\/search$/, () => json({ items: [], next_page_params: null }))
    await page.goto(faults.site + pathOf(at.orbitTransfer))
    await expect(sentence(page)).toHaveText(/^Pending/)
    known = false
    await page.clock.runFor(4_000)
    await expect(page.getByText('Transaction no longer found')).toBeVisible()
    await expect(sentence(page)).toHaveText(/^Not found \(was pending\): send .+ ORB/)
    await expect(page.getByText('Checking every few seconds, for a minute.')).toBeVisible()
    await page.getByRole('link', { name: 'Logs', exact: true }).click()
    await expect(page.getByText('Transaction no longer found')).toBeVisible()
    await expect(page.getByText(/wait|Pending/)).toHaveCount(0)
    await expect(async () => {
      await page.clock.runFor(8_000)
      await expect(page.getByText('Stopped checking.')).toBeVisible({ timeout: 200 })
    }).toPass()
    known = true
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(sentence(page)).toHaveText(/^Pending/)
  })

  test('a transaction that another one replaced says what that means', async ({ page, faults }) => {
    faults.on(record(at.orbitTransfer), async ({ real }) => {
      const body = JSON.parse(await real()) as object
      return json({ ...body, status: 'error', result: 'dropped/replaced', block_number: null, timestamp: null })
    })
    await page.goto(faults.site + pathOf(at.orbitTransfer))
    await expect(page.getByText('⊘ Dropped').first()).toBeVisible()
    await expect(page.getByText('Dropped, or replaced by another transaction with the same nonce.')).toBeVisible()
    await expect(sentence(page)).toHaveText(/^Dropped or replaced: /)
  })
})
