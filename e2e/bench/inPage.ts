import type { CDPSession, Page } from '@playwright/test'

/**
 * How long a page takes from a reader's input to the first paint that has `until`, ms: `act` makes the input, an event of this type.
 */
export async function answered(
  page: Page,
  { type, until = 'body' }: { type: 'click' | 'keydown'; until?: string },
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([event, wanted]) => {
      const noted = globalThis as typeof globalThis & { took?: number | undefined }
      noted.took = undefined
      const begin = ({ timeStamp }: Event) => {
        const look = () => {
          if (!document.querySelector(wanted)) requestAnimationFrame(look)
          // The first task after the frame that has it.
          else setTimeout(() => (noted.took = performance.now() - timeStamp))
        }
        requestAnimationFrame(look)
      }
      addEventListener(event, begin, { capture: true, once: true })
    },
    [type, until] as const,
  )
  await act()
  const took = await page.waitForFunction(() => (globalThis as typeof globalThis & { took?: number }).took)
  return (await took.jsonValue()) ?? NaN
}

/** How the frames of a scroll were. */
export interface Scrolled {
  /** The time that 95 of 100 kept to, ms. */
  p95: number
  /** The most that the page had. */
  elements: number
  /** How many of 100 had a row in the middle of the window. */
  withRows: number
}

/** Scrolls by so many px a frame, for 300 frames. */
export function scrolled(page: Page, step = 4000): Promise<Scrolled> {
  return page.evaluate(async (px) => {
    const frames: number[] = []
    let elements = 0
    let looks = 0
    let rows = 0
    let last = await new Promise<number>(requestAnimationFrame)
    for (let frame = 0; frame < 300; frame += 1) {
      scrollBy(0, px)
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - last)
      last = now
      if (frame % 20 !== 0) continue
      elements = Math.max(elements, document.querySelectorAll('*').length)
      looks += 1
      if (document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-index]')) rows += 1
    }
    const sorted = frames.toSorted((a, b) => a - b)
    return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN, elements, withRows: (100 * rows) / looks }
  }, step)
}

/** What the main thread worked while `act` was done, ms. */
export async function worked(session: CDPSession, act: () => Promise<void>): Promise<number> {
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }
  const before = await busy()
  await act()
  return ((await busy()) - before) * 1000
}
