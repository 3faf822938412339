import type { Page } from '@playwright/test'
import landmarks from '#/demo/landmarks.json' with { type: 'json' }
import { expectAccessible } from './fixtures/accessible'
import { type Answer, type FaultServer, json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const asked = /\/many\/\d+\/api\/v2\/search$/
const across = /\/services\/multichain\/api\/v1\/search:quick$/
const transaction = json({ items: [{ type: 'transaction', transaction_hash: at.swap }], next_page_params: null })
const account = json({ items: [{ type: 'address', address_hash: at.router }], next_page_params: null })
const nothing = json({ items: [], next_page_params: null })

/** Chains of one multichain host, 9000 and up. */
function manyChains(url: string, count = 40): string {
  const chains = Array.from({ length: count }, (_, place) => ({
    id: String(9000 + place),
    name:
      place === 7 ? 'A chain of a name so long that no small screen has room for the whole of it' : `Chain ${place}`,
    multichain: true,
    currency,
  }))
  return JSON.stringify({ proUrl: `${url}/many`, chains })
}

function placeOf(url: URL): number {
  return Number(/\/many\/(\d+)/.exec(url.pathname)?.[1]) - 9000
}

/** Has the chains answer, with no search over all of them. */
function serveMany(faults: FaultServer, answerOf: (place: number, url: URL) => Answer | Promise<Answer>): void {
  faults.on(across, () => json({ message: 'Not found' }, 404))
  faults.on(asked, ({ url }) => answerOf(placeOf(url), url))
}

const standing = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Chains', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** Time for so many chains at five a second on a busy machine, ms. */
const all = { timeout: 60_000 }

test.use({ tolerates: 'failed requests' })

test('twenty chains are asked at five requests a second, which is never too many, each with its outcome', async ({
  page,
  faults,
  openSite,
}) => {
  const times: number[] = []
  let refused = 0
  serveMany(faults, async (place) => {
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
  await page.goto(`${await openSite(manyChains(faults.url, 20))}/search?q=${at.router}`)
  await expect(standing(page, 'Chain 19')).toContainText('Queued')
  await expect(page.getByText('Found on 2 of 19 chains, 1 failed.')).toBeVisible(all)
  expect(refused).toBe(0)
  expect(faults.askedFor(asked)).toHaveLength(20)
  await expect(standing(page, 'Chain 2')).toContainText('failed')
  await expect(standing(page, 'Chain 3')).toContainText('Not found')
  await expect(standing(page, 'Chain 12')).toContainText('Found')
  // Two chains have it: you choose.
  await expect(page).toHaveURL(/\/search\?q=/)
  await expectAccessible(page)
  await standing(page, 'Chain 12').getByRole('link').click()
  // These APIs have no lists, so the page may switch to another tab.
  await expect(page).toHaveURL(new RegExp(`/9012/address/${at.router}(?:/|$)`, 'i'))
})

test('a search stops when it is told to, and goes on from there', async ({ page, faults, openSite }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  serveMany(faults, async (place) => {
    if (place >= 3) await held
    return place === 1 || place === 8 ? account : nothing
  })
  await page.goto(`${await openSite(manyChains(faults.url, 10))}/search?q=${at.router}`)
  await expect(page.getByText('Found on 1 of 3 chains, 7 remaining.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(page.getByText('Found on 1 of 3 chains, 7 stopped.')).toBeVisible()
  const before = faults.askedFor(asked).length
  expect(before).toBeLessThanOrEqual(7)
  release()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Found on 2 of 10 chains.')).toBeVisible(all)
  expect(faults.askedFor(asked)).toHaveLength(before + 7)

  await test.step('what is left behind is asked no more', async () => {
    serveMany(faults, () => ({ status: 200, body: '', end: 'never' }))
    const asks = faults.askedFor(asked).length
    await follow(page, `/search?q=${at.curios}`)
    await expect(standing(page, 'Chain 1')).toContainText('Searching')
    // Queued requests are canceled without an event of the browser.
    await expect.poll(() => faults.askedFor(asked).length).toBeGreaterThan(asks)
    const given = page.waitForEvent('requestfailed', (request) => asked.test(new URL(request.url()).pathname))
    await page.getByRole('link', { name: 'Astrolabe: all chains' }).click()
    await expect(page.getByRole('heading', { name: 'Mainnets' })).toBeVisible()
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED')
  })
})

test('a hash that one chain has opens there, in place of the search; that of a block opens its block', async ({
  page,
  faults,
  openSite,
}) => {
  const hash = `0x${'b'.repeat(64)}`
  const block = json({
    items: [{ type: 'block', block_hash: hash, block_number: 7, block_type: 'block' }],
    next_page_params: null,
  })
  serveMany(faults, (place, url) => {
    if (url.searchParams.get('q') === hash) return place === 1 ? block : nothing
    return place === 3 ? transaction : nothing
  })
  const site = await openSite(manyChains(faults.url, 6))
  await page.goto(`${site}/settings`)
  const box = page.getByRole('combobox', { name: /^Search / })
  await box.fill(at.swap.slice(2).toUpperCase())
  await box.press('Enter')
  await expect(page).toHaveURL(`${site}/9003/tx/${at.swap}`)
  await page.goBack()
  await expect(page).toHaveURL(`${site}/settings`)
  await follow(page, `/search?q=${hash}`)
  await expect(page).toHaveURL(`${site}/9001/block/${hash}`)
})

test('the chain that is looked at is asked first, and no other where it has the hash', async ({
  page,
  faults,
  openSite,
}) => {
  serveMany(faults, (place) => (place === 3 ? transaction : nothing))
  const site = await openSite(manyChains(faults.url, 6))
  // Visited chains may be stored later than this; the search knows the current chain anyway.
  await page.clock.install()
  await page.goto(`${site}/9003/withdrawals`)
  await page.keyboard.press('/')
  await page.keyboard.type('x')
  await page.getByRole('combobox', { name: /^Search / }).fill(at.swap)
  // The other chains are searched after a delay, which a busy machine could exceed: time hardly advances here.
  // The time is advanced only a little: more would time out the requests in flight.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  await page.keyboard.press('Enter')
  const led = async () => {
    await page.clock.runFor(2)
    return page.url()
  }
  await expect.poll(led, { intervals: [30], timeout: 9000 }).toBe(`${site}/9003/tx/${at.swap}`)
  const others = faults.askedFor(asked).filter((url) => placeOf(url) !== 3)
  expect(others).toEqual([])
})

test('a host that searches all of its chains is asked once; it may be wrong, and each chain can be asked itself', async ({
  page,
  faults,
  openSite,
}) => {
  const wrong = `0x${'a'.repeat(64)}`
  serveMany(faults, (place, url) =>
    place === 2 && url.searchParams.get('q') === wrong
      ? json({ items: [{ type: 'transaction', transaction_hash: wrong }], next_page_params: null })
      : nothing,
  )
  faults.on(across, ({ url }) =>
    json(
      url.searchParams.get('q') === wrong
        ? { transactions: [{ chain_id: '77', hash: wrong }] }
        : { transactions: [{ chain_id: '9033', hash: at.swap }], blocks: [] },
    ),
  )
  const site = await openSite(manyChains(faults.url))
  await page.goto(`${site}/search?q=${at.swap}`)
  await expect(page).toHaveURL(`${site}/9033/tx/${at.swap}`)
  expect(faults.askedFor(across)).toHaveLength(1)
  // The first chain gets a request, as it usually has the result; the page that opens may search as well.
  const others = faults.askedFor(asked).filter((url) => placeOf(url) !== 33)
  expect(others.map(placeOf)).toEqual([0])

  await follow(page, `/search?q=${wrong}`)
  await expect(page.getByText('Not found on 40 chains.')).toBeVisible()
  await expect(page.getByText('Also found on chain 77 (not configured)')).toBeVisible()
  await page.getByRole('button', { name: 'Search each chain separately' }).click()
  await expect(page).toHaveURL(`${site}/9002/tx/${wrong}`)
})

test('the last credits of a plan are left to the reader', async ({ page, faults, openSite }) => {
  faults.on(across, () => json({ message: 'Not found' }, 404))
  let credits = 560
  faults.on(asked, ({ url }) => {
    credits -= 20
    const items = placeOf(url) === 8 ? [{ type: 'address', address_hash: at.router }] : []
    return json({ items, next_page_params: null }, 200, { 'x-credits-remaining': String(credits) })
  })
  await page.goto(`${await openSite(manyChains(faults.url, 10))}/search?q=${at.router}`)
  await expect(page.getByText(/^Not found on \d chains, \d skipped to save API credits\.$/)).toBeVisible(all)
  expect(credits).toBeGreaterThanOrEqual(480)
  await expect(standing(page, 'Chain 9')).toContainText('Skipped (saves API credits)')
  await page.getByRole('button', { name: /^Search \d skipped \(\d+ API credits\)$/ }).click()
  await expect(page).toHaveURL(/\/9008\/address\//, all)
  // The page that opens may search on its own chain.
  const others = faults.askedFor(asked).filter((url) => placeOf(url) !== 8)
  expect(others).toHaveLength(9)
})

test('a server that wants a key is asked for few of its chains', async ({ page, faults, openSite }) => {
  serveMany(faults, () => json({ error: 'An API key is required' }, 402))
  faults.on(across, () => json({ error: 'An API key is required' }, 402))
  await page.goto(`${await openSite(manyChains(faults.url))}/search?q=${at.router}`)
  await expect(page.getByText('40 failed.')).toBeVisible()
  await expect(page.getByText('No chain could be searched')).toBeVisible()
  await expect(standing(page, 'Chain 39')).toContainText('needs an API key')
  expect(faults.askedFor(asked).length).toBeLessThanOrEqual(5)
  // On a small screen, neither the hash nor a long name pushes anything out of view.
  await page.setViewportSize({ width: 390, height: 844 })
  const why = await standing(page, 'Chain 39').getByText('needs an API key').boundingBox()
  expect((why?.x ?? 390) + (why?.width ?? 0)).toBeLessThan(390)
  const heading = page.getByRole('heading', { name: /^Search results for/ })
  expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Add an API key' }).click()
  await expect(page).toHaveURL(/\/settings$/)
})

/** Links without a chain to what the default chain does not know, and where they lead. */
const other = landmarks['8802']
const unknown = `0x${'5'.repeat(64)}`
const links = [
  [`/tx/${other.swap}?tab=logs`, `/8802/tx/${other.swap}/logs`],
  [`/tx/${unknown}`, `/${chain}/tx/${unknown}`],
  [`/block/${unknown}`, `/${chain}/block/${unknown}`],
  [`/address/0x${'5'.repeat(40)}`, `/${chain}/address/0x${'5'.repeat(40)}`],
] as const

test('a link without a chain leads to the chain that knows it, else to the default one', async ({ page, baseURL }) => {
  for (const [index, [from, leadsTo]] of links.entries()) {
    await test.step(`${from} leads to ${leadsTo}`, async () => {
      await (index === 0 ? page.goto(from) : follow(page, from))
      await expect(page).toHaveURL(baseURL + leadsTo)
    })
  }
})
