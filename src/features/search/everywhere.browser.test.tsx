import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FaultAnswer, json } from '#/api/testFaults'
import { click, fill, pressEnter } from '#/testing/actions'
import { expectAccessible } from '#/testing/expectAccessible'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { gate } from '#/testing/gate'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at } from '#/testing/pages'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const asked = /\/many\/\d+\/api\/v2\/search$/
const across = /\/services\/multichain\/api\/v1\/search:quick$/
const transaction = json({ items: [{ type: 'transaction', transaction_hash: at.swap }], next_page_params: null })
const account = json({ items: [{ type: 'address', address_hash: at.router }], next_page_params: null })
const nothing = json({ items: [], next_page_params: null })

/** An API with chains of one multichain host, 9000 and up. */
function manyChains(count: number): Promise<TestApi> {
  return startTestApi({
    configure: (_, url) => ({ proUrl: `${url}/many`, chains: chainsOf(count), requestsPerSecond: 1000 }),
  })
}

/** The same with the rate that is assumed of an unknown server; its origin is its own, so that no other test shares the rate. */
function slowChains(count: number): Promise<TestApi> {
  const origin = `https://many-${Date.now()}.test`
  return startTestApi({
    configure: (_, url) => ({ proUrl: `${url.replace(location.origin, origin)}/many`, chains: chainsOf(count) }),
  })
}

function chainsOf(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    id: String(9000 + place),
    name:
      place === 7 ? 'A chain of a name so long that no small screen has room for the whole of it' : `Chain ${place}`,
    multichain: true,
    currency,
  }))
}

function placeOf(url: URL): number {
  return Number(/\/many\/(\d+)/.exec(url.pathname)?.[1]) - 9000
}

/** Has the chains answer, with no search over all of them. */
function serveMany(api: TestApi, answerOf: (place: number, url: URL) => FaultAnswer | Promise<FaultAnswer>): void {
  api.on(across, () => json({ message: 'Not found' }, 404))
  api.on(asked, ({ url }) => answerOf(placeOf(url), url))
}

