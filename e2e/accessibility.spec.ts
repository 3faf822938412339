import { expectAccessible } from './fixtures/accessible'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain } from '#/testing/pages'

// src/testing/lists.browser.test.tsx and looks.browser.test.tsx check every list and record, dialogs.browser.test.tsx what opens over them. A whole page also has
// the document that it is in.
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
  const button = page.getByRole('button', { name: 'Display settings', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(columns).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(columns).toBeHidden()
  await expect(button).toBeFocused()
})
