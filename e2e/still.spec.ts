import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

// What a page load shows before the app runs; src/testing/looks.browser.test.tsx tests what the app shows later.

/** Records, their tabs, and what the sentence on each says. */
const records = [
  ...['/token-transfers', '/internal', '/logs', '/state', '/raw'].map((tab) => ({
    path: `tx/${at.swap}${tab}`,
    says: /^Swapped .+ WMER \(\$[\d,.]+\) for .+ USDM \(\$[\d,.]+\) on Pair$/,
  })),
  ...(['routedSwap', 'customError', 'callTree'] as const).map((name) => ({ path: `tx/${at[name]}`, says: /./ })),
  ...['', '/txs', '/internal', '/withdrawals'].map((tab) => ({
    path: `block/420${tab}`,
    says: /^Block 420: 8 transactions/,
  })),
]

/** Tabs with a list, of which that test opens each at 1440 pixels; what a page load shows first is the same on all tabs. */
const LIST_TABS = /\/(?:token-transfers|internal|logs|txs|withdrawals)$/

for (const width of [390, 1440]) {
  for (const kind of ['tx', 'block']) {
    test(`nothing moves while a page of a ${kind} opens at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      const opened = records.filter(({ path }) => path.startsWith(kind) && (width === 390 || !LIST_TABS.test(path)))
      for (const { path, says } of opened) {
        await test.step(path, async () => {
          await page.goto(`/${chain}/${path}`)
          await expect(page.locator('main header :is(p:not([role=status]), .sentence)')).toHaveText(says)
          await expectStill(page)
        })
      }
    })
  }
}

test('nothing moves while a token and an NFT open at 390 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  for (const path of [at.dollar, `${at.dollar}/holders`, `${at.charts}/instances`, `${at.charts}/instance/7`]) {
    await page.goto(`/${chain}/token/${path}`)
    await expect(page.locator('main header :is(p:not([role=status]), .sentence)')).not.toBeEmpty()
    await expectStill(page)
  }
})

test('nothing moves while a block opens at 360 pixels, and it is no wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await watchShifts(page)
  await page.goto(`/${chain}/block/420`)
  await expect(page.locator('main header :is(p:not([role=status]), .sentence)')).not.toBeEmpty()
  await expectStill(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
