import type { Page } from '@playwright/test'
import { encodeCursor } from '#/api/cursor'
import { type CachedSite, serveCachedSite } from './fixtures/cachedSite'
import { liveConfig } from './fixtures/config'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test as base } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const test = base.extend<{ site: CachedSite }>({
  site: async ({ demo }, use) => {
    const site = await serveCachedSite(liveConfig(demo.url))
    await use(site)
    await site.close()
  },
})

/** A path, and the list or the heading that its page shows. */
type Visit = readonly [path: string, shows: string | RegExp]

const cursor = encodeCursor({ block_number: 400, items_count: 50 })

const home: Visit = ['/', /chains/i]
const redirect: Visit = [`/address/${at.nftOwner}`, 'Transactions']
/** A page of each form of a URL, each of another kind: without data, a list with and without an early request, records, NFTs, redirects. */
const forms: readonly Visit[] = [
  home,
  ['/search?q=astral', /astral/i],
  [`/${chain}/txs`, 'Transactions'],
  [`/${chain}/tx/${at.callTree}`, /transaction/i],
  [`/${chain}/blocks?cursor=${cursor}`, 'Blocks'],
  [`/${chain}/token/${at.charts}/instance/7`, /7/],
  [`/${chain}/tx/${at.callTree}/internal`, 'Internal transactions'],
  ['/settings', /settings/i],
  redirect,
]

// Each test opens many pages.
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

/** Deploys another build and opens a page of it: every document is revalidated, so one page is like another. */
async function visitNext(page: Page, site: CachedSite, [path, what]: Visit): Promise<void> {
  const entry = await site.deployNext()
  const isNext = (name: string) => performance.getEntriesByType('resource').some((file) => file.name.endsWith(name))
  await page.goto(site.url + path)
  await shows(page, what)
  await expect.poll(() => page.evaluate(isNext, entry)).toBe(true)
}

test('second visits: every form of URL opens from the browser’s cache', async ({ page, site }) => {
  // Links load the files and the data of their pages without a document each.
  for (const [index, [path, what]] of forms.entries())
    await test.step(`${path}, first visit`, async () => {
      await (index === 0 ? page.goto(site.url + path) : follow(page, path))
      await shows(page, what)
    })
  await visitAgain(page, site.url, forms)
  await visitNext(page, site, home)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('second visits: a page without data and a redirect open from the service worker’s cache', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/settings`)
    // It is installed once the page is idle.
    await page.mouse.move(5, 5)
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
    await expect.poll(isControlled, { timeout: 30_000 }).toBe('activated')
    // To the service worker, all documents are the same.
    await visitAgain(page, site.url, [home, redirect])
    // By then the worker of the next build is installed, and waits.
    await visitNext(page, site, home)
  })
})
