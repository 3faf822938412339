import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

test('a printed list has whole hashes, exact times and light colors, and no controls', async ({ page }) => {
  const { name, path } = listNamed('Transactions')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(path)
  const list = new ListView(page, name)
  await list.opened()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 1040, height: 700 })

  await expect(page.getByRole('columnheader', { name: 'Txn hash' })).toBeVisible()
  await expect(page.locator('button, nav, footer, input').filter({ visible: true })).toHaveCount(0)
  const last = list.area.locator('[data-index="49"]')
  const link = last.locator('a[href*="/tx/"]')
  const hash = (await link.textContent()) ?? ''
  expect(hash).toMatch(/^0x[\da-f]{64}$/)
  // All of its digits are painted: none is cut, and none twice.
  const { isWhole, tail } = await link.evaluate((element) => ({
    isWhole: element.getClientRects().length > 1 || element.scrollWidth <= element.clientWidth,
    tail: getComputedStyle(element, '::after').content,
  }))
  expect({ isWhole, tail }).toEqual({ isWhole: true, tail: 'none' })
  const moment = await last.locator('time').getAttribute('title')
  expect(moment).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)
  expect(await last.locator('time').evaluate((time) => getComputedStyle(time, '::after').content)).toBe(`"${moment}"`)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('a printed transaction takes few pages, which name its chain', async ({ page }) => {
  await page.goto(`/${chain}/tx/${at.routedSwap}`)
  await expect(page.getByRole('heading', { name: 'Value flow' })).toBeVisible()
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets?.length).toBeGreaterThan(0)
  expect(sheets?.length).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main, '::before').content)).toBe('"Meridian"')
  const moment = page.getByRole('main').locator('header time')
  const exact = `"${await moment.getAttribute('title')}"`
  expect(await moment.evaluate((time) => getComputedStyle(time, '::after').content)).toBe(exact)
})

test('all rows of a long list are printed, not only those on the screen', async ({ page, faults }) => {
  const list = listNamed('Transactions')
  const total = 300
  faults.on(endpointOf(list), async ({ real }) => {
    const [first] = (JSON.parse(await real()) as { items: object[] }).items
    const items = Array.from({ length: total }, (_, n) => ({ ...first, hash: `0x${String(n).padStart(64, '0')}` }))
    return json({ items, next_page_params: null })
  })
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  await view.expectTotal(total)
  await expect(view.area.locator('[data-index="49"]')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await view.rows.count()).toBe(total)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => view.rows.count()).toBeLessThan(total)
})
