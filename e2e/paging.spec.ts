import type { Page } from '@playwright/test'
import { readPages } from '#/testing/rawPages'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { endpointOf, listNamed } from '#/testing/pages'

/** A table and a gallery; src/testing/lists.browser.test.tsx reads each to its end by the button. */
const samples = ['Top accounts', 'NFTs of the address'].map(listNamed)

/** The list that is read from the shared address to its end. */
const READ_ON = 'Top accounts'

/** A row by the target of its first link, with its position in the window. */
interface Place {
  link: string
  top: number
}

/** The first row that reaches below the middle of the window. */
function middleRow(page: Page): Promise<Place | null> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-index]')]
    const row = rows.find((each) => each.getBoundingClientRect().bottom > innerHeight / 2)
    const link = row?.querySelector('a')?.getAttribute('href')
    return row && link ? { link, top: row.getBoundingClientRect().top } : null
  })
}

/** Scrolls some pages down, until nothing moves and the address bar has followed; gives the row then in the middle. */
async function readOn(page: Page, list: ListView): Promise<Place> {
  const turn = async () => {
    await page.mouse.wheel(0, 700)
    return list.rows.evaluateAll((rows) => Number((rows.at(-1) as HTMLElement).dataset.index))
  }
  await expect.poll(turn, { intervals: [100], timeout: 30_000 }).toBeGreaterThan(110)
  await expect(page).toHaveURL(/[?&]cursor=/)
  const seen: string[] = []
  const stands = async () => {
    seen.push(`${page.url()} ${await page.evaluate(() => scrollY)}`)
    return seen.at(-1) === seen.at(-2)
  }
  await expect.poll(stands, { intervals: [300] }).toBe(true)
  const row = await middleRow(page)
  if (!row) throw new Error('No row stands in the middle of the window')
  return row
}

/** Expects a row at its position before, to two pixels; what is next to it in a gallery depends on where the list begins. */
async function expectInPlace(page: Page, { link, top }: Place): Promise<void> {
  const row = page.locator('[data-index]').filter({ has: page.locator(`a[href="${link}"]`) })
  const moved = async () => {
    const box = await row.first().boundingBox()
    return box && Math.max(0, Math.abs(box.y - top) - 2)
  }
  await expect.poll(moved).toBe(0)
}

for (const { name, path, source, mark } of samples) {
  test.describe(name, () => {
    test('the address bar follows the page in view, and its address starts there; back and a reload return to the same row', async ({
      page,
      context,
      demo,
    }) => {
      // It opens the list four times.
      test.slow()
      const pages = await readPages(demo.url + source)
      const firsts = pages.map(({ items }) => mark(items[0] ?? {}))
      await page.goto(path)
      const list = new ListView(page, name)
      await list.opened()
      const row = await readOn(page, list)
      const left = page.url()

      await test.step('the address starts at the page in view', async () => {
        const tab = await context.newPage()
        await tab.goto(left)
        const shared = new ListView(tab, name)
        await shared.opened()
        const [first] = await shared.shown()
        const start = firsts.findIndex((each) => first?.marks.includes(each ?? ''))
        expect(start, 'the page of the list that the address starts at').toBeGreaterThan(0)
        if (name === READ_ON) {
          await shared.scrollToEnd()
          await shared.expectPart(pages.slice(start).flatMap(({ items }) => items).length)
        }

        await tab.getByRole('link', { name: 'Go to the start of the list' }).click()
        await expect(tab).not.toHaveURL(/cursor=/)
        await expect.poll(async () => (await shared.shown())[0]?.marks).toContain(firsts[0])
        await tab.close()
      })

      await test.step('back returns to the same row', async () => {
        await list.rows.locator(`a[href="${row.link}"]`).first().click()
        await expect(page).not.toHaveURL(left)
        await expect(list.area).toBeHidden()
        await page.goBack()
        await expect(page).toHaveURL(left)
        await expectInPlace(page, row)
      })

      await test.step('a reload returns to the same row', async () => {
        await page.reload()
        await expectInPlace(page, row)
      })
    })
  })
}

test('pages of one row are loaded ten at a time', async ({ page, faults }) => {
  const list = listNamed('Transactions')
  let item: object | undefined
  faults.on(endpointOf(list), async ({ times, real }) => {
    item ??= (JSON.parse(await real()) as { items: object[] }).items[0]
    const hash = `0x${times.toString(16).padStart(64, '0')}`
    return json({ items: [{ ...item, hash }], next_page_params: { items_count: times } })
  })
  await page.clock.install()
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  // The first page, and ten more.
  await view.expectPart(11)
  await expect(view.moreButton).toBeEnabled()
  // No event reports that no request was sent.
  await page.clock.runFor(1000)
  await page.waitForLoadState('networkidle')
  await view.expectPart(11)
  await view.moreButton.click()
  await view.expectPart(22)
})
