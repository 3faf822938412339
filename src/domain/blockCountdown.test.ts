import { expect, it, test } from 'vitest'
import { arrivalOf, headOf, meanBlockTime } from './blockCountdown'

const at = (height: number | null, seconds: number | null) => ({
  height,
  timestamp: seconds === null ? null : new Date(seconds * 1000),
})

test.each([
  ['by their span, in any order', [at(10, 100), at(14, 148), at(12, 130)], 12_000],
  ['without genesis', [at(0, 0), at(1, 1000), at(2, 1012)], 12_000],
  ['several a second', [at(1, 100), at(5, 101)], 250],
  ['by those with a time alone', [at(10, null), at(11, 20), at(null, 5), at(12, 30)], 10_000],
  ['not by one', [at(10, 100)], null],
  ['not by one height twice', [at(10, 100), at(10, 112)], null],
  ['not by times that stand still', [at(10, 100), at(11, 100)], null],
  ['not by none', [], null],
])('the pace of a chain is measured %s', (_, blocks, pace) => {
  expect(meanBlockTime(blocks)).toBe(pace)
})

it('finds the head among blocks in any order', () => {
  expect(headOf([at(3, 1), at(null, 9), at(7, null), at(5, 2)])).toEqual({ height: 7, timestamp: null })
  expect(headOf([at(null, 1)])).toBeNull()
})

test.each([
  [105n, 12_000, { remaining: 5n, due: 160_000 }],
  [100n, 12_000, { remaining: 0n, due: 100_000 }],
  [90n, 12_000, { remaining: -10n, due: -20_000 }],
  [105n, null, { remaining: 5n, due: null }],
  [105n, 0, { remaining: 5n, due: null }],
  [99_999_999_999_999_999_999n, 12_000, { remaining: 99_999_999_999_999_999_899n, due: null }],
])('block %d at a pace of %s ms', (height, pace, arrival) => {
  const head = { height: 100, timestamp: new Date(100_000) }
  expect(arrivalOf(height, head, pace)).toEqual(arrival)
})

it('knows how many are left where the head has no time', () => {
  expect(arrivalOf(7n, { height: 5, timestamp: null }, 12_000)).toEqual({ remaining: 2n, due: null })
})
