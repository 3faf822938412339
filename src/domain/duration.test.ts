import { expect, test } from 'vitest'
import { duration } from './duration'

test.each([
  [0, '0 ms'],
  [850.9, '850 ms'],
  [1000, '1 s'],
  [12_190, '12.1 s'],
  [59_999, '59.9 s'],
  [60_000, '1 min'],
  [125_000, '2 min 5 s'],
  [3_600_000, '1 h'],
  [3_605_000, '1 h'],
  [97_200_000, '1 d 3 h'],
  [-1500, '-1.5 s'],
  [Number.NaN, 'unknown'],
  [Number.POSITIVE_INFINITY, 'unknown'],
])('%d ms lasts %s', (ms, text) => {
  expect(duration(ms)).toBe(text)
})
