import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { skipFastScroll } from '#/list/WindowVirtualizer'

const JUMP_PX = 900
const FRAME_MS = 16

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('scrollY', 0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The offsets that are reported while a window scrolls to these, one a frame; at null it stops for `rest` ms. */
function reported(offsets: readonly (number | null)[], { rendering = 0, rest = 500 } = {}): string[] {
  const reports: string[] = []
  const scroll = skipFastScroll(
    (offset, isScrolling) => {
      reports.push(`${offset}${isScrolling ? '' : ' at rest'}`)
      vi.advanceTimersByTime(rendering)
    },
    () => JUMP_PX,
  )
  let last = 0
  for (const offset of offsets) {
    if (offset === null) vi.advanceTimersByTime(rest)
    scroll(offset ?? last, offset !== null)
    last = offset ?? last
    vi.advanceTimersByTime(FRAME_MS)
  }
  return reports
}

test('at a speed that leaves part of the window in view, each offset is reported', () => {
  const offsets = [0, 100, 999, 1898, 2797, 1898, 1000]
  expect(reported(offsets)).toEqual(offsets.map(String))
})

test('a single jump is reported, and so is another one after a rest', () => {
  expect(reported([0, 50_000, null, 0, null])).toEqual(['0', '50000', '50000 at rest', '0', '0 at rest'])
})

test('from the second jump on nothing is reported until the window scrolls by less', () => {
  expect(reported([0, 4000, 8000, 12_000, 16_000, 16_500, 17_000])).toEqual(['0', '4000', '16500', '17000'])
})

test('from the second jump on nothing is reported until the window stops, after which a jump is reported', () => {
  expect(reported([0, 4000, 8000, 0, null, 4000])).toEqual(['0', '4000', '0 at rest', '4000'])
})

test('a short pause does not end a fast scroll', () => {
  const reports = ['0', '4000', '8000 at rest', '0 at rest']
  expect(reported([0, 4000, 8000, null, 4000, 0, null], { rest: 100 })).toEqual(reports)
})

test('rendering that takes long is not a pause', () => {
  expect(reported([0, 4000, 8000], { rendering: 2000 })).toEqual(['0', '4000'])
})
