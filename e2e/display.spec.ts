import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const written = {
  Relative: /(?:ago|now)$/,
  UTC: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/,
  'Unix seconds': /^\d{10}$/,
  'local time': /^\d{1,2}\/\d{1,2}\/\d\d, \d{1,2}:\d\d:\d\d\s[AP]M$/,
} as const

test.use({ locale: 'en-US', timezoneId: 'Asia/Tokyo' })

test('time and amount formats of settings apply to all rows and to the next page', async ({ page }) => {
  await page.goto(`/${chain}/txs`)
  const list = new ListView(page, 'Transactions')
  await list.opened()
  const times = () => list.area.locator('time').allTextContents()
  const instants = () =>
    list.area.locator('time').evaluateAll((all) => all.map((each) => each.getAttribute('datetime')))
  const before = await instants()
  await page.getByRole('button', { name: 'Display settings' }).click()
  for (const [mode, form] of Object.entries(written)) {
    await page.getByRole('radio', { name: mode }).check()
    await expect(list.area.getByRole('columnheader').nth(4)).toHaveText(/Age|Timestamp|Unix time/)
    expect(
      (await times()).filter((each) => !form.test(each)),
      mode,
    ).toEqual([])
    expect(await instants()).toEqual(before)
    // All of it can be read.
    const cut = await list.area
      .locator('td:has(> time)')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)
    expect(cut, mode).toBe(0)
  }
  await page.getByRole('radio', { name: 'USD (when a price is available)' }).check()
  await page.keyboard.press('Escape')
  const [value] = await list.area.locator('td.at-end').allTextContents()
  expect(value).toMatch(/^<?\$[\d,]+\.\d\d$/)
  await expect(list.area.locator('td.at-end > span').first()).toHaveAttribute('title', /^[\d.]+ \S+ \(.*\$.*\)$/)

  await page.goto(`/${chain}/block/${at.crowdedBlock}`)
  await expect(page.getByRole('main').locator('dd', { hasText: /[AP]M \(/ })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('radio', { name: 'local time' })).toBeChecked()

  await test.step('amounts without a price of their own are in USD by the chain’s price', async () => {
    await page.goto(`/${chain}/withdrawals`)
    const withdrawals = new ListView(page, 'Withdrawals')
    await withdrawals.opened()
    await expect(withdrawals.rows.first().locator('td.at-end')).toHaveText(/^\$[\d,]+\.\d\d$/)
  })
})
