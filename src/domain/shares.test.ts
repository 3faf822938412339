import { array, assert, bigInt, property } from 'fast-check'
import { expect, it } from 'vitest'
import { runningSums } from './shares'

it('sums exactly, however large', () => {
  expect(runningSums([2n ** 255n, 1n, 0n])).toEqual([2n ** 255n, 2n ** 255n + 1n, 2n ** 255n + 1n])
  expect(runningSums([])).toEqual([])
})

it('is not known after an unknown amount', () => {
  expect(runningSums([5n, null, 5n])).toEqual([5n, null, null])
})

it('ends with the sum of all', () => {
  assert(
    property(array(bigInt({ min: 0n }), { minLength: 1 }), (amounts) => {
      expect(runningSums(amounts).at(-1)).toBe(amounts.reduce((sum, amount) => sum + amount))
    }),
  )
})
