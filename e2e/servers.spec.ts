import { queryOf, readPages } from './fixtures/api'
import { serveOnlyContract } from './fixtures/contractOnly'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { endpointOf, listNamed, lists } from './pages'

const samples = ['Transactions', 'NFTs of the address', 'Holders of the NFT'].map(listNamed)

interface Body {
  items: Record<string, unknown>[]
}

/** Servers that would page for ever, by the cursor that each answer carries. */
const endless: [what: string, cursor: (times: number) => object][] = [
  ['always the same cursor', () => ({ items_count: 50 })],
  ['always another cursor', (times) => ({ items_count: times })],
]

for (const list of samples) {
  for (const [what, cursor] of endless) {
    test(`${list.name}: a server that sends the same rows with ${what} is not asked for ever`, async ({
      page,
      faults,
    }) => {
      faults.on(endpointOf(list), async ({ times, real }) => {
        const { items } = JSON.parse(await real()) as Body
        return json({ items, next_page_params: cursor(times) })
      })
      await page.goto(faults.site + list.path)
      const view = new ListView(page, list.name)
      await view.opened()
      const shown = await view.rows.count()
      await view.scrollToEnd()
      await view.expectTotal(shown)
      expect(faults.askedFor(endpointOf(list)).length).toBeLessThanOrEqual(3)
    })
  }
}

test('every kind of value in a cursor comes back exactly', async ({ page, faults }) => {
  const list = listNamed('Transactions')
  const cursor = '{"big":123456789012345678901234567890,"flag":true,"nothing":null,"text":"a b&c=d","small":-7}'
  faults.on(endpointOf(list), async ({ url, real }) => {
    if (url.searchParams.has('big')) return json({ items: [], next_page_params: null })
    const { items } = JSON.parse(await real()) as Body
    return json(`{"items":${JSON.stringify(items)},"next_page_params":${cursor}}`)
  })
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).scrollToEnd()
  const [, second] = faults.askedFor(endpointOf(list))
  expect(Object.fromEntries(second?.searchParams ?? [])).toEqual({
    big: '123456789012345678901234567890',
    flag: 'true',
    nothing: '',
    text: 'a b&c=d',
    small: '-7',
  })
})

for (const [name, query] of [
  ['NFTs of the address', 'type=ERC-721%2CERC-404'],
  ['Coin holders', 'sort=transactions_count&order=asc'],
  ['Transactions of the address', 'filter=from'],
  ['Search results', 'q=a'],
] as const) {
  test(`${name}: every page is asked for with the filters, the cursor and nothing else`, async ({
    page,
    faults,
    demo,
  }) => {
    const list = listNamed(name)
    const address = `${demo.url}${list.source.replace(/\?.*/, '')}?${query}`
    const filters = [...new URLSearchParams(query)]
    const cursors = (await readPages(address)).map((each) => queryOf(each.next_page_params ?? {}))
    // The first page has no cursor; each later one that of the page before it.
    const expected = [[], ...cursors.slice(0, -1)].map((cursor) => Object.fromEntries([...cursor, ...filters]))

    await page.goto(`${faults.site}${list.path.replace(/\?.*/, '')}?${query}`)
    await new ListView(page, name).scrollToEnd()
    const asked = faults.askedFor(endpointOf(list)).map(({ searchParams }) => Object.fromEntries(searchParams))
    expect(asked).toEqual(expected)
  })
}

test.describe('a server with only the endpoints of the contract', () => {
  test.use({ tolerates: 'failed requests' })
  for (const { name, path, contract } of lists) {
    test(`opens ${name}`, async ({ page, faults }) => {
      serveOnlyContract(faults)
      await page.goto(faults.site + path)
      if (contract) {
        await new ListView(page, name).opened()
        return
      }
      await expect(
        page.getByRole('main').getByText('not served here').or(page.getByRole('main').getByRole('table')).first(),
      ).toBeVisible()
    })
  }

  test('hides the tabs of what it turned out to lack, and asks for that once', async ({ page, faults }) => {
    const logs = listNamed('Logs of the transaction')
    const transfers = listNamed('Token transfers of the transaction')
    faults.on(endpointOf(logs), () => json({ message: 'Unknown API v2 action' }, 400))
    await page.goto(faults.site + logs.path)
    const tabs = page.getByRole('navigation', { name: 'Transaction' })
    await expect(page.getByText('Logs of the transaction are not served here')).toBeVisible()
    await tabs.getByRole('link', { name: 'Token transfers' }).click()
    await new ListView(page, transfers.name).opened()
    await expect(tabs.getByRole('link', { name: 'Logs' })).toHaveCount(0)
    await page.goBack()
    await expect(tabs.getByRole('link', { name: 'Logs' })).toBeVisible()
    expect(faults.askedFor(endpointOf(logs))).toHaveLength(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => faults.askedFor(endpointOf(logs)).length).toBe(2)
  })
})
