import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { copied } from './fixtures/clipboard'
import { json } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function copyAs(page: Page, choice: string): Promise<string> {
  await page.getByRole('button', { name: 'Copy as' }).click()
  await page.getByRole('menuitem', { name: choice }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toHaveCount(1)
  await expect(page.getByRole('menuitem', { name: choice })).toBeHidden()
  return copied(page)
}

/** Each kind of record: its page, what identifies it, and the path of its body below /api/v2. */
const records = [
  [`tx/${at.swap}`, 'Transaction hash', at.swap, `transactions/${at.swap}`],
  [`block/${at.crowdedBlock}`, 'Block hash', /^0x[\da-f]{64}$/, `blocks/${at.crowdedBlock}`],
  [`address/${at.router}`, 'Address', at.router, `addresses/${at.router}`],
  [`token/${at.dollar}`, 'Contract address', at.dollar, `tokens/${at.dollar}`],
  [`token/${at.curios}/instance/${at.longId}`, 'Token ID', at.longId, `tokens/${at.curios}/instances/${at.longId}`],
] as const

for (const [path, what, id, api] of records) {
  test(`/${path} is copied as link, ${what} and JSON`, async ({ page, baseURL, demo }) => {
    await page.goto(`/${chain}/${path}`)
    await page.waitForLoadState('networkidle')
    expect(await copyAs(page, 'Link to this page')).toBe(`${baseURL}/${chain}/${path}`)
    expect(await copyAs(page, what)).toMatch(id)
    const sent = await (await fetch(`${demo.url}/pro/${chain}/api/v2/${api}`)).text()
    expect(await copyAs(page, 'Raw JSON')).toBe(sent)
  })
}

test('every number of the JSON is copied as it was sent', async ({ page, faults }) => {
  const sent = `{"address_hash":"${at.dollar}","big":123456789012345678901234567890,"rate":1.10,"small":6.36e-07,"deep":[[-0.0]],"text":"\\u202e é"}`
  faults.on(new RegExp(`/tokens/${at.dollar}$`, 'i'), () => json(sent))
  await page.goto(`${faults.site}/${chain}/token/${at.dollar}`)
  await page.waitForLoadState('networkidle')
  expect(await copyAs(page, 'Raw JSON')).toBe(sent)
})

test('the menu is worked by keys alone', async ({ page }) => {
  await page.goto(`/${chain}/token/${at.dollar}`)
  await page.waitForLoadState('networkidle')
  const button = page.getByRole('button', { name: 'Copy as' })
  const menu = page.getByRole('menu', { name: 'Copy as' })
  const [first, second, last] = ['Link to this page', 'Contract address', 'Raw JSON'] as const
  const press = async (key: string, focused: string) => {
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitem', { name: focused })).toBeFocused()
  }
  await button.focus()
  await press('Enter', first)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await press('ArrowUp', last)
  await press('ArrowDown', first)
  await press('ArrowUp', last)
  await press('Home', first)
  await press('End', last)
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()

  await button.focus()
  await press('ArrowDown', first)
  const { violations } = await new AxeBuilder({ page }).include('main > header').analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  await press('ArrowDown', second)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toHaveCount(1)
  expect(await copied(page)).toBe(at.dollar)
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('where the clipboard is denied', () => {
  test.use({ permissions: [] })
  test('it says that nothing was copied', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(`/${chain}/tx/${at.swap}`)
    await page.getByRole('button', { name: 'Copy as' }).click()
    await page.getByRole('menuitem', { name: 'Transaction hash' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible()
  })
})
