import { expect, test } from 'vitest'
import { confirmationWords, duration } from './duration'

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

test.each([
  [null, null],
  [[], null],
  [[NaN, Infinity], null],
  [[0, 0], 'Confirmed immediately'],
  [[0, 2000], 'Confirmed within 2 s'],
  [[2000, 12000], 'Confirmed within 2 to 12 s'],
  [[12000, 2000], 'Confirmed within 2 to 12 s'],
  [[2000, 2000], 'Confirmed within 2 s'],
  [[0, 16758.4], 'Confirmed within 16.7 s'],
  [[500, 12000], 'Confirmed within 500 ms to 12 s'],
  [[2000, 65000], 'Confirmed within 2 s to 1 min 5 s'],
  [[60000, 65000], 'Confirmed within 1 min to 1 min 5 s'],
  [[-1000, 3000], 'Confirmed within 3 s'],
  [[4000], 'Confirmed within 4 s'],
])('%j is %j', (milliseconds, words) => {
  expect(confirmationWords(milliseconds)).toBe(words)
})
