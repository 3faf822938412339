import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

// What a page load shows before the app runs; src/testing/looks.browser.test.tsx and lists.browser.test.tsx test what the app shows later.

const swapped = /^Swapped .+ WMER \(\$[\d,.]+\) for .+ USDM \(\$[\d,.]+\) on Pair$/

/** Records, what the sentence or the heading of each says, and whether a desktop shows it otherwise. Of tabs, one with a list and two without. */
const records: readonly [path: string, says: RegExp, isOnDesktop?: boolean][] = [
  [`tx/${at.swap}/token-transfers`, swapped],
  [`tx/${at.swap}/state`, swapped, true],
  [`tx/${at.swap}/raw`, swapped],
  [`tx/${at.routedSwap}`, /./, true],
  [`tx/${at.customError}`, /./],
  [`tx/${at.callTree}`, /./],
  ['block/420', /^Block 420/, true],
  ['block/420/txs', /^Block 420/],
]

for (const width of [390, 1440]) {
  test(`nothing moves while transactions and blocks open at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    for (const [path, says, isOnDesktop] of records) {
      if (width === 1440 && !isOnDesktop) continue
      await test.step(path, async () => {
        await page.goto(`/${chain}/${path}`)
        const heading = path.startsWith('block') ? 'h1' : ':is(p:not([role=status]), .sentence)'
        await expect(page.locator(`main header ${heading}`)).toHaveText(says)
        await expectStill(page)
      })
    }
  })
}

test('nothing moves while a token and an NFT open at 390 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  for (const path of [at.dollar, `${at.charts}/instances`, `${at.charts}/instance/7`]) {
    await page.goto(`/${chain}/token/${path}`)
    await expect(page.locator('main header :is(p:not([role=status]), .sentence)')).not.toBeEmpty()
    await expectStill(page)
  }
})
