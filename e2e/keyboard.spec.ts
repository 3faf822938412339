import { expectAccessible } from './fixtures/accessible'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain, endpointOf, listNamed } from '#/testing/pages'

test('shortcuts move through rows, open them and other pages, and are listed', async ({ page, baseURL }) => {
  await page.goto(`/${chain}/txs`)
  const list = new ListView(page, 'Transactions')
  await list.opened()
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeAttached()

  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.keyboard.press('j')
  await expect(list.rows.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await expect(list.rows.nth(2)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Space')
  await expect(list.rows.nth(1).getByRole('button', { name: /^Details/ })).toHaveAttribute('aria-expanded', 'true')
  const first = await list.rows.nth(1).getByRole('link').first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${baseURL}${first}`)
  // The focus is on the new page, not lost.
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page).toHaveURL(`${baseURL}/${chain}/blocks`)
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a row keeps the focus when the window scrolls far away, and arrow keys continue there', async ({
  page,
  faults,
}) => {
  const holders = listNamed('Top accounts')
  faults.on(endpointOf(holders), async ({ real }) => {
    const [first] = (JSON.parse(await real()) as { items: object[] }).items
    const items = Array.from({ length: 600 }, (_, at) => ({ ...first, hash: `0x${String(at).padStart(40, '0')}` }))
    return json({ items, next_page_params: null })
  })
  await page.goto(faults.site + holders.path)
  const list = new ListView(page, holders.name)
  await list.opened()
  const row = (index: number) => list.area.locator(`[data-index="${index}"]`)
  const placeOf = (index: number) => row(index).evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await row(3).getByRole('link').focus()
  const place = await placeOf(3)

  await page.keyboard.press('End')
  await expect(row(599)).toBeInViewport()
  await expect(row(20)).toHaveCount(0)
  await expect(row(3).getByRole('link')).toBeFocused()
  expect(await placeOf(3)).toBeCloseTo(place, 0)
  // The next stop is in the same row, wherever the window is.
  await page.keyboard.press('Tab')
  await expect(row(3).getByRole('button').first()).toBeFocused()

  await page.keyboard.press('End')
  // Scrolling may be smooth.
  await expect(row(599)).toBeInViewport()
  await expect(row(20)).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(row(4)).toBeFocused()
  await expect(row(4)).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(row(3)).toBeFocused()
})

test('single-key shortcuts do nothing while you type or if they are turned off', async ({ page, baseURL }) => {
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeAttached()
  const box = page.getByRole('combobox', { name: /^Search / })
  await box.fill('')
  await box.pressSequentially('?jgb')
  await expect(box).toHaveValue('?jgb')
  await box.fill('')
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  // Still on the same page: no shortcut was run.
  await expect(page.getByRole('dialog')).toContainText('Single-key shortcuts are off')
  await expect(page).toHaveURL(`${baseURL}/settings`)
})

test('a hidden column is hidden in each list of its kind, and stays in the details of a row', async ({ page }) => {
  await page.goto(`/${chain}/txs`)
  const list = new ListView(page, 'Transactions')
  await list.opened()
  const heads = () => list.area.getByRole('columnheader').allTextContents()
  const all = await heads()
  await page.getByRole('button', { name: 'Display settings' }).click()
  await page.getByRole('group', { name: 'Columns: Transactions' }).getByRole('checkbox', { name: 'Method' }).uncheck()
  const fewer = all.filter((each) => each !== 'Method')
  expect(await heads()).toEqual(fewer)
  await page.reload()
  await list.opened()
  expect(await heads()).toEqual(fewer)
  expect(await list.rows.first().getByRole('cell').count()).toBe(fewer.length)
  await list.rows
    .first()
    .getByRole('button', { name: /^Details/ })
    .click()
  await expect(list.rows.first().locator('td.details')).toContainText('Methodextend')
})

test('a dialog makes the page inert, and focuses its first field', async ({ page }) => {
  await page.goto(`/${chain}/txs`)
  await new ListView(page, 'Transactions').opened()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export: Transactions' })
  await expect(dialog.getByRole('radio', { name: /^Loaded/ })).toBeFocused()
  const offset = () => page.evaluate(() => scrollY)
  const before = await offset()
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 600)
  await dialog.getByRole('heading').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('PageDown')
  // The page would move with the next frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await offset()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(offset).toBeGreaterThan(before)
})
