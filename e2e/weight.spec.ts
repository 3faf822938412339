import { pathOf, sizesOfPages } from './built'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { endpointOf, type ListCase, lists } from './pages'

test.use({ meets: 'document' })

/** Requests that rows wait for, where they are more than those of a list or of a record's tab: shares of a supply, the reading of what was typed. */
const more: Readonly<Record<string, number>> = { 'Coin holders': 5, 'Search results': 11 }

/**
 * Requests that the rows of a list wait for besides the document: the app, the page, the configuration and the data; in the tab of a
 * record its frame, too, and what it shares with other tabs.
 */
const limitOf = ({ name, path }: ListCase) => more[name] ?? (/^\/\d+\/[a-z-]+$/.test(path) ? 4 : 8)

for (const list of lists) {
  test(`${list.name}: rows wait for few requests, and stay where they are when the rest comes`, async ({
    page,
    demo,
    openSite,
  }) => {
    const [path = ''] = list.path.split('?')
    const shownAt = sizesOfPages().find((built) => new RegExp(built.path).test(path))
    // Rows that are drawn before the app is there wait for nothing of the app.
    const files = shownAt?.first.length ? shownAt.first : shownAt?.files
    const awaited = new Set(files?.map(({ name }) => `/${name}`))
    // A search page reads what was typed before it asks.
    awaited.add(pathOf('searchInput'))
    await watchShifts(page)
    let shown = () => {}
    const rows = new Promise<void>((resolve) => (shown = resolve))
    const asked = new Set<string>()
    const endpoint = endpointOf(list)
    // Whatever else is asked for is answered only once the rows are there: they can not have needed it.
    await page.route(/\.js$|\.json$|\/api\//, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (awaited.has(pathname) || pathname === '/config.json' || endpoint.test(pathname)) asked.add(pathname)
      else await rows
      await route.continue()
    })
    await page.goto((await openSite(liveConfig(demo.url))) + list.path)
    await expect(new ListView(page, list.name).rows.first()).toBeVisible()
    expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(limitOf(list))
    shown()
    await expectStill(page)
  })
}
