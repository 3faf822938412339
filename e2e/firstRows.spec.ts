import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ConfiguredServers, serversOf } from '#/data/config/servers'
import { withServers } from '../build/servers'
import { pathOf, sizesOfPages } from './built'
import { foreignElements, poison, watch } from './fixtures/attacked'
import { liveConfig } from './fixtures/config'
import { expectStill, watchShifts } from './fixtures/shifts'
import { serveSite } from './fixtures/site'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, lists, records } from './pages'

test.use({ meets: 'document' })

/** Whether a page, of a list or not, is drawn before the app is there. */
const isEarly = (path: string, isList: boolean) =>
  sizesOfPages().some(
    ({ path: built, first, list }) => first.length > 0 && list === isList && new RegExp(built).test(path),
  )

/** The lists whose rows are drawn before the app is there. */
const early = lists.filter(({ path }) => isEarly(path, true))

/** The records whose first facts are. */
const earlyRecords = records.filter((path) => path !== '/' && isEarly(path, false))

/** Notes in the page what stood there when the app took over, and what the app put into its place. */
function noteHandOver(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      const [before, after] = [removedNodes[0], addedNodes[0]]
      if (!(before instanceof HTMLElement && after instanceof HTMLElement) || after.id !== 'root') continue
      // What adds to the page may have come meanwhile: the rows, and what stands on every page of a chain.
      const parts = (root: HTMLElement) =>
        Array.from(
          root.querySelectorAll('table, nav[aria-label="Chain"], search, section[aria-labelledby^="chains-"]'),
          ({ outerHTML }) => outerHTML,
        )
      // Of a record: what it is called, where and when it was, and what is known of it, which more may have been added to.
      const facts = (root: HTMLElement) =>
        Array.from(root.querySelectorAll('main :is(h1, header > div, dl > *)'), ({ textContent }) => textContent)
      if (before.querySelector('main dl'))
        Object.assign(globalThis, { facts: { first: facts(before), app: facts(after) } })
      Object.assign(globalThis, { handOver: { first: parts(before), app: parts(after) } })
    }
  }).observe(document, { childList: true, subtree: true })
}

/** What stood there, and what came into its place. */
async function handOver(page: Page): Promise<{ first: string[]; app: string[] }> {
  const noted = () => (globalThis as { handOver?: { first: string[]; app: string[] } }).handOver
  return (await page.waitForFunction(noted)).jsonValue() as Promise<{ first: string[]; app: string[] }>
}

/** Holds the app back; gives what lets it come. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${pathOf('index')}`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.beforeEach(({ page }) => page.addInitScript(noteHandOver))

const linesOf = (parts: string[]) => parts.join('\n').replaceAll(' style=""', '').replaceAll('<', '\n<').split('\n')

for (const list of early) {
  test(`${list.name}: the rows that stand before the app are those that it puts in their place`, async ({
    page,
    demo,
    openSite,
  }) => {
    const release = await holdApp(page)
    // What adds to rows, as the shares of a supply, would come to those of the app alone.
    const endpoint = endpointOf(list)
    await page.route('**/api/v2/**', async (route) => {
      if (endpoint.test(new URL(route.request().url()).pathname)) await route.continue()
    })
    await page.goto((await openSite(liveConfig(demo.url))) + list.path)
    await expect(page.locator('main [data-index="0"]')).toBeVisible()
    release()
    const { first, app } = await handOver(page)
    expect(linesOf(first)).toEqual(linesOf(app))
  })
}

/** Opens a record and lets the app come once its first facts stand. */
async function factsBefore(page: Page, url: string): Promise<() => void> {
  const release = await holdApp(page)
  await page.goto(url)
  await expect(page.locator('main dd').first()).toBeVisible()
  return release
}

