import { expect, onTestFinished } from 'vitest'
import { setPainted } from './painting'

/** The sum of layout shift scores up to which nothing seems to move. */
const MAX_SHIFT = 0.02

/** Watches the layout shifts from now on; `moved` is the sum of their scores. */
export function watchShifts(): { moved: () => number; expectStill: () => void } {
  const scores: number[] = []
  const note = (list: PerformanceEntryList) => {
    for (const entry of list) scores.push((entry as PerformanceEntry & { value: number }).value)
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  setPainted(true)
  onTestFinished(() => setPainted(false))
  const moved = () => {
    note(observer.takeRecords())
    return scores.reduce((total, score) => total + score, 0)
  }
  return {
    moved,
    /** Expects that almost nothing has moved. */
    expectStill: () => {
      expect.soft(moved(), 'how much moved').toBeLessThanOrEqual(MAX_SHIFT)
      observer.disconnect()
      setPainted(false)
    },
  }
}
