import type { Browser, CDPSession, Page } from '@playwright/test'

/** How fast everything is: times that the processor is slowed down, and the network, where it is not as fast as it can be. */
export interface Conditions {
  cpu: number
  /** Latency in ms, download in bytes a second. */
  network?: { latency: number; downloadThroughput: number }
}

/** What one visit took: times in ms since the navigation began, sizes in bytes as they were sent. */
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
  css: number
  /** After a collection of garbage. */
  heap: number
  elements: number
}

interface Notes {
  first: number
  lcp: number
  blocking: number
  shift: number
}

/** Runs in the page before anything else of it: notes what happens, and when `ready` was painted. */
function watch(ready: string): void {
  const notes: Notes = { first: 0, lcp: 0, blocking: 0, shift: 0 }
  Object.assign(globalThis, { notes })
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  note('largest-contentful-paint', ({ startTime }) => (notes.lcp = startTime))
  note('longtask', ({ duration }) => (notes.blocking += Math.max(0, duration - 50)))
  note('layout-shift', (entry) => (notes.shift += (entry as PerformanceEntry & { value: number }).value))
  const look = () => {
    if (!document.querySelector(ready)) requestAnimationFrame(look)
    // The frame that this is called in paints it: the first task after that is when it has been.
    else setTimeout(() => (notes.first = performance.now()))
  }
  requestAnimationFrame(look)
}

/** Opens a page of its own under these conditions, in a browser context that may know the site already. */
export async function pageUnder(context: { newPage: () => Promise<Page> }, { cpu, network }: Conditions) {
  const page = await context.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, uploadThroughput: -1, ...network })
  }
  return { page, session }
}

/** Bytes of the page's heap, without garbage. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Visits `url` in a browser that has never seen it, until a second after `ready` was painted. */
export async function visitCold(browser: Browser, url: string, ready: string, under: Conditions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    return await visit(context, url, ready, under)
  } finally {
    await context.close()
  }
}

/** The same in a context that may have seen it. */
export async function visit(
  context: { newPage: () => Promise<Page> },
  url: string,
  ready: string,
  under: Conditions,
): Promise<Visit> {
  const { page, session } = await pageUnder(context, under)
  await page.addInitScript(watch, ready)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => (globalThis as unknown as { notes: Notes }).notes.first > 0, null, {
    timeout: 60_000,
  })
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(() => {
    const { notes } = globalThis as unknown as { notes: Notes }
    const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < notes.first,
    )
    const bytes = (end: string) =>
      asked.filter(({ name }) => name.endsWith(end)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return {
      ...notes,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      requests: asked.length,
      javascript: bytes('.js'),
      css: bytes('.css'),
      elements: document.querySelectorAll('*').length,
    }
  })
  const heap = await heapOf(session)
  await page.close()
  return { ...seen, heap }
}
