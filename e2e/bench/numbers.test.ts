import { expect, test } from 'vitest'
import { median, mediansOf, rounded } from './numbers'

test('the median is the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 100])).toBe(3.5)
  expect(median([])).toBeNaN()
})

test('medians are those of each number, of as many measurements as have it', () => {
  const all: Record<string, number>[] = [{ first: 3, heap: 10 }, { first: 1 }, { first: 2, heap: 30 }]
  expect(mediansOf(all)).toEqual({ first: 2, heap: 20 })
  expect(mediansOf([])).toEqual({})
})

test('numbers are rounded to the digits that a table has room for', () => {
  expect(rounded(1.3049, 2)).toBe(1.3)
  expect(rounded(16.66)).toBe(17)
})
