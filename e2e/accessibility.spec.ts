import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

// src/testing/looks.browser.test.tsx checks every list and record. A whole page also has the document that it is in.

/** What opens over a page: where, by which buttons, and what is then shown. */
const over: readonly [path: string, opens: string, what: (page: Page) => Locator][] = [
  [
    `/${chain}/address/${at.router}`,
    'Add private label',
    (page) => page.getByRole('dialog', { name: 'Add private label' }),
  ],
  [
    `/${chain}/token/${at.charts}/instance/1`,
    'Zoom',
    (page) => page.getByRole('dialog').getByRole('group', { name: /^Image/ }),
  ],
]

/** Expects that axe finds nothing while something is open over the page, and that the focus comes back from it. */
async function expectToOpenAndClose(page: Page, opens: string, what: Locator): Promise<void> {
  const button = page.getByRole('button', { name: opens, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(what).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(what).toBeHidden()
  await expect(button).toBeFocused()
}

for (const [path, opens, what] of over) {
  test(`${opens}: axe finds nothing in what opens, and the focus comes back from it`, async ({ page }) => {
    await page.goto(path)
    await expectToOpenAndClose(page, opens, what(page))
  })
}

test('a list: the first stop skips to the content, a slash goes to the search box, axe finds nothing with its settings open', async ({
  page,
}) => {
  await page.goto(`/${chain}/txs`)
  await new ListView(page, 'Transactions').opened()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /^Search / })).toBeFocused()
  await page.keyboard.type('/0x')
  await expect(page.getByRole('combobox', { name: /^Search / })).toHaveValue('/0x')
  await page.keyboard.press('Escape')
  const columns = page.getByRole('group', { name: 'Columns: Transactions' })
  await expectToOpenAndClose(page, 'Display settings', columns)
})
