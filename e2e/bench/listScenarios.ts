import { mainThreadTime, scroll, timeToPaint } from './inPage'
import { limitPath, pageNamed } from './pages'
import type { Scenario } from './scenario'
import { heapOf, notesOf, open } from './visit'

/** Rows of the longest list. */
const MANY_ROWS = 100_000

/** A click on a row's link until the record's facts are painted, on both pages; the pointer was nowhere near before. */
const click: Scenario = {
  name: 'click in a list',
  seconds: 90,
  play: async ({ open: openSettled, api }) => {
    const list = pageNamed('txs')
    const until = pageNamed('transaction').ready
    const timeOf = async (path: string) => {
      const { page } = await openSettled({ path, ready: list.ready }, 4)
      const took = await timeToPaint(page, { type: 'click', until }, () =>
        page.locator('[data-index="3"] a[href*="/tx/"]').click(),
      )
      await page.context().close()
      return took
    }
    return {
      'click in a list to the facts, CPU 4x, ms': await timeOf(list.path),
      'the same on the hand-written page, ms': await timeOf(limitPath(list, api.url)),
    }
  },
}

/**
 * Main-thread time of a press of "Load more" and the second after it, then from the response until one second after the list is 50 rows
 * taller, then of scrolling through all rows: a list that renders or paints rows only when they are near does so then. Later pages are
 * held until the press is measured. A list that requests its next page before it is needed has nothing to do at the press, so the
 * part after the response is given apart.
 */
const append: Scenario = {
  name: 'append a page',
  seconds: 60,
  play: async ({ open: openSettled, api }) => {
    const list = pageNamed('txs')
    const release = api.hold(`${list.api}?`)
    const { page, session } = await openSettled(list, 4)
    const height = await page.evaluateHandle(() => {
      const row = document.querySelector('main [data-index]')?.getBoundingClientRect().height ?? NaN
      const now = () => document.body.getBoundingClientRect().height
      // The last row may have another border.
      const wanted = now() + 49 * row
      const reached = new Promise<void>((resolve) => {
        new ResizeObserver(() => now() >= wanted && resolve()).observe(document.body)
      })
      return { reached }
    })
    const pressed = await mainThreadTime(session, async () => {
      await page.evaluate(() => {
        const button = [...document.querySelectorAll('button')].find((each) =>
          /^Load(ing)? more/.test(each.textContent),
        )
        if (!button) throw new Error('there is no button to load more')
        button.click()
      })
      await page.waitForTimeout(1000)
    })
    const appended = await mainThreadTime(session, async () => {
      release()
      await height.evaluate(({ reached }) => reached)
      await page.waitForTimeout(1000)
    })
    let p95 = NaN
    const scrolled = await mainThreadTime(session, async () => {
      ;({ p95 } = await scroll(page, 100, 45))
    })
    return {
      'append 50 rows, CPU 4x, ms of main thread': pressed + appended,
      'append 50 rows, from the response, CPU 4x, ms of main thread': appended,
      'scroll through 100 rows, CPU 4x, ms of main thread': scrolled,
      'scroll through 100 rows, CPU 4x, p95 frame, ms': p95,
    }
  },
}

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
export const listScenarios: readonly Scenario[] = [click, append, longList]

/** More about lists, on request only. */
export const moreListScenarios: readonly Scenario[] = [repeat]
