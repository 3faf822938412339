import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, listNamed } from './pages'

/** Expects at most twelve stops of the keyboard before the table of a list, and one in its header. */
async function expectFewStops(page: Page): Promise<void> {
  const [before, header] = await page.evaluate(() => {
    const row = document.querySelector('[data-index]')
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')]
    const found = stops.filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        stop.checkVisibility() &&
        row &&
        stop.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const inHeader = found.filter((stop) => stop.closest('thead'))
    return [found.length - inHeader.length, inHeader.length]
  })
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThanOrEqual(12)
  expect(header).toBeLessThanOrEqual(1)
}

// src/testing/looks.browser.test.tsx checks every list and record. A whole page also has the document that it is in.
test('a list: few stops of the keyboard, and axe finds nothing', async ({ page }) => {
  const { name, path } = listNamed('Transactions of the address')
  await page.goto(path)
  await new ListView(page, name).opened()
  await expectFewStops(page)
  await expectAccessible(page)
})

test('a transaction: axe finds nothing', async ({ page }) => {
  await page.goto(`/${chain}/tx/${at.routedSwap}`)
  await expect(page.getByRole('region', { name: 'Value flow' })).toBeVisible()
  await expectAccessible(page)
})

/** What opens over a page: where, by which buttons, and what is then shown. */
const over: readonly [path: string, opens: string, what: (page: Page) => Locator][] = [
  [`/${chain}/txs`, 'Display settings', (page) => page.getByRole('group', { name: 'Columns: Transactions' })],
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

for (const [path, opens, what] of over) {
  test(`${opens}: axe finds nothing in what opens, and the focus comes back from it`, async ({ page }) => {
    await page.goto(path)
    const button = page.getByRole('button', { name: opens, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(what(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(what(page)).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('the keyboard: the first stop skips to the content, few are before the table, a slash goes to the search box', async ({
  page,
}) => {
  await page.goto(`/${chain}/txs`)
  await new ListView(page, 'Transactions').opened()
  await expectFewStops(page)
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
})

test('Top accounts: few stops of the keyboard', async ({ page }) => {
  const { name, path } = listNamed('Top accounts')
  await page.goto(path)
  await new ListView(page, name).opened()
  await expectFewStops(page)
})
