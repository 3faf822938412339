import { queryOf, readPages } from './fixtures/api'
import { serveOnlyContract } from '#/testing/contractOnly'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { endpointOf, listNamed, lists } from './pages'

const samples = ['Transactions', 'NFTs of the address', 'Holders of the NFT'].map(listNamed)

interface Body {
  items: Record<string, unknown>[]
}

/** Servers without a last page, by the cursor of each response. */
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
      await page.mouse.wheel(0, 100_000)
      await expect(page.getByText('The API repeated a page; more may exist')).toBeVisible()
      await view.expectPart(shown)
      expect(faults.askedFor(endpointOf(list)).length).toBeLessThanOrEqual(3)
    })
  }
}

/** Pages of a list that repeat their cursors, with one new row each. */
for (const [what, cursors] of [
  ['the same cursor', 1],
  ['two cursors in turn', 2],
] as const) {
  test(`new rows with ${what} for ever are loaded, and not called all of them`, async ({ page, faults }) => {
    const list = listNamed('Transactions')
    let items: Body['items'] | undefined
    faults.on(endpointOf(list), async ({ times, real }) => {
      items ??= (JSON.parse(await real()) as Body).items
      const renamed = items.map((item, index) => ({
        ...item,
        hash: `0x${(times * 100 + index).toString(16).padStart(64, '0')}`,
      }))
      return json({ items: renamed, next_page_params: { items_count: times % cursors } })
    })
    await page.goto(faults.site + list.path)
    const view = new ListView(page, list.name)
    await view.opened()
    const end = page.getByText('The API repeated a page; more may exist')
    const turn = async () => {
      await page.mouse.wheel(0, 100_000)
      return end.isVisible()
    }
    await expect.poll(turn, { intervals: [100], timeout: 20_000 }).toBe(true)
    const before = faults.askedFor(endpointOf(list)).length
    expect(before).toBeGreaterThan(10)
    expect(before).toBeLessThan(20)
    await expect(view.status).not.toContainText('All')
    await view.moreButton.click()
    await expect.poll(() => faults.askedFor(endpointOf(list)).length).toBe(before + 1)
    await expect(end).toBeVisible()
  })
}

test('empty first pages are passed, ten of them, and then by the button', async ({ page, faults }) => {
  const list = listNamed('Transactions')
  faults.on(endpointOf(list), async ({ times, real }) => {
    const { items } = JSON.parse(await real()) as Body
    return json({ items: times > 12 ? items : [], next_page_params: times > 12 ? null : { items_count: times } })
  })
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  await expect(page.getByText('The last 10 pages are empty; more may exist')).toBeVisible()
  expect(faults.askedFor(endpointOf(list))).toHaveLength(10)
  await expect(page.getByText('No transactions yet')).toHaveCount(0)
  for (const asked of [11, 12]) {
    await view.moreButton.click()
    await expect.poll(() => faults.askedFor(endpointOf(list)).length).toBe(asked)
    await expect(view.moreButton).toBeEnabled()
  }
  await view.moreButton.click()
  await view.opened()
})

test('pages of one row are loaded ten at a time', async ({ page, faults }) => {
  const list = listNamed('Transactions')
  let item: object | undefined
  faults.on(endpointOf(list), async ({ times, real }) => {
    item ??= (JSON.parse(await real()) as Body).items[0]
    const hash = `0x${times.toString(16).padStart(64, '0')}`
    return json({ items: [{ ...item, hash }], next_page_params: { items_count: times } })
  })
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  // The first page, and ten more.
  await view.expectPart(11)
  await expect(view.moreButton).toBeEnabled()
  // No event reports that no request was sent.
  await page.waitForTimeout(1000)
  await view.expectPart(11)
  await view.moreButton.click()
  await view.expectPart(22)
})

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

for (const [label, query] of [
  ['NFTs of the address', 'type=ERC-721%2CERC-404'],
  ['Top accounts', 'sort=transactions_count&order=asc'],
  ['Transactions of the address', 'filter=from'],
  ['Search results', 'q=a'],
] as const) {
  test(`${label}: every page is asked for with the filters, the cursor and nothing else`, async ({
    page,
    faults,
    demo,
  }) => {
    const list = listNamed(label)
    const address = `${demo.url}${list.source.replace(/\?.*/, '')}?${query}`
    const filters = [...new URLSearchParams(query)]
    const cursors = (await readPages(address)).map((each) => queryOf(each.next_page_params ?? {}))
    // The first page has no cursor; each later one that of the page before it.
    const expected = [[], ...cursors.slice(0, -1)].map((cursor) => Object.fromEntries([...cursor, ...filters]))

    await page.goto(`${faults.site}${list.path.replace(/\?.*/, '')}?${query}`)
    await new ListView(page, list.name).scrollToEnd()
    const asked = faults.askedFor(endpointOf(list)).map(({ searchParams }) => Object.fromEntries(searchParams))
    expect(asked).toEqual(expected)
  })
}

test.describe('a server with only the endpoints of the contract', () => {
  test.use({ tolerates: 'failed requests' })
  for (const { label, name, path, contract } of lists) {
    test(`opens ${label}`, async ({ page, faults }) => {
      serveOnlyContract(faults)
      await page.goto(faults.site + path)
      if (contract) {
        await new ListView(page, name).opened()
        return
      }
      await expect(
        page
          .getByRole('main')
          .getByText('not available for this chain')
          .or(page.getByRole('main').getByRole('table'))
          .first(),
      ).toBeVisible()
    })
  }

  test('hides the tabs of what it turned out to lack, and asks for that once', async ({ page, faults }) => {
    const logs = listNamed('Logs of the transaction')
    const transfers = listNamed('Token transfers of the transaction')
    faults.on(endpointOf(logs), () => json({ message: 'Unknown API v2 action' }, 400))
    await page.goto(faults.site + logs.path)
    const tabs = page.getByRole('navigation', { name: 'Transaction' })
    await expect(page.getByText('Logs not available for this chain')).toBeVisible()
    await tabs.getByRole('link', { name: 'Token transfers' }).click()
    await new ListView(page, transfers.name).opened()
    await expect(tabs.getByRole('link', { name: 'Logs' })).toHaveCount(0)
    await page.goBack()
    await expect(tabs.getByRole('link', { name: 'Logs' })).toBeVisible()
    expect(faults.askedFor(endpointOf(logs))).toHaveLength(1)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => faults.askedFor(endpointOf(logs)).length).toBe(2)
  })
})
