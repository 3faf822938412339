import type { Page } from '@playwright/test'
import { DEMO_KEY } from '#/demo/plan'
import { serveDemo } from '#/demo/node'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { follow } from './fixtures/follow'
import { onDisk } from './fixtures/onDisk'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

test.use({ tolerates: 'failed requests' })

const mark = (page: Page) => page.getByText(/^(Cached|Loaded) .* ·/)

const transactions = listNamed('Transactions')
/** Expects a text that only the response of a record brings. */
const recordShows = (tells: string) => (page: Page) =>
  expect(page.getByRole('main').getByText(tells).filter({ visible: true }).first()).toBeVisible()

/** A list, a record that is looked up in several ways and one of the others: their paths and endpoints, and what only their responses show. */
const seen: readonly [path: string, endpoint: RegExp, shows: (page: Page) => Promise<void>][] = [
  [transactions.path, endpointOf(transactions), (page) => new ListView(page, transactions.name).opened()],
  [`/${chain}/tx/${at.swap}`, /\/transactions\/0x[\da-f]{64}$/i, recordShows('Gas price')],
  [`/${chain}/token/${at.curios}/instance/${at.longId}`, /\/instances\/\d+$/, recordShows('ERC-')],
]

test('pages of an earlier visit are marked with their age without a server, and are fresh by themselves once there is one', async ({
  page,
  context,
  faults,
}) => {
  for (const [index, [path, , shows]] of seen.entries()) {
    await (index === 0 ? page.goto(faults.site + path) : follow(page, path))
    await shows(page)
  }
  await expect.poll(async () => (await onDisk(page)).length).toBeGreaterThanOrEqual(seen.length)
  let down = true
  faults.on(/./, () => (down ? 'reset' : null))
  for (const [path, endpoint, shows] of seen)
    await test.step(path, async () => {
      down = true
      await page.goto(faults.site + path)
      await shows(page)
      await expect(mark(page).first()).toContainText(/(ago|now).*no response/, { timeout: 30_000 })
      // What loads when idle has loaded.
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForLoadState('networkidle')
      down = false
      const asked = faults.askedFor(endpoint).length
      // The browser reports that the network changed.
      await context.setOffline(true)
      await context.setOffline(false)
      await expect(mark(page)).toHaveCount(0)
      expect(faults.askedFor(endpoint).length).toBeGreaterThan(asked)
      await shows(page)
    })
})

test('a record that failed is loaded automatically once its server is back', async ({ page, faults }) => {
  let isDown = true
  faults.on(/./, () => (isDown ? 'reset' : null))
  await page.goto(`${faults.site}/${chain}/tx/${at.swap}`)
  await expect(page.getByRole('main').getByRole('timer').first()).toBeVisible({ timeout: 15_000 })
  isDown = false
  // The delay doubles with each failure.
  await expect(page.getByRole('main').getByText('Gas price').filter({ visible: true }).first()).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('without a network pages that were loaded are shown with their age, and those that failed come with it', async ({
  page,
  context,
  faults,
}) => {
  const list = listNamed('Blocks')
  await page.clock.install()
  await page.goto(`${faults.site}/${chain}/txs`)
  await new ListView(page, 'Transactions').opened()
  await page.getByRole('navigation', { name: 'Chain' }).getByRole('link', { name: 'Blocks' }).click()
  await new ListView(page, list.name).opened()
  await page.clock.runFor(5000)
  await context.setOffline(true)
  await page.clock.fastForward(180_000)
  await expect(page.getByText(/Offline\. Showing data loaded \d+ min ago\./)).toBeVisible()
  // A page of this visit opens as it was.
  await page.goBack()
  await new ListView(page, 'Transactions').opened()
  await expect(page.getByText(/Offline\. Showing data loaded \d+ min ago\./)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Offline\. Showing data loaded \d/)).toHaveCount(0)
})

test('a tab that was put to sleep in the middle of its requests goes on when it wakes', async ({ page, faults }) => {
  const list = listNamed('Top accounts')
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  await view.opened()
  const shown = await view.rows.count()
  // Requests in flight when a tab is frozen get no response.
  let asleep = false
  faults.on(endpointOf(list), () => (asleep ? 'reset' : null))
  const session = await page.context().newCDPSession(page)
  asleep = true
  await view.moreButton.press('Enter')
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  asleep = false
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect.poll(() => view.rows.count(), { timeout: 20_000 }).toBeGreaterThan(shown)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a tab that slept through blocks looks for new ones as soon as it is looked at', async ({ page, faults }) => {
  const list = listNamed('Blocks')
  await page.clock.install()
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).opened()
  const setVisible = (state: DocumentVisibilityState) =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  await setVisible('hidden')
  const before = faults.askedFor(endpointOf(list)).length
  await page.clock.runFor(3600_000)
  expect(faults.askedFor(endpointOf(list)).length, 'nothing is asked for unseen').toBe(before)
  await setVisible('visible')
  await expect.poll(() => faults.askedFor(endpointOf(list)).length).toBe(before + 1)
})

test('a tab that fell asleep with all places of a server’s second does not keep them from others', async ({
  context,
  openSite,
}) => {
  test.setTimeout(60_000)
  const plan = await serveDemo({ port: 0, allowance: { credits: 1_000_000, requestsPerSecond: 5 } })
  const site = await openSite(liveConfig(plan.url))
  const [sleeper, other] = [await context.newPage(), await context.newPage()]
  await sleeper.goto(`${site}/settings`)
  await sleeper.getByLabel('Save on this device').check()
  await sleeper.getByRole('textbox', { name: 'API key' }).fill(DEMO_KEY)
  await sleeper.getByRole('button', { name: 'Test and save' }).click()
  await expect(sleeper.getByText('API key works.')).toBeVisible()
  await sleeper.evaluate(async (origin) => {
    for (let place = 0; place < 5; place += 1) {
      await new Promise<void>((had) => {
        void navigator.locks
          .request(`astrolabe ${origin} ${place}`, () => {
            had()
            return new Promise(() => undefined)
          })
          .catch(() => undefined)
      })
    }
  }, plan.url)
  const session = await context.newCDPSession(sleeper)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await other.goto(`${site}/${chain}/blocks`)
  await expect(new ListView(other, 'Blocks').rows.first()).toBeVisible({ timeout: 20_000 })
  await plan.close()
})
