import { sizesOfPages } from './built'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { endpointOf, lists } from './pages'

/** Requests that the rows of a list wait for besides the document: the app, the page, the configuration and the data. */
const REQUESTS = 14

/** A search page reads what was typed before it asks. */
const reading = /^\/assets\/searchInput-/

for (const list of lists) {
  test(`${list.name}: rows wait for few requests`, async ({ page, demo, openSite }) => {
    const awaited = new Set(sizesOfPages().flatMap(({ files }) => files.map(({ name }) => `/${name}`)))
    let shown = () => {}
    const rows = new Promise<void>((resolve) => (shown = resolve))
    const asked = new Set<string>()
    const endpoint = endpointOf(list)
    // Whatever else is asked for is answered only once the rows are there: they can not have needed it.
    await page.route(/\.js$|\.json$|\/api\//, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (awaited.has(pathname) || reading.test(pathname) || pathname === '/config.json' || endpoint.test(pathname))
        asked.add(pathname)
      else await rows
      await route.continue()
    })
    await page.goto((await openSite(liveConfig(demo.url))) + list.path)
    await new ListView(page, list.name).opened()
    expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(REQUESTS)
    shown()
    await page.waitForLoadState('networkidle')
  })
}
