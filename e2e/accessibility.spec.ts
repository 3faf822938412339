import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain, listNamed, lists, records } from './pages'

/** What axe finds, rows past the twentieth left out as more of the same: each rule with how often it is broken, and where first. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const results = await axe.exclude('[data-index]:nth-child(n + 21)').analyze()
  return results.violations.map(({ id, nodes }) => `${id}, ${nodes.length} times, first at ${nodes[0]?.html}`)
}

/** Expects that a page keeps to WCAG 2.2 A and AA; of its rules only contrast depends on the theme. */
async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await violations(new AxeBuilder({ page }).withTags(tags)), 'in light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(new AxeBuilder({ page }).withRules('color-contrast')), 'in dark').toEqual([])
}

for (const { name, path } of lists) {
  test(`${name}: axe finds nothing`, async ({ page }) => {
    await page.goto(path)
    await new ListView(page, name).opened()
    await expectAccessible(page)
  })
}

for (const path of [...records, '/nonsense']) {
  test(`${path}: axe finds nothing`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  })
}

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  for (const { name, path } of ['Transactions', 'Coin holders', 'NFTs of the address', 'Logs of the address'].map(
    listNamed,
  )) {
    test(`${name}: axe finds nothing`, async ({ page }) => {
      await page.goto(path)
      await new ListView(page, name).opened()
      await expectAccessible(page)
    })
  }
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto(`/${chain}/txs`)
  await new ListView(page, 'Transactions').opened()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('a slash goes to the search box', async ({ page }) => {
  await page.goto(`/${chain}/txs`)
  await new ListView(page, 'Transactions').opened()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('/0x')
  await expect(page.getByRole('searchbox')).toHaveValue('/0x')
})

for (const name of ['Transactions', 'Coin holders', 'Transactions of the address']) {
  test(`${name}: at most twelve stops of the keyboard before the first row`, async ({ page }) => {
    await page.goto(listNamed(name).path)
    await new ListView(page, name).opened()
    const before = await page.evaluate(() => {
      const row = document.querySelector('[data-index]')
      const stops = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
      ]
      return stops.filter(
        (stop) =>
          stop.tabIndex >= 0 &&
          stop.checkVisibility() &&
          row &&
          stop.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).length
    })
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThanOrEqual(12)
  })
}
