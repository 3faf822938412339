import { readPages } from '#/testing/rawPages'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { listNamed } from '#/testing/pages'

/** A table with parameters in its URL, and a gallery of a record; src/testing/lists.browser.test.tsx tests every list. */
const samples = ['Token transfers', 'NFTs of the address'].map(listNamed)

for (const { label, name, path, source, api, columns, mark } of samples) {
  test(`${label}: a deep link opens it, scrolling reads it to its end`, async ({ page, demo }) => {
    const pages = await readPages(demo.url + source)
    const items = pages.flatMap((each) => each.items)
    await page.goto(path)
    const list = new ListView(page, name)
    await list.opened()
    const region = page.getByRole('region', { name, exact: true })
    await expect(region.getByRole(columns === null ? 'list' : 'table', { name, exact: true })).toBeVisible()
    await expect(region.getByRole('status').first()).toBeVisible()

    if (columns !== null) {
      const headers = await list.area.getByRole('columnheader').allTextContents()
      expect(headers.join(', ')).toBe(`${columns}, Details`)
    }
    const misplaced = async () =>
      (await list.shown()).filter(({ index, marks }) => !marks.includes(mark(items[index] ?? {}) ?? ''))
    expect(await misplaced(), 'rows that are not the API’s at their place').toEqual([])

    // What the main page has is the latest few of a longer list, whose end it does not state.
    if (api.startsWith('main-page')) {
      await list.expectPart(items.length)
      await page.mouse.wheel(0, 100_000)
    } else {
      await list.scrollToEnd()
      await list.expectTotal(items.length)
    }
    expect(await misplaced(), 'rows that are not the API’s at their place').toEqual([])
    await expect(page.locator(`[data-index="${items.length - 1}"]`)).toBeInViewport()
  })
}
