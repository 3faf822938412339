import { scroll } from './inPage'
import { interactions } from './interactions'
import { pageNamed } from './pages'
import type { Scenario } from './scenario'
import { heapOf, notesOf, open } from './visit'

/** Rows of the longest list. */
const MANY_ROWS = 100_000

/** A very long list: how it scrolls, and what it takes. */
const longList: Scenario = {
  name: 'scroll 100,000 rows',
  seconds: 180,
  maxRuns: 3,
  play: async ({ open: openSettled, api }) => {
    const list = pageNamed('addresses')
    const few = await openSettled(list, 1)
    const heapOfFew = await heapOf(few.session)
    await few.page.context().close()
    // Few fields: a response of more than 16 MB is loaded on request only.
    await api.setMany(list.api, MANY_ROWS, ({ coin_balance, transactions_count }, index) => ({
      coin_balance,
      transactions_count,
      hash: `0x${index.toString(16).padStart(40, '0')}`,
    }))
    const { page, session } = await openSettled(list, 1)
    const fast = await scroll(page)
    const heap = await heapOf(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(() => scrollTo(0, 0))
    const slow = await scroll(page)
    return {
      'scroll 100,000 rows, CPU 1x, p95 frame, ms': fast.p95,
      'scroll 100,000 rows, CPU 4x, p95 frame, ms': slow.p95,
      'scroll 100,000 rows, CPU 1x, % of frames with rows': fast.withRows,
      'scroll 100,000 rows, DOM elements': Math.max(fast.elements, slow.elements),
      'scroll 100,000 rows, heap per row, kB': (heap - heapOfFew) / (MANY_ROWS - 50) / 1000,
    }
  },
}

/** The second visit with the same profile. */
const repeat: Scenario = {
  name: 'repeated visit',
  seconds: 60,
  play: async ({ open: openSettled, site }) => {
    const { path, ready } = pageNamed('txs')
    const { page } = await openSettled({ path, ready }, 1)
    const times: Record<string, number> = {}
    for (const cpu of [1, 4]) {
      const again = await open(page.context(), { site, path, ready, count: 50 }, { cpu })
      times[`repeated visit, CPU ${cpu}x, rows painted, ms`] = (await notesOf(again.page)).painted
      await again.page.close()
    }
    return times
  },
}

/** What the design's numbers need, in its order. */
export const listScenarios: readonly Scenario[] = [...interactions, longList]

/** More about lists, on request only. */
export const moreListScenarios: readonly Scenario[] = [repeat]
