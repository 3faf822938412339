import { expect, test } from 'vitest'
import { confirmationWords } from './confirmation'

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
