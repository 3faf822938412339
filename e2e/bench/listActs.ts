import { answered, scrolled, worked } from './inPage'
import { pageNamed } from './pages'
import type { Act } from './stage'
import { heapOf, notesOf, openWatched } from './visit'

/** Rows of the longest list. */
const many = 100_000

/** A click on a row's link, to the first paint of the record that it leads to; the pointer was nowhere near before. */
const click: Act = {
  name: 'click in a list',
  seconds: 60,
  play: async ({ open }) => {
    const { page } = await open(pageNamed('txs'), 4)
    const until = pageNamed('transaction').ready
    const took = await answered(page, { type: 'click', until }, () =>
      page.locator('[data-index="3"] a[href*="/tx/"]').click(),
    )
    return { 'click in a list to the record, CPU 4x, ms': took }
  },
}

/**
 * Work of the main thread from pressing the button until the list says that fifty more rows are loaded, those of them near the window
 * are painted, and all has been done that follows by itself within a second.
 */
const append: Act = {
  name: 'appending a page',
  seconds: 60,
  play: async ({ open }) => {
    const { page, session } = await open(pageNamed('txs'), 4)
    const work = await worked(session, async () => {
      await page.evaluate(async () => {
        const said = document.querySelector('main [role="status"]')
        const button = [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith('Load more'))
        await new Promise<void>((resolve) => {
          const look = () => said?.textContent.startsWith('100 ') && resolve()
          new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
          button?.click()
        })
        await new Promise(requestAnimationFrame)
        await new Promise((resolve) => setTimeout(resolve))
      })
      await page.waitForTimeout(1000)
    })
    return { 'appending a page of 50 rows, CPU 4x, ms of main thread': work }
  },
}

/** Pixels a frame: flying past rows, and as fast as a reader may follow. */
const speeds = [4000, 400]

/** A list of very many rows: how it scrolls, what it holds. */
const scroll: Act = {
  name: 'scroll of 100,000 rows',
  seconds: 180,
  most: 3,
  play: async ({ open, api }) => {
    const list = pageNamed('addresses')
    const few = await open(list, 1)
    const heapOfFew = await heapOf(few.session)
    await few.page.close()
    await api.manyOf(list.api, many, (item, place) => ({ ...item, hash: `0x${place.toString(16).padStart(40, '0')}` }))
    const { page, session } = await open(list, 1)
    const numbers: Record<string, number> = {}
    let heap = NaN
    let most = 0
    for (const cpu of [1, 4]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
      for (const step of speeds) {
        await page.evaluate(() => scrollTo(0, 0))
        const what = `scroll of 100,000 rows by ${step.toLocaleString('en')} px a frame, CPU ${cpu}x`
        const { p95, elements, withRows } = await scrolled(page, step)
        numbers[`${what}, p95 frame, ms`] = p95
        numbers[`${what}, of 100 frames with rows`] = withRows
        most = Math.max(most, elements)
      }
      if (cpu === 1) heap = await heapOf(session)
    }
    return {
      ...numbers,
      'scroll of 100,000 rows, elements': most,
      'heap for each of 100,000 rows, bytes': (heap - heapOfFew) / (many - 50),
    }
  },
}

/** The second visit of a browser that keeps what may be kept. */
const repeat: Act = {
  name: 'a repeated visit',
  seconds: 60,
  play: async ({ open, site }) => {
    const { path, ready } = pageNamed('txs')
    const { page } = await open({ path, ready }, 1)
    const times: Record<string, number> = {}
    for (const cpu of [1, 4]) {
      const again = await openWatched(page.context(), site + path, ready, { cpu })
      times[`first rows on a repeated visit, CPU ${cpu}x, ms`] = (await notesOf(again.page)).first
      await again.page.close()
    }
    return times
  },
}

/** What is done with lists. */
export const listActs: readonly Act[] = [click, append, repeat, scroll]
