import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { listNamed } from '#/testing/pages'

/**
 * The most JavaScript that a page may load until the rows of its list are shown, bytes of brotli, by the name of the list: one each of
 * the chain, an address, a transaction and a token, as all of a kind load the same code.
 */
const MAX_BYTES: ReadonlyMap<string, number> = new Map([
  ['Blocks', 182_000],
  ['Transactions of the address', 199_000],
  // The title of a transaction says what happened, also on its other tabs.
  ['Logs of the transaction', 214_000],
  ['Inventory of the token', 195_000],
])

/** Marks the time at which the first row is in the document. A page that waits for a busy server is not idle before. */
function markFirstRow(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const whenIdle = globalThis.requestIdleCallback
    const waiting: Parameters<typeof whenIdle>[] = []
    globalThis.requestIdleCallback = (...request) => waiting.push(request)
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-index]')) return
      performance.mark('first row')
      observer.disconnect()
      globalThis.requestIdleCallback = whenIdle
      for (const request of waiting) whenIdle(...request)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** The paths of the files that the page had loaded when its first row was in the document. */
function pathsBeforeFirstRow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [row] = performance.getEntriesByName('first row')
    if (!row) throw new Error('No row is in the document')
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files.filter(({ responseEnd }) => responseEnd < row.startTime).map(({ name }) => new URL(name).pathname)
  })
}

/** Collects the JavaScript files that a page loads from now on, each with its size as brotli. */
function watchScripts(page: Page): Map<string, Promise<number>> {
  const files = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    const size = response.body().then((body) => brotliCompressSync(body).length)
    // A file that loads after the rows may be cut off by the end of the test.
    size.catch(() => undefined)
    files.set(pathname, size)
  })
  return files
}

for (const [label, most] of MAX_BYTES) {
  const list = listNamed(label)
  test(`${list.name}: rows need little code, and stay in place when the rest loads`, async ({
    page,
    demo,
    openSite,
  }) => {
    const scripts = watchScripts(page)
    await watchShifts(page)
    await markFirstRow(page)
    await page.goto((await openSite(liveConfig(demo.url))) + list.path)
    await expect(new ListView(page, list.name).rows.first()).toBeVisible()
    const paths = await pathsBeforeFirstRow(page)
    const loaded = [...scripts].filter(([path]) => paths.includes(path))
    expect(loaded.length).toBeGreaterThan(2)
    const sizes = await Promise.all(loaded.map(([, size]) => size))
    const names = loaded.map(([name], index) => `${name} ${sizes[index]}`).join('\n')
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      names,
    ).toBeLessThanOrEqual(most)
    await expectStill(page)
  })
}

test('each file of code begins with the hint to compile it while it is fetched', () => {
  const files = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(10)
  const withoutHint = files.filter(
    (name) => !readFileSync(`dist/assets/${name}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(withoutHint).toEqual([])
})
