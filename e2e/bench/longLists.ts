import type { Page } from '@playwright/test'
import { smallChain } from '#/testing/pages'
import { mainThreadTime } from './inPage'
import { pageNamed } from './pages'
import type { Scenario, Stage } from './scenario'
import { heapOf } from './visit'

/** Rows of a body; a usual page has 50. */
const COUNTS = [50, 1000, 10_000, 30_000, 100_000]

const list = pageNamed('txs')

/** Rows of about 140 bytes: 100,000 of them are below the limit of 16 MB. */
export const shortRow = (_item: object, index: number) => ({
  hash: `0x${index.toString(16).padStart(64, '0')}`,
  block_number: 20_000_000 - index,
  value: String(index),
  status: 'ok',
})

/** Opens the list by its link on the home page, and waits until all rows are there; times in ms since the click. */
function openList(page: Page, count: number): Promise<{ first: number; all: number; longest: number }> {
  return page.evaluate(
    async ([path, ready, total]) => {
      let longest = 0
      const observer = new PerformanceObserver((entries) => {
        for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration)
      })
      observer.observe({ type: 'longtask' })
      const until = async (isThere: () => boolean) => {
        while (!isThere()) await new Promise(requestAnimationFrame)
        // The first task after the frame that shows it.
        await new Promise((resolve) => setTimeout(resolve))
        return performance.now() - start
      }
      const link = document.querySelector<HTMLElement>(`a[href="${path}"]`)
      if (!link) throw new Error(`the page has no link to ${path}`)
      const start = performance.now()
      link.click()
      // The page before has rows, too.
      const isOpen = () => document.querySelector('main h1')?.textContent === 'Transactions'
      const first = await until(() => isOpen() && document.querySelector(ready) !== null)
      const statuses = () => Array.from(document.querySelectorAll('main p[role="status"]'), (each) => each.textContent)
      const all = await until(() => statuses().some((text) => text.startsWith(total)))
      await new Promise((resolve) => setTimeout(resolve, 1000))
      observer.disconnect()
      return { first, all, longest }
    },
    [list.path, list.ready, count.toLocaleString('en-US')] as const,
  )
}

/** Opens the list with a body of so many rows, in a page that is open. */
async function measure({ open, api }: Stage, count: number, cpu: number) {
  await api.setMany(list.api, count, shortRow)
  const { page, session } = await open({ path: `/${smallChain}`, ready: list.ready }, cpu)
  const heapBefore = await heapOf(session)
  let times = { first: NaN, all: NaN, longest: NaN }
  const busy = await mainThreadTime(session, async () => {
    times = await openList(page, count)
  })
  const heap = (await heapOf(session)) - heapBefore
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.context().close()
  return { ...times, busy, heap, elements }
}

/** Lists whose body has 50 to 100,000 rows. */
export const longLists: Scenario = {
  name: 'long lists',
  seconds: 600,
  maxRuns: 3,
  play: async (stage) => {
    const numbers: Record<string, number> = {}
    for (const cpu of [1, 4]) {
      let few: Awaited<ReturnType<typeof measure>> | undefined
      for (const count of COUNTS) {
        const { first, all, longest, busy, heap, elements } = await measure(stage, count, cpu)
        const name = `${count.toLocaleString('en-US')} rows in a body, CPU ${cpu}x`
        numbers[`${name}: first rows, ms`] = first
        numbers[`${name}: all rows, ms`] = all
        numbers[`${name}: longest task, ms (0: below 50)`] = longest
        numbers[`${name}: DOM elements`] = elements
        if (few) {
          numbers[`${name}: main thread a row, µs`] = (1000 * (busy - few.busy)) / (count - 50)
          numbers[`${name}: heap a row, kB`] = (heap - few.heap) / (count - 50) / 1000
        }
        few ??= { first, all, longest, busy, heap, elements }
      }
    }
    return numbers
  },
}
