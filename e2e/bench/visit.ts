import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { javascriptBytes, type Site } from './site'
import { type FirstView, type Notes, watch } from './watch'

/** Throttling: the factor that slows down the CPU, and the network if it is throttled. */
export interface Conditions {
  cpu: number
  /** Latency in ms, download in bytes a second. */
  network?: { latency: number; downloadThroughput: number }
}

/** The page of a visit, and its first view. */
export interface Target extends FirstView {
  site: Site
  path: string
}

/** One visit that ends with a click on the first link; times as in `Notes`. */
export interface ClickVisit {
  painted: number
  answered: number
  opened: number
  /** Processor time of the page's main thread until then, ms: other load on the machine hardly changes it. */
  mainThread: number
  /** Bytes (brotli) of all JavaScript requested until the page answered, with what is inline in the document. */
  javascript: number
  /** The same of all files: with the document, the style sheet and the configuration. */
  bytes: number
  requests: number
}

/** One visit without a click, until the page is idle. */
export interface IdleVisit {
  fcp: number
  blocking: number
  shift: number
  elements: number
  /** Elements of a row, and their attributes: the average of all rows. */
  rowElements: number
  rowAttributes: number
  /** Bytes (brotli) of all JavaScript that the browser loaded: also what is prefetched, and what a service worker caches. */
  javascriptUntilIdle: number
}

const VIEWPORT = { width: 1440, height: 900 }
const TIMEOUT_MS = 30_000
/** A page is idle when it has requested no file for this time. */
const QUIET_MS = 3000

/** The notes of a page, see `watch`. */
export function notesOf(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes)
}

/** A new profile with a desktop window: no cache, no storage. */
export function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: VIEWPORT })
}

/** Opens a page under these conditions, until its first view is painted. */
export async function open(context: BrowserContext, target: Target, under: Conditions, clicks = false) {
  const { site, path, ready, count } = target
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: under.cpu })
  if (under.network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, uploadThroughput: -1, ...under.network })
  }
  await page.addInitScript(watch, { ready, count, clicks })
  await page.goto(site.url + path, { waitUntil: 'commit', timeout: TIMEOUT_MS })
  await page.waitForFunction(() => (globalThis as unknown as { notes: Notes }).notes.painted > 0, null, {
    timeout: TIMEOUT_MS,
  })
  return { page, session }
}

/** Processor time that the page's main thread has taken, ms. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000
}

/** Scripts in the document itself, as text; data in script elements is none. */
function inlineScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.scripts)
      .filter(({ src, type }) => src === '' && ['', 'module', 'text/javascript'].includes(type))
      .map(({ text }) => text),
  )
}

/** Visits in a new profile; the site's list of requests is of this visit only. */
async function inNewProfile<T>(browser: Browser, site: Site, visit: (context: BrowserContext) => Promise<T>) {
  const context = await newContext(browser)
  site.requests.length = 0
  try {
    return await visit(context)
  } finally {
    await context.close()
  }
}

/** Opens a page cold and clicks its first link as soon as the first view is painted. */
export function visitAndClick(browser: Browser, target: Target, under: Conditions): Promise<ClickVisit> {
  const { site } = target
  return inNewProfile(browser, site, async (context) => {
    const { page, session } = await open(context, target, under, true)
    const mainThread = await processorTime(session)
    const isOver = () => {
      const { notes } = globalThis as unknown as { notes: Notes }
      return notes.opened > 0 || notes.isUnhandled
    }
    await page.waitForFunction(isOver, null, { timeout: TIMEOUT_MS })
    const { painted, answered, opened, isUnhandled } = await notesOf(page)
    if (isUnhandled) throw new Error('the click loaded a new document')
    const end = (await page.evaluate(() => performance.timeOrigin)) + answered
    const requests = site.requests.filter(({ time }) => time <= end)
    const javascript = javascriptBytes(requests, await inlineScripts(page))
    const bytes = requests.reduce((sum, each) => sum + each.bytes, 0)
    return { painted, answered, opened, mainThread, javascript, bytes, requests: requests.length }
  })
}

/** Waits until the site has had no request from the page, and the page nothing to do. */
export async function untilIdle(page: Page, { requests }: Site): Promise<void> {
  const start = Date.now()
  const isQuiet = () => Date.now() - Math.max(start, requests.at(-1)?.time ?? 0) > QUIET_MS
  while (!isQuiet() && Date.now() - start < TIMEOUT_MS) await sleep(100)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Counts elements of the page, and of what must be painted first: rows, or facts. */
function countElements(page: Page, ready: string) {
  return page.evaluate((selector) => {
    const rows = Array.from(document.querySelectorAll(selector), (row) => [row, ...row.querySelectorAll('*')])
    const all = rows.flat()
    return {
      elements: document.querySelectorAll('*').length,
      rowElements: all.length / rows.length,
      rowAttributes: all.reduce((sum, { attributes }) => sum + attributes.length, 0) / rows.length,
    }
  }, ready)
}

/** Opens a page cold and waits until it is idle. */
export function visitUntilIdle(browser: Browser, target: Target, under: Conditions): Promise<IdleVisit> {
  const { site } = target
  return inNewProfile(browser, site, async (context) => {
    const { page } = await open(context, target, under)
    await untilIdle(page, site)
    const { fcp, blocking, shift } = await notesOf(page)
    const counts = await countElements(page, target.ready)
    const javascriptUntilIdle = javascriptBytes(site.requests, await inlineScripts(page))
    return { fcp, blocking, shift, ...counts, javascriptUntilIdle }
  })
}

/** Bytes of the page's heap, without garbage. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
