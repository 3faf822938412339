import { expect, it, test } from 'vitest'
import { arrivalOf, dayWords, hasRecentRecord, headOf, meanBlockTime, staleSince } from './blockTime'

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

const head = 1_700_000_000_000
const blocks = (blockTime: number, count = 5) =>
  Array.from({ length: count }, (_, index) => ({ height: 100 - index, timestamp: new Date(head - index * blockTime) }))

test.each([
  ['a block of two days ago', blocks(12_000), 2 * 86_400_000, true],
  ['ten block times', blocks(12_000), 120_000, false],
  ['more than ten block times', blocks(12_000), 120_001, true],
  ['a minute on a fast chain', blocks(250), 60_000, false],
  ['more than a minute on a fast chain', blocks(250), 60_001, true],
  ['an hour on a slow chain', blocks(600_000), 3_600_000, false],
  ['a time before the block, by another clock', blocks(12_000), -5000, false],
  ['a single block, whose block time is unknown', blocks(12_000, 1), 86_400_000, false],
  ['no block', [], 86_400_000, false],
  ['blocks without a time', [{ height: 2, timestamp: null }], 86_400_000, false],
])('%s after the latest block', (_, given, elapsed, isStale) => {
  expect(staleSince(given, head + elapsed)).toEqual(isStale ? new Date(head) : null)
})

test('a record of the last minute is recent', () => {
  const now = Date.parse('2026-01-01T00:02:00Z')
  const old = { timestamp: new Date('2026-01-01T00:00:59Z') }
  expect(hasRecentRecord([], now)).toBe(false)
  expect(hasRecentRecord([old, { timestamp: null }, {}, { timestamp: '2026-01-01T00:02:00Z' }], now)).toBe(false)
  expect(hasRecentRecord([old, { timestamp: new Date('2026-01-01T00:01:00Z') }], now)).toBe(true)
})

test('the day of a chain that has stopped is that of its latest block', () => {
  expect(dayWords(new Date('2026-11-20T23:59:59Z'))).toBe('on 2026-11-20')
  expect(dayWords(null)).toBe('today')
  expect(dayWords(undefined)).toBe('today')
})
