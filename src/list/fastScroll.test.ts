import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { skipFastScroll } from '#/list/fastScroll'

const height = 900
const frame = 16

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** What is done while a window stands at these offsets, a frame after each other; at null it rests, so long. */
function done(offsets: readonly (number | null)[], { drawing = 0, rest = 500 } = {}): string[] {
  const acts: string[] = []
  const follow = skipFastScroll({
    reach: () => height,
    draw: (offset, moving) => {
      acts.push(`${offset}${moving ? '' : ' at rest'}`)
      vi.advanceTimersByTime(drawing)
    },
    fly: () => acts.push('fly'),
  })
  let last = 0
  for (const offset of offsets) {
    if (offset === null) vi.advanceTimersByTime(rest)
    follow(offset ?? last, offset !== null)
    last = offset ?? last
    vi.advanceTimersByTime(frame)
  }
  return acts
}

test('at every speed that leaves something of the window to be read, each move is drawn', () => {
  const offsets = [0, 100, 999, 1898, 2797, 1898, 1000]
  expect(done(offsets)).toEqual(offsets.map(String))
})

test('one jump is drawn at once, and so is another after a rest', () => {
  expect(done([0, 50_000, null, 0, null])).toEqual(['0', '50000', '50000 at rest', '0', '0 at rest'])
})

test('from the second jump on nothing is drawn until the window moves by less', () => {
  expect(done([0, 4000, 8000, 12_000, 16_000, 16_500, 17_000])).toEqual(['0', '4000', 'fly', '16500', '17000'])
})

test('nor before it rests, after which a jump is drawn again', () => {
  expect(done([0, 4000, 8000, 0, null, 4000])).toEqual(['0', '4000', 'fly', '0 at rest', '4000'])
})

test('where it only seemed to rest, it flies on', () => {
  const acts = ['0', '4000', 'fly', '8000 at rest', 'fly', '0 at rest']
  expect(done([0, 4000, 8000, null, 4000, 0, null], { rest: 100 })).toEqual(acts)
})

test('however long the first one takes to draw, the second jump is a flight', () => {
  expect(done([0, 4000, 8000], { drawing: 2000 })).toEqual(['0', '4000', 'fly'])
})
