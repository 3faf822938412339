import { expect, test } from 'vitest'
import { hasRecentRecord, staleSince } from './staleHead'

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
  const at = Date.parse('2026-01-01T00:02:00Z')
  const old = { timestamp: new Date('2026-01-01T00:00:59Z') }
  expect(hasRecentRecord([], at)).toBe(false)
  expect(hasRecentRecord([old, { timestamp: null }, {}, { timestamp: '2026-01-01T00:02:00Z' }], at)).toBe(false)
  expect(hasRecentRecord([old, { timestamp: new Date('2026-01-01T00:01:00Z') }], at)).toBe(true)
})
