import type { BrowserContext, Page } from '@playwright/test'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { kept, onDisk } from './fixtures/onDisk'
import { expect, test } from './fixtures/test'
import { at, chain, listNamed } from './pages'

const list = listNamed('Transactions')
const block = `/${chain}/block/${at.crowdedBlock}`

/** Opens a list by its URL, and from there a record and the settings, which tell what is stored. */
async function readOn(page: Page, site: string): Promise<void> {
  await page.goto(site + list.path)
  await new ListView(page, list.name).opened()
  await follow(page, block)
  await expect(page.getByText('Gas used').first()).toBeVisible()
  await follow(page, '/settings')
  await expect(page.getByRole('heading', { name: 'Local data' })).toBeVisible()
}

/** The storage quota of a site, bytes. */
async function allot(context: BrowserContext, page: Page, origin: string, quotaSize: number): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

test('a full disk changes nothing on the pages, and says nothing', async ({ page, context, faults }) => {
  await allot(context, page, faults.site, 1)
  await readOn(page, faults.site)
  await readOn(page, faults.site)
})

test('a disk that fills up while something is kept lets go of it, and goes on', async ({ page, context, faults }) => {
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).opened()
  await kept(page)
  await allot(context, page, faults.site, 1)
  await readOn(page, faults.site)
  await expect(page.getByText(/cached responses?, about|No local data/)).toBeVisible()
})

/** Ways in which browsers deny storage, as in private windows. */
const denials: [what: string, script: () => void][] = [
  [
    'no IndexedDB at all',
    () => Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined }),
  ],
  [
    'an IndexedDB that throws',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
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
  [
    'storages that take nothing',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'no locks and no channel between tabs',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'locks')
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    },
  ],
]

for (const [what, script] of denials) {
  test(`a private window with ${what} reads on`, async ({ page, context, faults }) => {
    await context.addInitScript(script)
    await readOn(page, faults.site)
  })
}

/** Two of the ways in which saved responses may be damaged; src/data/persistence/cacheEntry.test.ts has all. */
const damages: [what: string, change: { state: object }][] = [
  ['with rows that are no rows', { state: { data: { pages: [{ rows: [7] }], pageParams: [null] } } }],
  ['without a time', { state: { dataUpdatedAt: 'now' } }],
]

test('records on the disk that are damaged change nothing', async ({ page, faults }) => {
  await readOn(page, faults.site)
  for (const [what, change] of damages) {
    await test.step(what, async () => {
      await expect.poll(async () => (await onDisk(page)).length).toBeGreaterThan(1)
      expect((await onDisk(page, change)).length).toBeGreaterThan(1)
      await page.goto(faults.site + block)
      await expect(page.getByText('Gas used').first()).toBeVisible()
      await expect(page.getByText(/^Cached /)).toHaveCount(0)
      await readOn(page, faults.site)
    })
  }
})

test('what an older version kept is not shown, and goes', async ({ page, faults }) => {
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).opened()
  await kept(page)
  await onDisk(page, {}, '0')
  await page.evaluate(() => localStorage.setItem('astrolabe.kept', '0'))
  await page.reload()
  await new ListView(page, list.name).opened()
  await expect(page.getByText(/^Cached /)).toHaveCount(0)
  const stale = async () => (await onDisk(page)).filter(({ key }) => key.startsWith('0-')).length
  await expect.poll(stale).toBe(0)
})
