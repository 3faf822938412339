import { beforeEach, expect, test, vi } from 'vitest'
import { json } from '#/api/testFaults'
import { readPages } from './rawPages'
import { chain, endpointOf, listNamed, lists } from './pages'
import { press } from './actions'
import { watchHarm } from './expectHarmless'
import { textless } from './hostilePages'
import {
  type AxeScope,
  expectColumnsAndRows,
  expectDetails,
  expectEmptyExplained,
  expectEnd,
  expectHostileHarmless,
  expectLooks,
  expectRoles,
  expectUnreadableShown,
  pressDetails,
  showList,
} from './listChecks'
import { ListOnPage } from './listOnPage'
import { resourceOf } from './payloads'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

/** A list of nine pages, which is shown to its own end. */
const WHOLE_LIST = 'Blocks'

/** A list of a chain, of an address, and one that can be sorted. */
const withFewStops: ReadonlySet<string> = new Set(['Transactions', 'Transactions of the address', 'Top accounts'])

/** A table, a table with other cells, a gallery and a list of its own form: what axe finds in other lists on a phone or in dark, it finds in these. */
const samples: ReadonlySet<string> = new Set([
  'Transactions',
  'Top accounts',
  'NFTs of the address',
  'Logs of the address',
])

/** Lists whose cells, headers and tools are those of another list: axe finds in that one what it would find in these. */
const asInAnother: ReadonlySet<string> = new Set([
  'Latest transactions',
  'Transactions of the block',
  'Transactions of the address',
  'Internal transactions of the block',
  'Internal transactions of the address',
  'Withdrawals of the block',
  'Withdrawals of the address',
  'Blocks validated by the address',
  'Transfers of the NFT',
  'Transfers of the token',
  'Token transfers of the transaction',
  'Holders of the NFT',
])

function axeScope(label: string): AxeScope {
  if (samples.has(label)) return 'everywhere'
  return asInAnother.has(label) ? 'nowhere' : 'desktop'
}

beforeEach(watchHarm)

// One render a list for all checks: to render a list takes longer than to check it. Errors are in faults.browser.test.tsx.
for (const list of lists) {
  const { label, columns } = list
  test(`${label}: shows all rows of the API, at any width; explains that there are none; hostile ones do nothing`, async () => {
    const shown = await showList(list, await startTestApi({ sources: 'one a chain' }), {
      whole: label === WHOLE_LIST,
      fewStops: withFewStops.has(label),
    })
    await expectColumnsAndRows(shown)
    if (samples.has(label)) await expectRoles(shown)
    await expectLooks(axeScope(label))
    if (columns !== null) await expectDetails(shown)
    await expectEmptyExplained(shown)
    await expectUnreadableShown(shown)
    if (!textless.has(resourceOf(list.api))) await expectHostileHarmless(shown)
    await expectEnd(shown)
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

test('a row that nothing identifies is shown as one that can’t be displayed, with the response', async () => {
  const transactions = listNamed('Transactions')
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpointOf(transactions), async ({ real }) => {
    const { items } = JSON.parse(await real()) as { items: object[] }
    const unreadable = [{ hash: null, odd_field: 'kept as it came' }, 'not even a record']
    return json({ items: [...unreadable, ...items.slice(0, 3)], next_page_params: null })
  })
  await renderApp(transactions.path, api)
  const list = new ListOnPage(transactions.name)
  await list.opened()
  await list.expectTotal(5)
  for (const [index, words] of ['kept as it came', 'not even a record'].entries()) {
    expect(list.rows[index]?.textContent).toContain('Can’t display this row')
    pressDetails(list.rows[index])
    await expect.poll(() => list.rows[index]?.textContent).toContain(words)
  }
})
