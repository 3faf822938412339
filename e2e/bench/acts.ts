import type { Browser, Page } from '@playwright/test'
import { type Measured, pageNamed } from './pages'
import type { Api } from './servers'
import { heapOf, pageUnder, visit } from './visit'

/** What a reader does once a page stands, measured; the unit stands in the name. */
export type Act = (browser: Browser, site: string, api: Api) => Promise<Record<string, number>>

const settled = 1500
const many = 100_000

/** Opens a page in a browser of its own, processor slowed down, and waits until it has nothing more to do. */
async function opened(browser: Browser, site: string, { path, ready }: Measured, cpu: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const { page, session } = await pageUnder(context, { cpu })
  await page.goto(site + path)
  await page.locator(ready).first().waitFor({ timeout: 120_000 })
  await page.waitForTimeout(settled)
  return { page, session, close: () => context.close() }
}

/** A click on a row's link, to the first paint of the record that it leads to; the pointer was nowhere near before. */
const click: Act = async (browser, site) => {
  const { page, close } = await opened(browser, site, pageNamed('txs'), 4)
  await page.evaluate((ready) => {
    const noted = globalThis as typeof globalThis & { took?: number }
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (!document.querySelector(ready)) requestAnimationFrame(look)
        else setTimeout(() => (noted.took = performance.now() - timeStamp))
      }
      look()
    }
    document.addEventListener('click', begin, { capture: true, once: true })
  }, pageNamed('transaction').ready)
  await page.locator('[data-index="3"] a[href*="/tx/"]').click()
  const took = await page.waitForFunction(() => (globalThis as typeof globalThis & { took?: number }).took)
  const ms = await took.jsonValue()
  await close()
  return { 'click in a list to the record, CPU 4x, ms': ms ?? NaN }
}

/** Work of the main thread from pressing the button to the paint of fifty more rows. */
const append: Act = async (browser, site) => {
  const { page, session, close } = await opened(browser, site, pageNamed('txs'), 4)
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }
  const before = await busy()
  await page.evaluate(async () => {
    const count = () => document.querySelectorAll('[data-index]').length
    const from = count()
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith('Load more'))
    await new Promise<void>((resolve) => {
      new MutationObserver(() => count() >= from + 50 && resolve()).observe(document.body, {
        childList: true,
        subtree: true,
      })
      button?.click()
    })
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  })
  const after = await busy()
  await close()
  return { 'appending a page of 50 rows, CPU 4x, ms of main thread': (after - before) * 1000 }
}

/** Frames of a scroll of so many px each. */
async function scrolled(page: Page, step = 4000) {
  return page.evaluate(async (px) => {
    const frames: number[] = []
    let elements = 0
    let last = await new Promise<number>(requestAnimationFrame)
    for (let frame = 0; frame < 300; frame += 1) {
      scrollBy(0, px)
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - last)
      last = now
      if (frame % 20 === 0) elements = Math.max(elements, document.querySelectorAll('*').length)
    }
    const sorted = frames.toSorted((a, b) => a - b)
    return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN, elements }
  }, step)
}

/** A list of very many rows: how it scrolls, what it holds. */
const scroll: Act = async (browser, site, api) => {
  const list = pageNamed('addresses')
  const answer = (await (await fetch(`${api.url}/${list.api}`)).json()) as { items: object[] }
  const few = await opened(browser, site, list, 1)
  const heapOfFew = await heapOf(few.session)
  await few.close()
  const items = Array.from({ length: many }, (_, place) => ({
    ...answer.items[place % 50],
    hash: `0x${place.toString(16).padStart(40, '0')}`,
  }))
  api.set(`/${list.api}`, JSON.stringify({ items, next_page_params: null }))
  const { page, session, close } = await opened(browser, site, list, 1)
  const { p95, elements } = await scrolled(page)
  const heap = await heapOf(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => scrollTo(0, 0))
  const slow = await scrolled(page)
  await close()
  api.set(`/${list.api}`, JSON.stringify(answer))
  return {
    'scroll of 100,000 rows, CPU 1x, p95 frame, ms': p95,
    'scroll of 100,000 rows, CPU 4x, p95 frame, ms': slow.p95,
    'scroll of 100,000 rows, elements': Math.max(elements, slow.elements),
    'heap for each of 100,000 rows, bytes': (heap - heapOfFew) / (many - 50),
  }
}

/** A gallery of two thousand pictures, which is scrolled through to its end. */
const gallery: Act = async (browser, site, api) => {
  const list = pageNamed('address NFTs')
  const answer = (await (await fetch(`${api.url}/${list.api}`)).json()) as { items: { id: string }[] }
  const items = Array.from({ length: 2000 }, (_, place) => ({ ...answer.items[place % 50], id: String(place) }))
  api.set(`/${list.api}`, JSON.stringify({ items, next_page_params: null }))
  const { page, close } = await opened(browser, site, list, 4)
  const shift = await page.evaluateHandle(() => {
    const notes = { shift: 0 }
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) notes.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    return notes
  })
  const { p95, elements } = await scrolled(page, 320)
  await page.waitForTimeout(settled)
  const seen = await shift.jsonValue()
  await close()
  api.set(`/${list.api}`, JSON.stringify(answer))
  return {
    'scroll of 2,000 pictures, CPU 4x, p95 frame, ms': p95,
    'scroll of 2,000 pictures, elements': elements,
    'opening and scrolling 2,000 pictures, layout shift, thousandths': 1000 * seen.shift,
  }
}

/** The second visit of a browser that keeps what may be kept. */
const repeat: Act = async (browser, site) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const { path, ready } = pageNamed('txs')
  await visit(context, site + path, ready, { cpu: 1 })
  const times: Record<string, number> = {}
  for (const cpu of [1, 4]) {
    const { first } = await visit(context, site + path, ready, { cpu })
    times[`first rows on a repeated visit, CPU ${cpu}x, ms`] = first
  }
  await context.close()
  return times
}

/** All of them; the slow ones last. */
export const acts: readonly Act[] = [click, append, repeat, scroll, gallery]
