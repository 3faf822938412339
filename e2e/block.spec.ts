import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { json } from './fixtures/faults'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const pathOf = (id: number | string, tab = '') => `/${chain}/block/${id}${tab}`
const record = (id: number | string) => new RegExp(`/blocks/${id}$`, 'i')
const sentence = (page: Page) => page.locator('main header p')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The newest block of the demo. */
const head = 420

test('a sentence says what a block did, each part leads to its source, axe finds nothing', async ({ page }) => {
  await page.goto(pathOf(head))
  await expect(sentence(page)).toHaveText(/^Block 420: 8 transactions, 50\.22% gas used, block reward of .+ MER to /)
  for (const link of await sentence(page).getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    const [path, anchor] = href.split('#')
    expect(path).toMatch(new RegExp(`^/${chain}/(address|block)/`))
    if (anchor) await expect(page.locator(`#${anchor}`)).toBeVisible()
    else expect(href).toMatch(new RegExp(`^/${chain}/(address|block)/`))
  }
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Block 420: 8 transactions/)
  await expectAccessible(page)
})

for (const tab of ['/txs', '/internal', '/withdrawals']) {
  for (const width of [390, 1440]) {
    test(`${tab} at ${width} pixels: the sentence is there, too, leads to the overview, and moves nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      await page.goto(pathOf(head, tab))
      await expect(sentence(page)).toHaveText(/^Block 420: 8 transactions/)
      await expectStill(page)
      await sentence(page).getByRole('link', { name: '50.22%' }).click()
      await expect(page).toHaveURL(pathOf(head, '#gas-used'))
      await expect(page.locator('#gas-used')).toBeInViewport()
    })
  }
}

test('genesis is told as the beginning, with no parent and none before it', async ({ page }) => {
  await page.goto(pathOf(0))
  await expect(sentence(page)).toHaveText('Block 0 is the genesis block of the chain')
  await expect(page.getByRole('link', { name: 'Previous block' })).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(pathOf(1))
})

for (const id of ['000420', '0420']) {
  test(`${id} is the block without its zeros`, async ({ page }) => {
    await page.goto(pathOf(id, '/txs'))
    await expect(page).toHaveURL(pathOf(head, '/txs'))
  })
}

test('arrow keys step through blocks on the tab that is open, but not while something is typed', async ({ page }) => {
  await page.goto(pathOf(at.crowdedBlock, '/txs'))
  await expect(heading(page)).toContainText(at.crowdedBlock)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(pathOf(Number(at.crowdedBlock) + 1, '/txs'))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(pathOf(Number(at.crowdedBlock) - 1, '/txs'))
  const here = page.url()
  await page.getByRole('combobox', { name: /^Search / }).fill('12')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('combobox', { name: /^Search / }).blur()
  await page
    .getByRole('navigation', { name: 'Block' })
    .getByRole('link', { name: 'Transactions', exact: false })
    .first()
    .focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Alt+ArrowRight')
  expect(page.url()).toBe(here)
  await page.getByRole('button', { name: 'Copy as' }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  expect(page.url()).toBe(here)
  await page.getByRole('link', { name: 'Next block' }).click()
  await expect(page).toHaveURL(pathOf(at.crowdedBlock, '/txs'))
})

test('a block opens with what the list before it knew, while its record is on its way', async ({ page, faults }) => {
  faults.on(record(418), () => new Promise(() => undefined))
  await page.goto(`${faults.site}/${chain}/blocks`)
  await page.getByRole('link', { name: '418', exact: true }).click()
  await expect(sentence(page)).toHaveText(/^Block 418: 9 transactions/)
  await expect(page.getByText('State root')).toBeVisible()
})

test('a young block is looked at again, and says when it was reorganised', async ({ page, faults }) => {
  let type = 'block'
  faults.on(record(head), async ({ real }) => {
    const body = JSON.parse(await real()) as object
    return json({ ...body, type, timestamp: new Date().toISOString().replace('Z', '000Z') })
  })
  await page.goto(faults.site + pathOf(head))
  await expect(sentence(page)).toHaveText(/^Block 420: /)
  type = 'reorg'
  await expect(sentence(page)).toHaveText(/^Block 420 was reorged/, { timeout: 20_000 })
  await expect(page.getByText('It was part of the chain until a reorg replaced it.')).toBeVisible()
})

test('an uncle is named and explained, and leads to its parent and to the block of the chain', async ({
  page,
  faults,
}) => {
  const hash = `0x${'ab'.repeat(32)}`
  const parent = `0x${'cd'.repeat(32)}`
  faults.on(record(hash), async () => {
    const body = JSON.parse(await (await fetch(`${faults.url}/pro/${chain}/api/v2/blocks/${head}`)).text()) as object
    return json({ ...body, hash, parent_hash: parent, type: 'uncle' })
  })
  await page.goto(faults.site + pathOf(hash))
  await expect(sentence(page)).toHaveText(/^Uncle 420 is valid but not canonical: block 420 is part of the chain/)
  await expect(page.getByText('Uncle: this block is not canonical')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Previous block' })).toHaveAttribute('href', new RegExp(`${parent}$`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${hash}$`))
  await expect(page.getByText('canonical', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('what a server of 2024 calls its fields, and what it does not know, opens too', async ({ page, faults }) => {
  faults.on(record(7), () =>
    json({
      height: 7,
      hash: `0x${'12'.repeat(32)}`,
      tx_count: 3,
      tx_fees: '139518501014680',
      burnt_fees: '887845',
      burnt_fees_percentage: 6.363636317355372e-7,
      priority_fee: '139518500126835',
      gas_used: '126835',
      gas_limit: '100000000',
      gas_target_percentage: -99.74633,
      withdrawals_count: null,
      miner: { hash: at.producer },
      rewards: [
        { type: 'validator', reward: '1000139518500126835' },
        { type: 'emission_funds', reward: 5 },
        { type: 'emission_funds', reward: 5 },
      ],
      extra_data: '0xd883010d0e846765746888676f312e32312e36856c696e7578',
      l1_block_number: 123456,
    }),
  )
  await page.goto(faults.site + pathOf(7))
  await expect(sentence(page)).toHaveText(/^Block 7: 3 transactions, 0\.12% gas used, block reward of 1\.00013 MER to /)
  const main = page.getByRole('main')
  await expect(main.getByText('0.000000636% of the fees')).toBeVisible()
  await expect(main.getByText('99.74% below gas target')).toBeVisible()
  await expect(main.getByText('Validator reward')).toBeVisible()
  await expect(main.getByText('Emission funds')).toHaveCount(2)
  await expect(main.getByText('geth, go1.21.6, linux')).toBeVisible()
  await page.getByText('Raw API response').click()
  await expect(main.getByText('123456')).toBeVisible()
})

for (const width of [360, 1440]) {
  test(`nothing moves while a block opens at ${width} pixels, and nothing is wider`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await page.goto(pathOf(head))
    await expect(sentence(page)).not.toBeEmpty()
    await expectStill(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
