import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const block = `/${chain}/block/${at.crowdedBlock}`
const sentence = 'Paid by senders to the validator on top of the base fee.'

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a hint opens on tap, one at a time, and closes on a tap elsewhere', async ({ page }) => {
    await page.goto(block)
    const hint = page.getByRole('tooltip')
    await page.getByRole('button', { name: 'Priority fees' }).tap()
    await expect(hint).toHaveText(sentence)
    await page.getByRole('button', { name: 'Base fee' }).tap()
    await expect(hint).toHaveText('Minimum price per gas in this block, set by the protocol.')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(hint).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
