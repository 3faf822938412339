import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const block = `/${chain}/block/${at.crowdedBlock}`
const hint = (page: Page) => page.getByRole('tooltip')
const sentence = 'Paid by senders to the validator on top of the base fee.'

test('a hint opens on hover, stays under the pointer, and moves nothing', async ({ page }) => {
  await page.goto(block)
  const label = page.getByRole('button', { name: 'Priority fees' })
  const before = await label.boundingBox()
  await label.hover()
  await expect(hint(page)).toHaveText(sentence)
  expect(await label.boundingBox()).toEqual(before)
  await hint(page).hover()
  await expect(hint(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(hint(page)).toHaveCount(0)
})

test('a hint opens on keyboard focus, describes its label, and closes on Escape', async ({ page }) => {
  await page.goto(block)
  const label = page.getByRole('button', { name: 'Priority fees' })
  await expect(label).toHaveAccessibleDescription(sentence)
  await page.getByRole('button', { name: 'Burnt fees' }).focus()
  await page.keyboard.press('Tab')
  await expect(label).toBeFocused()
  await expect(hint(page)).toHaveText(sentence)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(hint(page)).toHaveCount(0)
  await expect(label).toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a hint opens on tap, one at a time, and closes on a tap elsewhere', async ({ page }) => {
    await page.goto(block)
    await page.getByRole('button', { name: 'Priority fees' }).tap()
    await expect(hint(page)).toHaveText(sentence)
    await page.getByRole('button', { name: 'Base fee' }).tap()
    await expect(hint(page)).toHaveText('Minimum price per gas in this block, set by the protocol.')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(hint(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

for (const path of [block, `/${chain}/tx/${at.routedSwap}`, `/${chain}/tx/${at.pendingTransfer}`]) {
  test(`${path}: every label has a hint of at most 15 words`, async ({ page }) => {
    await page.goto(path)
    const rows = page.getByRole('main').locator('dl.ruled > div')
    await expect(rows.filter({ hasText: 'Nonce' }).first()).toBeVisible()
    for (const row of await rows.all()) {
      const text = await row.locator('[role=tooltip]').textContent()
      expect(text?.split(/\s+/).length).toBeLessThanOrEqual(15)
    }
  })
}