const searchBox = page.getByRole('combobox', { name: /^Search / })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const chainRow = (name: string) =>
  page
    .getByRole('list', { name: 'Chains', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** Shows a page; returns the router and a function with the path of the page that is shown. */
async function openPage(api: TestApi, path: string) {
  const router = await renderApp(path, api)
  return { router, href: () => router.state.resolvedLocation?.href }
}

test('twenty chains are searched within five requests a second, each with its result', async () => {
  const times: number[] = []
  let refused = 0
  const api = await slowChains(20)
  serveMany(api, async (place) => {
    times.push(Date.now())
    if (times.filter((time) => Date.now() - time < 1000).length > 5) {
      refused += 1
      return json({ message: 'Too many requests' }, 429)
    }
    // Some are slow.
    if (place % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 300))
    if (place === 2) return json({ message: 'Invalid parameter(s)' }, 422)
    return place === 12 || place === 13 ? account : nothing
  })
  fakeTime()
  const { href } = await openPage(api, `/search?q=${at.router}`)
  await expect.element(chainRow('Chain 19')).toHaveTextContent('Queued')
  await pollLater(api, () => page.getByText('Found on 2 of 20 chains, 1 failed.').elements().length).toBe(1)
  expect(refused).toBe(0)
  expect(api.askedFor(asked)).toHaveLength(20)
  await expect.element(chainRow('Chain 2')).toHaveTextContent('failed')
  await expect.element(chainRow('Chain 3')).toHaveTextContent('Not found')
  await expect.element(chainRow('Chain 12')).toHaveTextContent('Found')
  // Two chains have it: you choose.
  expect(href()).toMatch(/^\/search\?q=/)
  await expectAccessible()
  await click(chainRow('Chain 12').getByRole('link'))
  // These APIs have no lists, so the page may switch to another tab.
  await expect.poll(href).toMatch(new RegExp(`^/9012/address/${at.router}(?:/|$)`, 'i'))
})

test('a search stops on Stop, and continues from there', async () => {
  const { held, release } = gate()
  const api = await manyChains(10)
  serveMany(api, async (place) => {
    if (place >= 3) await held
    return place === 1 || place === 8 ? account : nothing
  })
  const { router } = await openPage(api, `/search?q=${at.router}`)
  await expect.element(page.getByText('Found on 1 of 10 chains, 7 remaining.')).toBeVisible()
  await pressEnter(button('Stop'))
  await expect.element(page.getByText('Found on 1 of 10 chains, 7 not searched.')).toBeVisible()
  const before = api.askedFor(asked).length
  expect(before).toBeLessThanOrEqual(7)
  release()
  await expect.element(button('Resume')).toHaveFocus()
  await pressEnter(button('Resume'))
  await expect.element(page.getByText('Found on 2 of 10 chains.')).toBeVisible()
  expect(api.askedFor(asked)).toHaveLength(before + 7)

  // A search whose page was left sends no more requests.
  serveMany(api, () => ({ status: 200, body: '', end: 'never' }))
  const asks = api.askedFor(asked).length
  router.history.push(`/search?q=${at.curios}`)
  await expect.element(chainRow('Chain 1')).toHaveTextContent('Searching')
  await expect.poll(() => api.askedFor(asked).length).toBeGreaterThan(asks)
  expect(api.pending()).toBeGreaterThan(0)
  await click(page.getByRole('link', { name: 'Astrolabe: all chains' }))
  await expect.element(page.getByRole('heading', { name: 'Mainnets' })).toBeVisible()
  await expect.poll(() => api.pending()).toBe(0)
})

test('a hash found on one chain opens its page; a block hash opens its block', async () => {
  const hash = `0x${'b'.repeat(64)}`
  const block = json({
    items: [{ type: 'block', block_hash: hash, block_number: 7, block_type: 'block' }],
    next_page_params: null,
  })
  const api = await manyChains(6)
  serveMany(api, (place, url) => {
    if (url.searchParams.get('q') === hash) return place === 1 ? block : nothing
    return place === 3 ? transaction : nothing
  })
  const { router, href } = await openPage(api, '/settings')
  await fill(searchBox, at.swap.slice(2).toUpperCase())
  await pressEnter(searchBox)
  await expect.poll(href).toBe(`/9003/tx/${at.swap}`)
  router.history.back()
  await expect.poll(href).toBe('/settings')
  router.history.push(`/search?q=${hash}`)
  await expect.poll(href).toBe(`/9001/block/${hash}`)
})

test('the current chain is searched first, and no other if it has the hash', async () => {
  const api = await manyChains(6)
  const { held, release } = gate()
  serveMany(api, async (place) => {
    await held
    return place === 3 ? transaction : nothing
  })
  const { href } = await openPage(api, '/9003/withdrawals')
  // Suggestions and the other chains are searched after a delay, which a busy machine could exceed: only the test advances the time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await fill(searchBox, at.swap)
  await pressEnter(searchBox)
  const soon = (shown: () => unknown) =>
    expect.poll(async () => {
      await vi.advanceTimersByTimeAsync(1)
      return shown()
    })
  const places = () => api.askedFor(asked).map(placeOf)
  await soon(places).toEqual([3])
  // Less than the delay.
  await vi.advanceTimersByTimeAsync(150)
  expect(places()).toEqual([3])
  release()
  await soon(href).toBe(`/9003/tx/${at.swap}`)
  const others = api.askedFor(asked).filter((url) => placeOf(url) !== 3)
  expect(others).toEqual([])
})

test('a multichain search is requested once; if it finds no configured chain, each can be searched', async () => {
  const wrong = `0x${'a'.repeat(64)}`
  const api = await manyChains(40)
  serveMany(api, (place, url) =>
    place === 2 && url.searchParams.get('q') === wrong
      ? json({ items: [{ type: 'transaction', transaction_hash: wrong }], next_page_params: null })
      : nothing,
  )
  api.on(across, ({ url }) =>
    json(
      url.searchParams.get('q') === wrong
        ? { transactions: [{ chain_id: '77', hash: wrong }] }
        : { transactions: [{ chain_id: '9033', hash: at.swap }], blocks: [] },
    ),
  )
  const { router, href } = await openPage(api, `/search?q=${at.swap}`)
  await expect.poll(href).toBe(`/9033/tx/${at.swap}`)
  expect(api.askedFor(across)).toHaveLength(1)
  // The first chain gets a request, as it usually has the result; the page that opens may search as well.
  const others = api.askedFor(asked).filter((url) => placeOf(url) !== 33)
  expect(others.map(placeOf)).toEqual([0])

  router.history.push(`/search?q=${wrong}`)
  await expect.element(page.getByText('Not found on 40 chains.')).toBeVisible()
  await expect.element(page.getByText('Also found on chain 77 (not configured)')).toBeVisible()
  await click(button('Search each chain separately'))
  await expect.poll(href).toBe(`/9002/tx/${wrong}`)
})

test('the last API credits are spent only on click', async () => {
  const api = await manyChains(10)
  api.on(across, () => json({ message: 'Not found' }, 404))
  let credits = 560
  api.on(asked, ({ url }) => {
    credits -= 20
    const items = placeOf(url) === 8 ? [{ type: 'address', address_hash: at.router }] : []
    return json({ items, next_page_params: null }, 200, { 'x-credits-remaining': String(credits) })
  })
  const { href } = await openPage(api, `/search?q=${at.router}`)
  await expect
    .element(page.getByText(/^Not found on \d of \d+ chains, \d skipped to save API credits\.$/))
    .toBeVisible()
  expect(credits).toBeGreaterThanOrEqual(480)
  await expect.element(chainRow('Chain 9')).toHaveTextContent('Skipped (saves API credits)')
  await click(button(/^Search \d skipped \(\d+ API credits\)$/))
  await expect.poll(href).toMatch(/^\/9008\/address\//)
  // The page that opens may search on its own chain.
  const others = api.askedFor(asked).filter((url) => placeOf(url) !== 8)
  expect(others).toHaveLength(9)
})

test('an API that requires a key is requested for few of its chains', async () => {
  const api = await manyChains(40)
  serveMany(api, () => json({ error: 'An API key is required' }, 402))
  api.on(across, () => json({ error: 'An API key is required' }, 402))
  const { href } = await openPage(api, `/search?q=${at.router}`)
  await expect.element(page.getByText('40 failed.')).toBeVisible()
  await expect.element(page.getByText('No chain could be searched')).toBeVisible()
  await expect.element(chainRow('Chain 39')).toHaveTextContent('needs an API key')
  expect(api.askedFor(asked).length).toBeLessThanOrEqual(5)
  // On a small screen, neither the hash nor a long name pushes anything out of view.
  await page.viewport(390, 844)
  const reason = chainRow('Chain 39').getByText('needs an API key')
  await expect.element(reason).toBeVisible()
  const why = reason.element()
  expect(why.getBoundingClientRect().right).toBeLessThan(390)
  const heading = page.getByRole('heading', { name: /^Search results for/ }).element()
  expect(heading.scrollWidth - heading.clientWidth).toBe(0)
  await click(page.getByRole('main').getByRole('link', { name: 'Add an API key' }))
  await expect.poll(href).toMatch(/\/settings$/)
})

test('the record of a hash is loaded from the current chain first where search fails', async () => {
  for (const fault of [json('Internal error', 500), json({ message: 'Too many requests' }, 429), 'reset'] as const) {
    const api = await manyChains(3)
    serveMany(api, () => fault)
    api.on(/\/many\/9001\/api\/v2\/transactions\/0x/, () => json({ hash: at.swap, status: 'ok' }))
    api.on(/\/many\/\d+\/api\/v2\/blocks\/0x/, () => json({ message: 'Not found' }, 404))
    const { href } = await openPage(api, '/9001/withdrawals')
    await fill(searchBox, at.swap)
    await pressEnter(searchBox)
    await expect.poll(href, { timeout: 5000 }).toBe(`/9001/tx/${at.swap}`)
  }
})

test('a chain that could not be searched is named with Retry, and “not found” is not shown', async () => {
  const api = await manyChains(3)
  let isBroken = true
  serveMany(api, (place) => (place === 2 && isBroken ? json({ message: 'Not now' }, 422) : nothing))
  api.on(/\/many\/\d+\/api\/v2\/(?:transactions|blocks)\/0x/, () => json({ message: 'Not found' }, 404))
  await openPage(api, `/search?q=${at.swap}`)
  await expect.element(page.getByText('Some chains could not be searched')).toBeVisible()
  await expect.element(page.getByText('Not searched: Chain 2. They may have a result.')).toBeVisible()
  expect(document.body.textContent).not.toContain('No results on any chain')
  isBroken = false
  await click(page.getByRole('main').getByRole('button', { name: 'Retry', exact: true }))
  await expect.element(page.getByText('No results on any chain')).toBeVisible()
})

test('the search of one chain opens the record of a hash where search fails', async () => {
  fakeTime()
  const api = await manyChains(1)
  serveMany(api, () => json('Internal error', 500))
  const block = `0x${'c'.repeat(64)}`
  api.on(/\/transactions\/0x/, () => json({ message: 'Not found' }, 404))
  api.on(/\/blocks\/0x/, () => json({ height: 7, hash: block }))
  api.on(/\/addresses\/0x/, () => json({ hash: at.router, coin_balance: '1', is_contract: true }))
  const { href, router } = await openPage(api, `/9000/search?q=${block}`)
  await pollLater(api, href).toBe(`/9000/block/${block}`)
  router.history.push(`/9000/search?q=${at.router}`)
  await pollLater(api, href).toBe(`/9000/address/${at.router.toLowerCase()}`)
})
