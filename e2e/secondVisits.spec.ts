import type { Page } from '@playwright/test'
import { encodeCursor } from '#/domain/cursor'
import { type CachedSite, serveCachedSite } from './fixtures/cachedSite'
import { liveConfig } from './fixtures/config'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test as base } from './fixtures/test'
import { at, chain, smallChain } from './pages'

const test = base.extend<{ site: CachedSite }>({
  site: async ({ demo }, use) => {
    const site = await serveCachedSite(liveConfig(demo.url))
    await use(site)
    await site.close()
  },
})

/** A path, and the list or the heading that its page shows. */
type Visit = readonly [path: string, shows: string | RegExp]

const transaction = `tx/${at.callTree}`
const block = `block/${at.crowdedBlock}`
const address = `address/${at.nftOwner}`
const token = `token/${at.charts}`
const instance = `${token}/instance/7`
const cursor = encodeCursor({ block_number: 400, items_count: 50 })

/** Every kind of URL, in groups that take about as long as one another. Neighbors show different things. */
const groups: Readonly<Record<string, readonly Visit[]>> = {
  'pages without a chain': [
    ['/', /chains/i],
    ['/search?q=astral', /astral/i],
    ['/settings', /settings/i],
    ['/api-status', /API status/i],
    ['/add-chain', /add/i],
    ['/admin/networks', /network/i],
  ],
  'lists of a chain': [
    [`/${chain}`, 'Latest transactions'],
    [`/${chain}/txs?type=coin_transfer`, 'Transactions'],
    [`/${chain}/blocks?cursor=${cursor}`, 'Blocks'],
    [`/${chain}/addresses`, 'Top accounts'],
    [`/${smallChain}/internal-transactions`, 'Internal transactions'],
    [`/${chain}/tokens`, 'Tokens'],
    [`/${chain}/search?q=sundial`, 'Search results'],
  ],
  'transactions and blocks': [
    [`/${chain}/${transaction}`, /transaction/i],
    [`/${chain}/${block}`, /block/i],
    [`/${chain}/${transaction}/raw`, /transaction/i],
    [`/${chain}/${block}/txs`, 'Transactions'],
    [`/${chain}/${transaction}/internal`, 'Internal transactions'],
  ],
  'addresses, tokens and NFTs': [
    [`/${chain}/${instance}`, /7/],
    [`/${chain}/${address}/nft`, 'NFTs of the address'],
    [`/${chain}/${instance}/metadata`, /7/],
    [`/${chain}/${address}/nft/collections`, 'NFT collections of the address'],
    [`/${chain}/${token}`, 'Transfers'],
  ],
  'links of other explorers': [
    [`/${transaction}`, /transaction/i],
    [`/${address}`, 'Transactions'],
    [`/nft/${at.charts}/7`, /7/],
    ['/accounts', 'Top accounts'],
    ['/meridian/blocks', 'Blocks'],
  ],
}

/** One page of each form of a URL: to the service worker, all documents of a form are the same. */
const forms: readonly Visit[] = [
  ['/', /chains/i],
  ['/search?q=astral', /astral/i],
  [`/${chain}/blocks?cursor=${cursor}`, 'Blocks'],
  [`/${chain}/${transaction}/internal`, 'Internal transactions'],
  [`/${chain}/${instance}`, /7/],
  [`/${address}`, 'Transactions'],
]

// Each test opens a page some 15 times.
test.describe.configure({ timeout: 120_000 })

/** Waits until the page shows what it is for. */
async function shows(page: Page, what: string | RegExp): Promise<void> {
  if (typeof what === 'string') await new ListView(page, what).opened()
  else await expect(page.locator('main h1').first()).toHaveText(what)
}

/** Opens every page by its URL, and the last one also by a reload and by going back: for these, one page is like another. */
async function visitAgain(page: Page, site: string, visits: readonly Visit[]): Promise<void> {
  for (const [path, what] of visits)
    await test.step(path, async () => {
      await page.goto(site + path)
      await shows(page, what)
    })
  const [, what] = visits.at(-1) ?? ['', '']
  await page.reload()
  await shows(page, what)
  await page.goto('about:blank')
  await page.goBack()
  await shows(page, what)
}

/** Deploys another build and opens pages of it. */
async function visitNext(page: Page, site: CachedSite, visits: readonly Visit[]): Promise<void> {
  const entry = await site.deployNext()
  const isNext = (name: string) => performance.getEntriesByType('resource').some((file) => file.name.endsWith(name))
  for (const [path, what] of visits)
    await test.step(`${path}, deployed anew`, async () => {
      await page.goto(site.url + path)
      await shows(page, what)
      await expect.poll(() => page.evaluate(isNext, entry)).toBe(true)
    })
}

for (const [group, visits] of Object.entries(groups)) {
  test(`second visits: ${group} open from the browser's cache`, async ({ page, site }) => {
    // Links load the files and the data of their pages without a document each.
    for (const [index, [path, what]] of visits.entries())
      await test.step(`${path}, first visit`, async () => {
        await (index === 0 ? page.goto(site.url + path) : follow(page, path))
        await shows(page, what)
      })
    await visitAgain(page, site.url, visits)
    // Every document is revalidated: one page of the next build is like another.
    await visitNext(page, site, visits.slice(0, 1))
  })
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('second visits: every form of URL opens from the service worker’s cache', async ({ page, site }) => {
    await page.goto(`${site.url}/settings`)
    // It is installed once the page is idle.
    await page.mouse.move(5, 5)
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
    await expect.poll(isControlled, { timeout: 30_000 }).toBe('activated')
    await visitAgain(page, site.url, forms)
    // By then the worker of the next build is installed, and waits.
    await visitNext(page, site, forms.slice(0, 2))
  })
})
