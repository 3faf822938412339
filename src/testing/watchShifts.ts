import { expect } from 'vitest'

/** The sum of layout shift scores up to which nothing seems to move. */
const MAX_SHIFT = 0.02

/** Watches the layout shifts from now on. */
export function watchShifts(): { expectStill: () => void } {
  const scores: number[] = []
  const note = (list: PerformanceEntryList) => {
    for (const entry of list) scores.push((entry as PerformanceEntry & { value: number }).value)
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  return {
    /** Expects that almost nothing has moved. */
    expectStill: () => {
      note(observer.takeRecords())
      const sum = scores.reduce((total, score) => total + score, 0)
      expect.soft(sum, 'how much moved').toBeLessThanOrEqual(MAX_SHIFT)
    },
  }
}
