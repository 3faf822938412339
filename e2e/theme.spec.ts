import { expect, test } from './fixtures/test'
import { ListView } from './fixtures/listView'
import { chain } from '#/testing/pages'

type Sampled = typeof globalThis & { grounds: Set<string> }

test('a selected theme stays after a reload, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`/${chain}/blocks`)
  await page.getByRole('button', { name: 'Display settings' }).click()
  await page.getByRole('radio', { name: 'dark' }).check()
  const ground = () => getComputedStyle(document.documentElement).backgroundColor
  const dark = await page.evaluate(ground)

  // The color of the page in every frame from the first on.
  await page.addInitScript(() => {
    const grounds = new Set<string>()
    Object.assign(globalThis, { grounds })
    const sample = () => {
      grounds.add(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
  })
  await page.reload()
  await new ListView(page, 'Blocks').opened()
  expect(await page.evaluate(() => [...(globalThis as Sampled).grounds])).toEqual([dark])
  await page.getByRole('button', { name: 'Display settings' }).click()
  await page.getByRole('radio', { name: 'Light', exact: true }).check()
  await expect.poll(() => page.evaluate(ground)).not.toBe(dark)
})

test('without a selected theme the page uses the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/${chain}/blocks`)
  const ground = () => getComputedStyle(document.documentElement).backgroundColor
  const dark = await page.evaluate(ground)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => page.evaluate(ground)).not.toBe(dark)
})

test('in forced colors the current link and charts stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/${chain}/blocks`)
  await new ListView(page, 'Blocks').opened()
  const line = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBottomColor)
  expect(await line('Blocks')).not.toBe(await line('Transactions'))
  const adjusted = (selector: string, part: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).forcedColorAdjust, part)
  expect(await adjusted('.mark', '::before')).toBe('none')
  expect(await adjusted('.gauge', '::after')).toBe('none')
})
