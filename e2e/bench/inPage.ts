import type { CDPSession, Page } from '@playwright/test'

type Timed = typeof globalThis & { tookMs?: number | undefined }

/** Time from the user's input, an event of this type that `act` makes, to the first paint that has `until`; ms. */
export async function timeToPaint(
  page: Page,
  { type, until = 'body' }: { type: 'click' | 'keydown' | 'popstate'; until?: string },
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([event, wanted]) => {
      const timed = globalThis as Timed
      timed.tookMs = undefined
      const start = ({ timeStamp }: Event) => {
        const look = () => {
          if (!document.querySelector(wanted)) requestAnimationFrame(look)
          // The first task after the frame that shows it.
          else setTimeout(() => (timed.tookMs = performance.now() - timeStamp))
        }
        requestAnimationFrame(look)
      }
      addEventListener(event, start, { capture: true, once: true })
    },
    [type, until] as const,
  )
  await act()
  const took = await page.waitForFunction(() => (globalThis as Timed).tookMs)
  return (await took.jsonValue()) ?? NaN
}

/** How a page scrolled. */
export interface ScrollResult {
  /** 95th percentile of the frames, ms. */
  p95: number
  /** Most DOM elements at any time. */
  elements: number
  /** Percentage of frames with a row in the middle of the window. */
  withRows: number
}

/** Scrolls by so many px a frame, for so many frames. */
export function scroll(page: Page, step = 4000, count = 300): Promise<ScrollResult> {
  return page.evaluate(
    async ([px, wanted]) => {
      const frames: number[] = []
      let elements = 0
      let samples = 0
      let rows = 0
      let last = await new Promise<number>(requestAnimationFrame)
      for (let frame = 0; frame < wanted; frame += 1) {
        scrollBy(0, px)
        const now = await new Promise<number>(requestAnimationFrame)
        frames.push(now - last)
        last = now
        if (frame % 20 !== 0) continue
        elements = Math.max(elements, document.querySelectorAll('*').length)
        samples += 1
        if (document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-index]')) rows += 1
      }
      const sorted = frames.toSorted((a, b) => a - b)
      return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN, elements, withRows: (100 * rows) / samples }
    },
    [step, count] as const,
  )
}

/** Time that the main thread was busy during `act`, ms. */
export async function mainThreadTime(session: CDPSession, act: () => Promise<void>): Promise<number> {
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }
  const before = await busy()
  await act()
  return ((await busy()) - before) * 1000
}
