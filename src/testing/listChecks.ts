import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { press } from './actions'
import { expectAccessible } from './expectAccessible'
import { expectHarmless, expectPoisoned } from './expectHarmless'
import { expectToFit } from './expectLooks'
import { ListOnPage } from './listOnPage'
import { endpointOf, type ListCase } from './pages'
import { payloads, poison, readable, resourceOf, SERVICES } from './payloads'
import { type RawItem, queryOf, readPages } from './rawPages'
import { renderApp, settled } from './renderApp'
import { rightToLeftTexts, unisolatedTexts } from './rightToLeft'
import type { Rule } from '#/api/testFaults'
import type { TestApi } from './testApi'
import { watchShifts } from './watchShifts'

/** Of longer lists this many pages are served: a first one, one between and a last one. Another page is appended like the second. */
const MAX_PAGES = 3
const MAX_ELEMENTS = 1500

/** A list as it is shown, with its API, whose responses each check may replace, and the rows that this API serves at first. */
export interface ListShown {
  list: ListCase
  api: TestApi
  /** The rule that serves `items`. */
  rule: Rule
  items: readonly RawItem[]
  router: Awaited<ReturnType<typeof renderApp>>
  view: ListOnPage
}

/** Stops of the keyboard before the table of a list: twelve, and the gas price in the header of the page. */
const MAX_STOPS = 13

/** Expects few stops of the keyboard before the table of a list that has settled, and at most one in its header. */
function expectFewStops(): void {
  const row = document.querySelector('[data-index]')
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')]
  const found = stops.filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      stop.checkVisibility() &&
      row &&
      stop.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const inHeader = found.filter((stop) => stop.closest('thead'))
  expect.soft(inHeader.length, 'stops in the header').toBeLessThanOrEqual(1)
  expect.soft(found.length - inHeader.length, 'stops before the table').toBeGreaterThan(0)
  expect.soft(found.length - inHeader.length, 'stops before the table').toBeLessThanOrEqual(MAX_STOPS)
}

/** Serves the first pages of a list, or all if it is `whole`, and shows it; settles it, and expects that nothing moves while it loads. */
export async function showList(list: ListCase, api: TestApi, { whole = false, fewStops = false }): Promise<ListShown> {
  const all = await readPages(location.origin + list.source, api.read)
  const pages = whole ? all : all.slice(0, MAX_PAGES)
  const lastCursor = queryOf(pages.at(-2)?.next_page_params ?? {})
  const rule: Rule = async ({ url, real }) => {
    const isLast = lastCursor.length > 0 && lastCursor.every(([key, value]) => url.searchParams.get(key) === value)
    return isLast ? json((await real()).replace(/"next_page_params":\{[^}]*\}/, '"next_page_params":null')) : null
  }
  api.on(endpointOf(list), rule)
  const shifts = watchShifts()
  const router = await renderApp(list.path, api)
  const view = new ListOnPage(list.name)
  await view.opened()
  await settled(router)
  if (fewStops) expectFewStops()
  shifts.expectStill()
  return { list, api, rule, items: pages.flatMap((each) => each.items), router, view }
}

/** Requests everything again, without a reload, with other responses for the list. */
async function reload({ list, api, router }: ListShown, rule: Rule): Promise<void> {
  api.on(endpointOf(list), rule)
  await router.options.context.queryClient.resetQueries()
}

/** The rendered rows that are not those of the API at their place. */
function misplaced({ list, items, view }: ListShown) {
  return view.shown().filter(({ index, marks }) => !marks.includes(list.mark(items[index] ?? {}) ?? ''))
}

/** Expects the columns, the rows of the API in their place, and few elements. */
export async function expectColumnsAndRows(shown: ListShown): Promise<void> {
  const { list, view } = shown
  expect(view.section?.querySelector('[role="status"]')?.checkVisibility()).toBe(true)
  expect(view.area?.localName).toBe(list.columns === null ? 'ul' : 'table')
  expect(misplaced(shown), 'rows that are not those of the API at their place').toEqual([])
  // The drawings in a gallery have many elements, which are not the list's.
  if (list.columns === null) return
  const headers = () => Array.from(view.area?.querySelectorAll('th') ?? [], (header) => header.textContent)
  // Those of a token depend on its type, which may be loaded after the rows.
  await expect.poll(() => headers().join(', ')).toBe(`${list.columns}, Details`)
  expect.soft(document.querySelectorAll('*').length).toBeLessThanOrEqual(MAX_ELEMENTS)
}