for (const path of earlyRecords) {
  test(`${path}: the facts that stand before the app are those that it puts in their place, and nothing moves`, async ({
    page,
    demo,
    openSite,
  }) => {
    await watchShifts(page)
    const release = await factsBefore(page, (await openSite(liveConfig(demo.url))) + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await handOver(page)
    const { first, app } = await page.evaluate(
      () => (globalThis as unknown as { facts: Record<'first' | 'app', string[]> }).facts,
    )
    expect(first.length).toBeGreaterThan(4)
    for (const fact of first)
      expect(
        app.some((other) => other.startsWith(fact)),
        fact,
      ).toBe(true)
    await expectStill(page)
  })
}

test('the chains that stand before the app are those that it puts in their place, with what is typed meanwhile', async ({
  page,
  demo,
  openSite,
}) => {
  const release = await holdApp(page)
  await page.goto(await openSite(liveConfig(demo.url)))
  await expect(page.getByRole('main').getByRole('link', { name: /Meridian/ })).toBeVisible()
  await page.getByRole('combobox').fill('0xabc')
  release()
  const { first, app } = await handOver(page)
  expect(first).toHaveLength(3)
  expect(linesOf(first)).toEqual(linesOf(app))
  await expect(page.getByRole('combobox')).toHaveValue('0xabc')
})

test.describe('before the app is there', () => {
  test('rows can be scrolled, opened and typed beside: none of it is lost', async ({ page, demo, openSite }) => {
    const release = await holdApp(page)
    await page.goto(`${await openSite(liveConfig(demo.url))}/${chain}/blocks`)
    await page.getByRole('button', { name: 'Details of row 12' }).click()
    await page.getByRole('combobox').fill('0xabc')
    await page.evaluate(() => scrollTo(0, 240))
    release()
    await handOver(page)
    await expect(page.getByRole('button', { name: 'Details of row 12' })).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('combobox')).toHaveValue('0xabc')
    await expect(page.getByRole('combobox')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(240)
  })

  test('a tab of a record that is clicked opens once it is, without another load', async ({ page, demo, openSite }) => {
    const release = await factsBefore(page, `${await openSite(liveConfig(demo.url))}/${chain}/tx/${at.routedSwap}`)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.getByRole('link', { name: 'Logs', exact: true }).click()
    release()
    await expect(page).toHaveURL(/\/logs$/)
    await expect(page.locator('main [data-index]').first()).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  })

  for (const path of earlyRecords) {
    test(`${path}: hostile texts do nothing`, async ({ page, faults }) => {
      poison(faults)
      const happened = await watch(page, faults.site)
      await factsBefore(page, faults.site + path)
      expect(await foreignElements(page)).toEqual([])
      expect(happened).toEqual([])
    })
  }

  test('a place in a record is left to the app', async ({ page, demo, openSite }) => {
    const release = await holdApp(page)
    const answered = page.waitForResponse(/\/api\/v2\/transactions\//)
    await page.goto(`${await openSite(liveConfig(demo.url))}/${chain}/tx/${at.routedSwap}#value`)
    await (await answered).finished()
    await expect(page.locator('main')).toHaveCount(0)
    release()
    await expect(page.locator('main dd').first()).toBeVisible()
  })

  test('a link that is clicked leads on once it is, without another load', async ({ page, demo, openSite }) => {
    const release = await holdApp(page)
    await page.goto(`${await openSite(liveConfig(demo.url))}/${chain}/blocks`)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.getByRole('link', { name: 'Transactions', exact: true }).click()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  })
})

/** Opens the list of blocks while config.json is held back: it is asked for all the same, once, and its rows wait. */
async function opensWithoutConfiguration(page: Page, open: () => Promise<unknown>): Promise<void> {
  const rows = page.locator('main [data-index]')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/config.json', async (route) => {
    await held
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const answered = page.waitForResponse(/\/api\/v2\/blocks$/)
  await open()
  await (await answered).finished()
  await expect(rows).toHaveCount(0)
  answer()
  await expect(rows.first()).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/api/v2/blocks'))).toHaveLength(1)
}

test('a first visit asks the servers that were known when the app was built, without waiting for the configuration', async ({
  page,
  demo,
}, testInfo) => {
  const config = liveConfig(demo.url)
  const folder = testInfo.outputPath('site')
  await cp('dist', folder, { recursive: true, filter: (path) => path !== join('dist', 'demo') })
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, 'index.html'), withServers(html, serversOf(JSON.parse(config) as ConfiguredServers)))
  const { url, close } = await serveSite(config, { folder, base: '/' })
  await opensWithoutConfiguration(page, () => page.goto(`${url}/${chain}/blocks`, { waitUntil: 'commit' }))
  await close()
})

test.describe('on another visit', () => {
  test('a list is asked for without waiting for the configuration, which its rows wait for', async ({
    page,
    demo,
    openSite,
  }) => {
    await page.goto(`${await openSite(liveConfig(demo.url))}/${chain}/blocks`)
    await expect(page.locator('main [data-index]').first()).toBeVisible()
    await opensWithoutConfiguration(page, () => page.reload({ waitUntil: 'commit' }))
  })

  test('a list of servers that are no longer configured is asked of the others, and not shown', async ({
    page,
    demo,
    faults,
  }) => {
    const rows = page.locator('main [data-index]')
    await page.goto(`${faults.site}/${chain}/blocks`)
    await expect(rows.first()).toBeVisible()
    await page.route('**/config.json', (route) => route.fulfill({ body: liveConfig(demo.url) }))
    await page.route(`${faults.url}/**`, (route) => route.fulfill({ json: { items: [], next_page_params: null } }))
    const asked = page.waitForRequest((request) => request.url().startsWith(demo.url))
    await page.reload()
    await asked
    await expect(rows.first()).toBeVisible()
  })
})

test.describe('where something is slow or fails', () => {
  test.use({ tolerates: 'failed requests' })

  test('the frame stands first, and the app waits no longer for rows than for anything', async ({
    page,
    demo,
    openSite,
  }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/v2/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${await openSite(liveConfig(demo.url))}/${chain}/blocks`)
    const { first, app } = await handOver(page)
    expect(first).toHaveLength(app.length)
    answer()
    await expect(page.locator('main [data-index]').first()).toBeVisible()
  })

  test('an answer that fails is told by the app', async ({ page, demo, openSite }) => {
    await page.route('**/api/v2/**', (route) => route.fulfill({ status: 403, body: '{"message":"No"}' }))
    await page.goto(`${await openSite(liveConfig(demo.url))}/${chain}/blocks`)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.locator('#root')).toHaveCount(1)
  })

  test('a record that is not there is told by the app', async ({ page, demo, openSite }) => {
    await page.goto(`${await openSite(liveConfig(demo.url))}/${chain}/tx/0x${'12'.repeat(32)}`)
    await expect(page.getByText('knows no such transaction')).toBeVisible()
    await expect(page.locator('#root')).toHaveCount(1)
  })

  test('rows whose early code can’t be fetched are drawn by the app', async ({ page, demo, openSite }) => {
    for (const { name } of sizesOfPages().flatMap(({ first }) => first))
      await page.route(`**/${name}`, (route) => route.abort())
    await page.goto(`${await openSite(liveConfig(demo.url))}/${chain}/blocks`)
    await expect(page.locator('main [data-index]').first()).toBeVisible()
  })
})
