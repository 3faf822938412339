import { expect, test } from 'vitest'
import { optionAfter } from './activeOption'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['PageDown', 0, 2],
  ['PageUp', 2, 0],
  ['a', 1, undefined],
])('%s from option %i of three makes option %s active', (key, at, to) => {
  expect(optionAfter(key, at, 3, false)).toBe(to)
})

test('the arrows leave a list of suggestions to its input, from which they enter it again', () => {
  expect(optionAfter('ArrowDown', 2, 3, true)).toBe(-1)
  expect(optionAfter('ArrowDown', -1, 3, true)).toBe(0)
  expect(optionAfter('ArrowUp', 0, 3, true)).toBe(-1)
  expect(optionAfter('ArrowUp', -1, 3, true)).toBe(2)
})
