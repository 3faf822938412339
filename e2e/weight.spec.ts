import { BUDGET, closure, readManifest, REQUESTS, sizeOf, sourcesOf } from './closure'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { lists } from './pages'

for (const { name, path } of lists) {
  test(`${name}: little JavaScript and few requests show it`, async ({ page, demo, openSite }) => {
    const manifest = readManifest()
    const { entry, routes } = sourcesOf(manifest)
    // A search page reads what was typed before it asks.
    const needed = [...entry, ...routes, 'src/domain/searchInput.ts']
    const first = new Set(closure(manifest, needed).map(({ file }) => file))
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-index]')) return
        Object.assign(globalThis, { rowsAt: performance.now() })
        observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    let shown = () => {}
    const rows = new Promise<void>((resolve) => (shown = resolve))
    // What a page fetches beside its own chunks comes only once the rows are there: they can not have needed it.
    await page.route('**/assets/*.js', async (route) => {
      const file = new URL(route.request().url()).pathname.slice(1)
      if (!first.has(file)) await rows
      await route.continue()
    })
    await page.goto((await openSite(liveConfig(demo.url))) + path)
    await new ListView(page, name).opened()
    // What is asked for after the rows were drawn is not what they waited for.
    const asked = await page.evaluate(() => {
      const { rowsAt } = globalThis as typeof globalThis & { rowsAt: number }
      const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < rowsAt)
      return before.map(({ name: url }) => new URL(url).pathname.slice(1))
    })
    const loaded = [...new Set(asked)].filter((file) => first.has(file))
    expect(loaded).not.toEqual([])
    expect(sizeOf(loaded)).toBeLessThanOrEqual(BUDGET)
    // What comes beside the rows by itself may have been asked for by then, and was not waited for.
    const awaited = asked.filter((file) => first.has(file) || !file.endsWith('.js'))
    expect(awaited.length, 'requests before the rows').toBeLessThanOrEqual(REQUESTS)
    shown()
    await page.waitForLoadState('networkidle')
  })
}
