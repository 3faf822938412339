import { copied } from './fixtures/clipboard'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a transaction is copied to the clipboard as link, hash and JSON', async ({ page, baseURL, demo }) => {
  const url = `${baseURL}/${chain}/tx/${at.swap}`
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const sent = await fetch(`${demo.url}/pro/${chain}/api/v2/transactions/${at.swap}`)
  for (const [choice, text] of [
    ['Link to this page', url],
    ['Transaction hash', at.swap],
    ['Raw JSON', await sent.text()],
  ] as const) {
    await page.getByRole('button', { name: 'Copy as' }).click()
    await page.getByRole('menuitem', { name: choice }).click()
    await expect(page.getByRole('menuitem', { name: choice })).toBeHidden()
    await expect.poll(() => copied(page)).toBe(text)
  }
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toHaveCount(1)
})
