import { expect, test } from 'vitest'
import { countOf } from './addressCounts'

test.each<[count: bigint | null, has: boolean | null, known: bigint | null]>([
  [3n, true, 3n],
  [3n, false, 3n],
  [3n, null, 3n],
  [0n, true, null],
  [0n, false, 0n],
  [0n, null, 0n],
  [null, true, null],
  [null, false, 0n],
  [null, null, null],
])('a count of %s and a flag of %s are %s', (count, has, known) => {
  expect(countOf(count, has)).toBe(known)
})
