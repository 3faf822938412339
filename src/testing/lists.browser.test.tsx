import { expect, test, vi } from 'vitest'
import { json } from '#/api/testFaults'
import { queryOf, readPages } from './rawPages'
import { chain, endpointOf, listNamed, lists } from './pages'
import { ListOnPage } from './listOnPage'
import { press } from './actions'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

/** Of longer lists this many pages are served: a first one, one between and a last one. Another page is appended like the second. */
const MAX_PAGES = 3
/** A list of nine pages, which is shown to its own end. */
const WHOLE_LIST = 'Blocks'

const termsOf = (row?: Element) =>
  Array.from(row?.querySelectorAll('dt') ?? [], (term) => term.textContent.toLowerCase())

/** Presses the button that shows or hides the details of a row. */
function pressDetails(row?: Element): void {
  press(row?.querySelector('button[aria-label^="Details"]'))
}

for (const each of lists) {
  const { label, name, path, source, api: endpoint, columns, mark } = each
  const details = columns === null ? '' : '; a row expands to every field of the response'
  test(`${label}: shows the columns and each row of the API in its place, to the end${details}`, async () => {
    const api = await startTestApi()
    const all = await readPages(location.origin + source, api.read)
    const pages = label === WHOLE_LIST ? all : all.slice(0, MAX_PAGES)
    const items = pages.flatMap((page) => page.items)
    const lastCursor = queryOf(pages.at(-2)?.next_page_params ?? {})
    api.on(endpointOf(each), async ({ url, real }) => {
      const isLast = lastCursor.length > 0 && lastCursor.every(([key, value]) => url.searchParams.get(key) === value)
      return isLast ? json((await real()).replace(/"next_page_params":\{[^}]*\}/, '"next_page_params":null')) : null
    })
    await renderApp(path, api)
    const list = new ListOnPage(name)
    await list.opened()
    expect(list.section?.querySelector('[role="status"]')?.checkVisibility()).toBe(true)
    expect(list.area?.localName).toBe(columns === null ? 'ul' : 'table')
    if (columns !== null) {
      const headers = () => Array.from(list.area?.querySelectorAll('th') ?? [], (header) => header.textContent)
      // Those of a token depend on its type, which may be loaded after the rows.
      await expect.poll(() => headers().join(', ')).toBe(`${columns}, Details`)
    }
    const misplaced = () => list.shown().filter(({ index, marks }) => !marks.includes(mark(items[index] ?? {}) ?? ''))
    expect(misplaced(), 'rows that are not those of the API at their place').toEqual([])

    if (columns !== null) {
      pressDetails(list.rows[0])
      await expect.poll(() => termsOf(list.rows[0])).not.toEqual([])
      const fields = Object.keys(items[0] ?? {}).map((key) => key.replaceAll('_', ' '))
      expect(termsOf(list.rows[0])).toEqual(expect.arrayContaining(fields))
      pressDetails(list.rows[0])
      await expect.poll(() => termsOf(list.rows[0])).toEqual([])
    }

    // What the main page has is the latest few of a longer list, whose end it does not state.
    if (endpoint.startsWith('main-page')) {
      await list.expectPart(items.length)
      scrollTo(0, document.documentElement.scrollHeight)
    } else {
      await list.scrollToEnd()
      await list.expectTotal(items.length)
    }
    const last = () => list.rows.find((row) => row.dataset['index'] === String(items.length - 1))
    await expect.poll(() => last()?.getBoundingClientRect().top).toBeLessThan(innerHeight)
    expect(misplaced(), 'rows that are not those of the API at their place').toEqual([])
  })
}

// A virtualized table, a short one, and a gallery.
test.each(['Top accounts', 'Transactions of the block', 'NFTs of the address'])(
  '%s: “Load more” loads all rows',
  async (label) => {
    const { name, path, source } = listNamed(label)
    // Nothing ever comes into view, so nothing loads automatically.
    vi.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => undefined)
    const api = await startTestApi()
    const items = (await readPages(location.origin + source, api.read)).flatMap((page) => page.items)
    await renderApp(path, api)
    const list = new ListOnPage(name)
    await list.opened()
    await list.pressToEnd()
    await list.expectTotal(items.length)
  },
)

test('a cursor that the API refuses shows an error with a link to the first page', async () => {
  await renderApp(`/${chain}/txs?cursor=no_such_key.s1`)
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('no_such_key')
  const links = [...document.querySelectorAll<HTMLElement>('main a')]
  press(links.find(({ textContent }) => textContent === 'Go to the start of the list'))
  await new ListOnPage('Transactions').opened()
})

test('rows with skipped rendering are all rendered after scrolling, with equal heights', async () => {
  await renderApp(`/${chain}/addresses`)
  const list = new ListOnPage('Top accounts')
  await list.opened()
  const visibilities = () => new Set(list.rows.map((row) => getComputedStyle(row).contentVisibility))
  const heights = () => list.rows.map((row) => row.getBoundingClientRect().height)
  expect(visibilities()).toEqual(new Set(['auto']))
  const before = heights()
  scrollBy(0, 100)
  await expect.poll(visibilities).toEqual(new Set(['visible']))
  expect(heights()).toEqual(before)
})
