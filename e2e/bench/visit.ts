import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** How fast everything is: times that the processor is slowed down, and the network, where it is not as fast as it can be. */
export interface Conditions {
  cpu: number
  /** Latency in ms, download in bytes a second. */
  network?: { latency: number; downloadThroughput: number }
}

/** What one visit took: times in ms since the navigation began, sizes in bytes of brotli. */
export interface Visit {
  /** When what the reader came for was painted. */
  first: number
  fcp: number
  lcp: number
  /** What tasks of the main thread took beyond 50 ms each, until a second after that. */
  blocking: number
  shift: number
  /** Asked for until then, the document not counted. */
  requests: number
  javascript: number
  /** Of style sheets, and of what stands in the document. */
  css: number
  /** After a collection of garbage. */
  heap: number
  elements: number
}

/** What happened in a page so far; times in ms. */
export interface Notes {
  first: number
  lcp: number
  blocking: number
  /** The longest task of the main thread, none below 50. */
  longest: number
  shift: number
}

const viewport = { width: 1440, height: 900 }
const patience = 60_000

/** Runs in the page before anything else of it: notes what happens, and when `ready` was painted. */
function watch(ready: string): void {
  const notes: Notes = { first: 0, lcp: 0, blocking: 0, longest: 0, shift: 0 }
  Object.assign(globalThis, { notes })
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  note('largest-contentful-paint', ({ startTime }) => (notes.lcp = startTime))
  note('longtask', ({ duration }) => {
    notes.blocking += Math.max(0, duration - 50)
    notes.longest = Math.max(notes.longest, duration)
  })
  note('layout-shift', (entry) => (notes.shift += (entry as PerformanceEntry & { value: number }).value))
  const look = () => {
    if (!document.querySelector(ready)) requestAnimationFrame(look)
    // The frame that this is called in paints it: the first task after that is when it has been.
    else setTimeout(() => (notes.first = performance.now()))
  }
  requestAnimationFrame(look)
}

/** What a page that `openWatched` opened has noted. */
export function notesOf(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes)
}

/** A window as readers have them, of a browser that knows nothing yet. */
export function freshContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport })
}

/** Opens `url` under these conditions, until `ready` was painted; what it notes meanwhile is for `notesOf`. */
export async function openWatched(context: BrowserContext, url: string, ready: string, under: Conditions) {
  const { cpu, network } = under
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, uploadThroughput: -1, ...network })
  }
  await page.addInitScript(watch, ready)
  await page.goto(url, { waitUntil: 'commit', timeout: patience })
  await page.waitForFunction(() => (globalThis as unknown as { notes: Notes }).notes.first > 0, null, {
    timeout: patience,
  })
  return { page, session }
}

/** Bytes of the page's heap, without garbage. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

const packed = new Map<string, number>()

/** Bytes of a text as brotli; the styles of a build are the same on every page. */
function packedSize(text: string): number {
  const size = packed.get(text) ?? brotliCompressSync(text).length
  packed.set(text, size)
  return size
}

/** Does something in a window that has never been used. */
async function afresh<T>(browser: Browser, act: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await freshContext(browser)
  try {
    return await act(context)
  } finally {
    await context.close()
  }
}

/** When `ready` was painted, in a browser that has never seen the page. */
export function firstCold(browser: Browser, url: string, ready: string, under: Conditions): Promise<number> {
  return afresh(browser, async (context) => (await notesOf((await openWatched(context, url, ready, under)).page)).first)
}

/** Visits `url` in a browser that has never seen it, until a second after `ready` was painted. */
export function visitCold(browser: Browser, url: string, ready: string, under: Conditions): Promise<Visit> {
  return afresh(browser, (context) => visit(context, url, ready, under))
}

async function visit(context: BrowserContext, url: string, ready: string, under: Conditions): Promise<Visit> {
  const { page, session } = await openWatched(context, url, ready, under)
  await page.waitForTimeout(1000)
  const { first, lcp, blocking, shift } = await notesOf(page)
  const { styles, linked, ...seen } = await page.evaluate((until) => {
    const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < until,
    )
    const bytes = (end: string) =>
      asked.filter(({ name }) => name.endsWith(end)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      requests: asked.length,
      javascript: bytes('.js'),
      linked: bytes('.css'),
      styles: Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join(''),
      elements: document.querySelectorAll('*').length,
    }
  }, first)
  const heap = await heapOf(session)
  return { first, lcp, blocking, shift, ...seen, css: linked + packedSize(styles), heap }
}
