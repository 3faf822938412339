import { expect, test } from 'vitest'
import { json } from '#/api/testFaults'
import { queryOf, readPages } from './rawPages'
import { endpointOf, listNamed } from './pages'
import { ListOnPage } from './listOnPage'
import { buttonNamed, press } from './actions'
import { renderApp, settled } from './renderApp'
import { startTestApi, type TestApi } from './testApi'

interface Body {
  items: Record<string, unknown>[]
}

const REPEATED = 'The API repeated a page; more may exist'

const transactions = listNamed('Transactions')

/** The hash of a made-up transaction. */
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

const requestsFor = (api: TestApi) => api.askedFor(endpointOf(transactions)).length

const moreButton = (list: ListOnPage) => buttonNamed(/^Load more/, list.section) as HTMLButtonElement | undefined

/** Opens the list of transactions and waits for its rows. */
async function openTransactions(api: TestApi): Promise<ListOnPage> {
  await renderApp(transactions.path, api)
  const list = new ListOnPage(transactions.name)
  await list.opened()
  return list
}

/** APIs without a last page, by the cursor of each response. */
const endless: [what: string, cursor: (times: number) => object][] = [
  ['always the same cursor', () => ({ items_count: 50 })],
  ['always another cursor', (times) => ({ items_count: times })],
]

for (const label of ['Transactions', 'NFTs of the address', 'Holders of the NFT']) {
  for (const [what, cursor] of endless) {
    test(`${label}: an API that sends the same rows with ${what} is not requested for ever`, async () => {
      const list = listNamed(label)
      const api = await startTestApi({ sources: 'one a chain' })
      api.on(endpointOf(list), async ({ times, real }) => {
        const { items } = JSON.parse(await real()) as Body
        return json({ items, next_page_params: cursor(times) })
      })
      await renderApp(list.path, api)
      const view = new ListOnPage(list.name)
      await view.opened()
      const { items } = JSON.parse(await api.read(list.source)) as Body
      await view.scrollUntil(REPEATED)
      await view.expectPart(items.length)
      expect(api.askedFor(endpointOf(list)).length).toBeLessThanOrEqual(3)
    })
  }
}

// Each page has one new row.
test.each([
  ['the same cursor', 1],
  ['two cursors in turn', 2],
])('new rows with %s for ever are loaded, and not called all of them', async (_, cursors) => {
  const api = await startTestApi({ sources: 'one a chain' })
  let items: Body['items'] | undefined
  api.on(endpointOf(transactions), async ({ times, real }) => {
    items ??= (JSON.parse(await real()) as Body).items
    const renamed = items.map((item, index) => ({ ...item, hash: hashOf(times * 100 + index) }))
    return json({ items: renamed, next_page_params: { items_count: times % cursors } })
  })
  const list = await openTransactions(api)
  await list.scrollUntil(REPEATED)
  const before = requestsFor(api)
  expect(before).toBeGreaterThan(10)
  expect(before).toBeLessThan(20)
  expect(list.status).not.toContain('All')
  press(moreButton(list))
  await expect.poll(() => requestsFor(api)).toBe(before + 1)
  await expect.poll(() => list.section?.textContent).toContain(REPEATED)
})

test('empty first pages are passed, ten of them, and then by the button', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpointOf(transactions), async ({ times, real }) => {
    const { items } = JSON.parse(await real()) as Body
    return json({ items: times > 12 ? items : [], next_page_params: times > 12 ? null : { items_count: times } })
  })
  const router = await renderApp(transactions.path, api)
  const list = new ListOnPage(transactions.name)
  await expect.poll(() => list.section?.textContent).toContain('The last 10 pages are empty; more may exist')
  expect(requestsFor(api)).toBe(10)
  expect(list.section?.textContent).not.toContain('No transactions yet')
  for (const requests of [11, 12]) {
    await settled(router)
    press(moreButton(list))
    await expect.poll(() => requestsFor(api)).toBe(requests)
  }
  await settled(router)
  press(moreButton(list))
  await list.opened()
})

test('blocks that were searched are named, and older ones searched only by the button', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpointOf(transactions), async ({ times, real }) => {
    const { items } = JSON.parse(await real()) as Body
    const to = 20_101_000 - (times - 1) * 1000
    return json({
      items: times === 3 ? items : [],
      next_page_params: times === 3 ? null : { items_count: 50 + times },
      searched_blocks: { from: to - 999, to },
    })
  })
  const router = await renderApp(transactions.path, api)
  const list = new ListOnPage(transactions.name)
  const older = () => buttonNamed(/^Search older$/, list.section) as HTMLButtonElement | undefined
  await expect.poll(() => list.section?.textContent).toContain('Blocks 20,100,001 to 20,101,000 searched')
  expect(requestsFor(api)).toBe(1)
  await settled(router)
  press(older())
  await expect.poll(() => list.section?.textContent).toContain('Blocks 20,099,001 to 20,101,000 searched')
  expect(requestsFor(api)).toBe(2)
  await settled(router)
  press(older())
  await list.opened()
  expect(list.section?.textContent).not.toContain('searched')
})

test('every kind of value in a cursor is sent back exactly', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const cursor = '{"big":123456789012345678901234567890,"flag":true,"nothing":null,"text":"a b&c=d","small":-7}'
  api.on(endpointOf(transactions), async ({ url, real }) => {
    if (url.searchParams.has('big')) return json({ items: [], next_page_params: null })
    const { items } = JSON.parse(await real()) as Body
    return json(`{"items":${JSON.stringify(items)},"next_page_params":${cursor}}`)
  })
  const list = await openTransactions(api)
  await list.scrollToEnd()
  const [, second] = api.askedFor(endpointOf(transactions))
  expect(Object.fromEntries(second?.searchParams ?? [])).toEqual({
    big: '123456789012345678901234567890',
    flag: 'true',
    nothing: '',
    text: 'a b&c=d',
    small: '-7',
  })
})

test.each([
  ['NFTs of the address', 'type=ERC-721%2CERC-404'],
  ['Top accounts', 'sort=transactions_count&order=asc'],
  ['Transactions of the address', 'filter=from'],
  ['Search results', 'q=a'],
])('%s: every page is requested with the filters, the cursor and nothing else', async (label, query) => {
  const list = listNamed(label)
  const api = await startTestApi({ sources: 'one a chain' })
  const filters = [...new URLSearchParams(query)]
  const pages = await readPages(`${location.origin}${list.source.replace(/\?.*/, '')}?${query}`, api.read)
  const cursors = pages.map(({ next_page_params: cursor }) => queryOf(cursor ?? {}))
  // The first page has no cursor; each later one that of the page before it.
  const expected = [[], ...cursors.slice(0, -1)].map((cursor) => Object.fromEntries([...cursor, ...filters]))

  await renderApp(`${list.path.replace(/\?.*/, '')}?${query}`, api)
  await new ListOnPage(list.name).scrollToEnd()
  // The header of an address requests the latest and the first transaction, without the filter.
  const [[name, value] = ['', '']] = filters
  const requested = api.askedFor(endpointOf(list)).filter(({ searchParams }) => searchParams.get(name) === value)
  expect(requested.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(expected)
})