/** Expects the roles of the list and of what surrounds it, with its name. */
export async function expectRoles({ list: { name, columns } }: ListShown): Promise<void> {
  const region = page.getByRole('region', { name, exact: true })
  await expect.element(region.getByRole(columns === null ? 'list' : 'table', { name, exact: true })).toBeVisible()
}

/** Presses the button that shows or hides the details of a row. */
export function pressDetails(row?: Element): void {
  press(row?.querySelector('button[aria-label^="Details"]'))
}

/** Expects that the first row expands to every field of the response, and collapses. */
export async function expectDetails({ items, view }: ListShown): Promise<void> {
  const terms = () => Array.from(view.rows[0]?.querySelectorAll('dt') ?? [], (term) => term.textContent.toLowerCase())
  pressDetails(view.rows[0])
  await expect.poll(terms).not.toEqual([])
  const fields = Object.keys(items[0] ?? {}).map((key) => key.replaceAll('_', ' '))
  expect(terms()).toEqual(expect.arrayContaining(fields))
  pressDetails(view.rows[0])
  await expect.poll(terms).toEqual([])
}

/** Where axe looks at a list: nowhere, on the desktop in light, or on a phone and in dark, too. */
export type AxeScope = 'nowhere' | 'desktop' | 'everywhere'

/** Expects that the list fits every width, and that axe finds nothing where it looks. */
export async function expectLooks(axe: AxeScope): Promise<void> {
  const isEverywhere = axe === 'everywhere'
  await expectToFit({ isPhoneChecked: isEverywhere })
  if (axe !== 'nowhere') await expectAccessible({ isDarkChecked: isEverywhere })
}

/** Expects that an empty list is explained, and is no error. */
export async function expectEmptyExplained(shown: ListShown): Promise<void> {
  const { view } = shown
  await reload(shown, () => json({ items: [], next_page_params: null }))
  await expect.poll(() => view.section?.textContent).toMatch(/No \w+/)
  expect(view.rows).toEqual([])
  expect(document.querySelector('main [role=alert]')).toBeNull()
}

/** Expects that a row that nothing identifies is shown as one that can’t be displayed. */
export async function expectUnreadableShown(shown: ListShown): Promise<void> {
  await reload(shown, () => json({ items: ['not even a record'], next_page_params: null }))
  const noun = shown.list.columns === null ? 'item' : 'row'
  await expect.poll(() => shown.view.section?.textContent).toContain(`Can’t display this ${noun}`)
}

/** Attack payloads, and a text from right to left after every second one. */
const hostileTexts = Object.values(payloads).flatMap((text, index) => [
  text,
  ...(index % 2 === 1 ? rightToLeftTexts.slice((index - 1) / 2, (index + 1) / 2) : []),
])

/** Expects that hostile texts in all responses of the page do nothing, can be read, make nothing wider and move no neighbor. */
export async function expectHostileHarmless(shown: ListShown): Promise<void> {
  const { list, api, router, view } = shown
  const { fields } = poison(api, 1, Infinity, hostileTexts)
  await router.options.context.queryClient.resetQueries()
  await view.opened()
  await settled(router)
  expect(document.querySelector('main')?.textContent).not.toMatch(/Can’t display/)
  const details = Array.from(view.area?.querySelectorAll('button[aria-label^="Details"]') ?? [])
  for (const button of details.slice(0, 4)) press(button)
  await settled(router)
  // A row may have nothing but the ID of its record.
  expect(readable(document.body.textContent).length).toBeGreaterThan(0)
  expect(unisolatedTexts()).toEqual([])
  await expectHarmless()
  expect(router.history.location.href).toBe(list.path)
  expectPoisoned(fields, [resourceOf(list.api)])
}

/** Expects that the list, after other responses, is that of the API again, and that scrolling loads all of its rows. */
export async function expectEnd(shown: ListShown): Promise<void> {
  const { list, api, rule, items, view } = shown
  api.on(SERVICES, () => null)
  await page.viewport(1440, 900)
  await reload(shown, rule)
  await view.opened()
  // What the main page has is the latest few of a longer list, whose end it does not state.
  if (list.api.startsWith('main-page')) {
    await view.expectPart(items.length)
    scrollTo(0, document.documentElement.scrollHeight)
  } else {
    await view.scrollToEnd()
    await view.expectTotal(items.length)
  }
  const last = () => view.rows.find((row) => row.dataset['index'] === String(items.length - 1))
  await expect.poll(() => last()?.getBoundingClientRect().top).toBeLessThan(innerHeight)
  expect(misplaced(shown), 'rows that are not those of the API at their place').toEqual([])
}
