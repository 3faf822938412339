import { beforeEach, expect, test } from 'vitest'
import { marks, poison, readable } from './payloads'
import { expandAll } from './wholeBody'
import { expectHarmless, expectPoisoned, watchHarm } from './expectHarmless'
import { hostileRecords } from './hostilePages'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

/** Of the lists on a record's page, this many rows stay: hostile.browser.test.tsx has all of them. */
const MAX_ROWS = 3

const main = () => document.querySelector('main')

beforeEach(watchHarm)

for (const [path, ...resources] of hostileRecords) {
  // The page of a transaction has so many texts, which the same components show, that each of them has a third of the payloads.
  const isLarge = path.includes('/tx/')
  const every = isLarge ? 'every payload, a third of them in every field,' : 'every payload in every field'
  test(`${path}: ${every} does nothing and can be read`, { timeout: 240_000 }, async () => {
    // A field with a URL gets one payload a round: the page that links the most URLs has more rounds.
    const atOnce = isLarge || path.endsWith('/instance/7') ? 4 : 12
    const rounds = isLarge ? 2 : marks.length / atOnce
    const api = await startTestApi({ sources: 'one a chain' })
    const { fields, next } = poison(api, atOnce, MAX_ROWS)
    const read = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const router = await renderApp(path, api)
      await settled(router)
      // The raw response, which takes longest, shows all fields alike: it stays closed once each payload has been read with it.
      const closed = read.size === marks.length ? 'Raw API response' : undefined
      await expect.poll(() => main() && expandAll(main() as Element, closed), { timeout: 30_000 }).toBe(0)
      await settled(router)
      for (const mark of readable(main()?.textContent ?? '')) read.add(mark)
      await expectHarmless()
      expect(router.history.location.href).toBe(path)
      next()
    }
    expect(marks.filter((mark) => !read.has(mark))).toEqual([])
    expectPoisoned(fields, resources)
  })
}
