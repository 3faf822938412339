import type { Locator, Page } from '@playwright/test'
import { type FaultServer, json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

async function expectWidth(page: Page, width: number): Promise<void> {
  const scrolled = () => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
  expect(await page.evaluate(scrolled)).toBeLessThanOrEqual(width)
}

/** Pages with the skeleton of index.html first; src/testing/looks.browser.test.tsx and lists.browser.test.tsx test every record and list at more widths. */
const samples = ['Blocks', 'Transactions of the address', 'Inventory of the token'].map(listNamed)

for (const { name, path, columns } of samples) {
  test(`${name}: nothing moves while it opens, few elements hold it, 360 pixels are enough`, async ({ page }) => {
    await watchShifts(page)
    await page.goto(path)
    await new ListView(page, name).opened()
    await expectStill(page)
    // The SVG images of a gallery have many elements.
    if (columns !== null) expect.soft(await page.locator('*').count()).toBeLessThanOrEqual(1500)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectWidth(page, 360)
  })
}

/** Place and font of the letters of a text: its element in the app has space around it that the skeleton does not have. */
const lookOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top, width, height } = range.getBoundingClientRect()
    const { font, fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element)
    return { left, top, width, height, font, fontFamily, fontSize, fontWeight, lineHeight }
  })

const internal = listNamed('Internal transactions')
const firstTexts = [
  { what: 'the title of a list', path: internal.path, text: internal.name, isHeading: true },
  { what: 'the hash of an address', path: `/${chain}/address/${at.nftOwner}`, text: at.nftOwner },
  { what: 'the hash of a transaction', path: `/${chain}/tx/${at.routedSwap}`, text: at.routedSwap },
  { what: 'the contract of a token', path: `/${chain}/token/${at.astral}`, text: at.astral },
]

for (const { what, path, text, isHeading } of firstTexts) {
  for (const width of [390, 1440]) {
    test(`${what} is shown before the app runs, where it stays, at ${width} pixels`, async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path, { waitUntil: 'commit' })
      const skeleton = page.locator('#root > [aria-busy]')
      const early = skeleton.getByText(text, { exact: true })
      await expect(early).toBeVisible()
      const before = await lookOf(early)
      release()
      await expect(skeleton).toHaveCount(0)
      if (isHeading) await new ListView(page, text).opened()
      else await expect(page.locator('main dd, main [data-index] td').first()).toBeVisible()
      const shown = isHeading
        ? page.getByRole('heading', { level: 1, name: text })
        : page.getByRole('main').locator('header').getByText(text, { exact: true })
      expect(await lookOf(shown)).toEqual(before)
    })
  }
}

for (const width of [390, 1440]) {
  test(`the navigation is shown before any file has loaded, where it stays, at ${width} pixels`, async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*', async (route) => {
      await held
      await route.continue()
    })
    await page.setViewportSize({ width, height: 844 })
    // The first entry of the bar, to which small screens do not scroll.
    await page.goto(`/${chain}`, { waitUntil: 'commit' })
    const early = page.locator('#nav').getByText('Overview', { exact: true })
    await expect(early).toBeVisible()
    const before = await lookOf(early)
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBe(1)
    release()
    const shown = page.getByRole('navigation', { name: 'Chain', exact: true }).getByRole('link', { name: 'Overview' })
    await expect(shown).toBeVisible()
    expect(await lookOf(shown)).toEqual(before)
  })
}

test('the bar of a small screen is scrolled to the page that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const list = listNamed('Withdrawals')
  await page.goto(list.path)
  await new ListView(page, list.name).opened()
  const current = page
    .getByRole('navigation', { name: 'Chain', exact: true })
    .getByRole('link', { name: 'Withdrawals' })
  await expect(current).toBeInViewport({ ratio: 1 })
})

/** Opens a list of so many rows. */
async function openLong(
  { page, faults }: { page: Page; faults: FaultServer & { site: string } },
  total: number,
): Promise<ListView> {
  const list = listNamed('Transactions')
  faults.on(endpointOf(list), async ({ real }) => {
    const [first] = (JSON.parse(await real()) as { items: object[] }).items
    const items = Array.from({ length: total }, (_, place) => ({
      ...first,
      hash: `0x${place.toString(16).padStart(64, '0')}`,
    }))
    return json({ items, next_page_params: null })
  })
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  await view.opened()
  await view.expectTotal(total)
  return view
}

test('fifteen hundred rows stay few elements, and each can be scrolled to, also by a fast scroll', async ({
  page,
  faults,
}) => {
  const total = 1500
  const view = await openLong({ page, faults }, total)
  await test.step('rows that a fast scroll passes are not rendered, those where it ends are', async () => {
    await expect(view.area.locator('[data-index="39"]')).toHaveCount(0)
    // Jumps without a pause are a fast scroll however slow the machine is; a single one is not.
    const rows = await page.evaluate(() => {
      for (const share of [0.3, 0.6, 1]) {
        scrollTo(0, share * document.documentElement.scrollHeight)
        dispatchEvent(new Event('scroll'))
      }
      return Array.from(document.querySelectorAll<HTMLElement>('main [data-index]'), (row) => Number(row.dataset.index))
    })
    expect(rows).toContain(450)
    expect(Math.max(...rows)).toBeLessThan(600)
    await expect(view.area.locator('[data-index="1499"]')).toBeInViewport()
    await expect(view.area).toHaveAttribute('aria-busy', 'false')
  })
  for (const row of [0, total / 2, total - 1]) {
    await test.step(`row ${row + 1}`, async () => {
      await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), row / (total - 1))
      await expect(view.area.locator(`[data-index="${row}"]`)).toBeInViewport()
      expect(await page.locator('*').count()).toBeLessThanOrEqual(1500)
    })
  }
})

test('all rows of a list of a few pages are in the document, for what the browser finds and prints', async ({
  page,
  faults,
}) => {
  const total = 150
  const view = await openLong({ page, faults }, total)
  await expect(view.rows).toHaveCount(total)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(view.area.locator('[data-index="75"]')).toBeInViewport()
  await expect(view.rows).toHaveCount(total)
})
