import { expect, test } from './fixtures/test'
import { ListView } from './fixtures/listView'
import { chain } from '#/testing/pages'

type Sampled = typeof globalThis & { grounds: Set<string> }

/** The color of the page. */
const ground = () => getComputedStyle(document.documentElement).backgroundColor

test('the page has the system’s theme until one is selected, which stays after a reload, without a flash', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/${chain}/blocks`)
  const list = new ListView(page, 'Blocks')
  await list.opened()
  const systemDark = await page.evaluate(ground)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => page.evaluate(ground)).not.toBe(systemDark)

  await page.getByRole('button', { name: 'Display settings' }).click()
  await page.getByRole('radio', { name: 'dark' }).check()
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
  await list.opened()
  expect(await page.evaluate(() => [...(globalThis as Sampled).grounds])).toEqual([dark])
  await page.getByRole('button', { name: 'Display settings' }).click()
  await page.getByRole('radio', { name: 'Light', exact: true }).check()
  await expect.poll(() => page.evaluate(ground)).not.toBe(dark)

  await test.step('in forced colors the current link and charts stay visible', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
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
})
