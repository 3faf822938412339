import type { BrowserContext, Page } from '@playwright/test'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { kept, onDisk } from './fixtures/onDisk'
import { expect, test } from './fixtures/test'
import { at, chain, listNamed } from '#/testing/pages'

const list = listNamed('Transactions')
const block = `/${chain}/block/${at.crowdedBlock}`

/** Follows links to a record and to the settings, which tell what is stored. */
async function goOn(page: Page): Promise<void> {
  await follow(page, block)
  await expect(page.getByText('Gas used').first()).toBeVisible()
  await follow(page, '/settings')
  await expect(page.getByRole('heading', { name: 'Local data' })).toBeVisible()
}

/** Opens a list by its URL, and goes on from there. */
async function readOn(page: Page, site: string): Promise<void> {
  await page.goto(site + list.path)
  await new ListView(page, list.name).opened()
  await goOn(page)
}

/** The storage quota of a site, bytes. */
async function allot(context: BrowserContext, page: Page, origin: string, quotaSize: number): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

test('a full disk shows no error, also if it fills up while the app runs', async ({ page, context, faults }) => {
  await allot(context, page, faults.site, 1)
  await readOn(page, faults.site)
  await allot(context, page, faults.site, 1e9)
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).opened()
  await kept(page)
  await allot(context, page, faults.site, 1)
  await goOn(page)
  await expect(page.getByText(/cached responses?, about|No local data/)).toBeVisible()
  await readOn(page, faults.site)
  await expect(page.getByText(/cached responses?, about|No local data/)).toBeVisible()
})

/** Ways in which browsers deny storage, as in private windows; those that meet other code share a page. */
const denials: [what: string, script: () => void][] = [
  [
    'no IndexedDB at all and storages that take nothing',
    () => {
      Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined })
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'an IndexedDB that throws, no locks and no channel between tabs',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Reflect.deleteProperty(Navigator.prototype, 'locks')
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    },
  ],
  [
    'an IndexedDB that fails later',
    () => {
      const open = Reflect.get(IDBFactory.prototype, 'open') as (this: IDBFactory, name: string, to: number) => unknown
      Object.defineProperty(IDBFactory.prototype, 'open', {
        // Opening an older version than the stored one fails.
        value(this: IDBFactory, name: string) {
          open.call(this, name, 5)
          return open.call(this, name, 1)
        },
      })
    },
  ],
  [
    'no storage of any kind',
    () => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches']) {
        Object.defineProperty(globalThis, name, {
          configurable: true,
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    },
  ],
]

for (const [what, script] of denials) {
  test(`pages load in a private window with ${what}`, async ({ page, context, faults }) => {
    await context.addInitScript(script)
    await readOn(page, faults.site)
  })
}

/** One of the ways in which saved responses may be damaged; src/data/persistence/cacheEntry.test.ts has all. */
const damage = { state: { data: { pages: [{ rows: [7] }], pageParams: [null] } } }

test('damaged cached responses are ignored, and those of an older version removed', async ({ page, faults }) => {
  const saved = () => expect.poll(async () => (await onDisk(page)).length).toBeGreaterThan(1)
  await readOn(page, faults.site)
  await saved()
  expect((await onDisk(page, damage)).length).toBeGreaterThan(1)
  await page.goto(faults.site + block)
  await expect(page.getByText('Gas used').first()).toBeVisible()
  await expect(page.getByText(/^Cached /)).toHaveCount(0)
  await follow(page, list.path)
  await new ListView(page, list.name).opened()
  await expect(page.getByText(/^Cached /)).toHaveCount(0)

  await saved()
  await onDisk(page, {}, '0')
  await page.evaluate(() => localStorage.setItem('astrolabe.kept', '0'))
  await page.reload()
  await new ListView(page, list.name).opened()
  await expect(page.getByText(/^Cached /)).toHaveCount(0)
  const stale = async () => (await onDisk(page)).filter(({ key }) => key.startsWith('0-')).length
  await expect.poll(stale).toBe(0)
})
