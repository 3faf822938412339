import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, listNamed, lists, records } from './pages'

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

  test('a transaction: axe finds nothing', async ({ page }) => {
    await page.goto(`/${chain}/tx/${at.routedSwap}`)
    await expect(page.getByRole('region', { name: 'Value flow' })).toBeVisible()
    await expectAccessible(page)
  })
})

/** What opens over a page: where, by which buttons, and what then stands there. */
const over: readonly [path: string, opens: string, what: (page: Page) => Locator][] = [
  [`/${chain}/txs`, 'Display', (page) => page.getByRole('group', { name: 'Columns of ‘Transactions’' })],
  [
    `/${chain}/address/${at.router}`,
    'Add a label of your own',
    (page) => page.getByRole('dialog', { name: 'Your label' }),
  ],
  [
    `/${chain}/token/${at.charts}/instance/1`,
    'Enlarge',
    (page) => page.getByRole('dialog').getByRole('group', { name: /^Picture/ }),
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
  await expect(page.getByRole('combobox', { name: /^Search / })).toBeFocused()
  await page.keyboard.type('/0x')
  await expect(page.getByRole('combobox', { name: /^Search / })).toHaveValue('/0x')
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
