import { expect, test } from 'vitest'
import { baseUnits, fineAmount } from './fineAmount'

test.each([
  [123456789n, 18, '0.000000000123456'],
  [-1999999999n, 18, '-0.00000000199999'],
  [1204534567800000000000n, 18, '1,204.53'],
  [1234567890000000n, 18, '0.001234'],
  [0n, 18, '0'],
  [19999999n, 80, '1.99999E-73'],
  [-1n, 30, '-1E-30'],
])('%d with %d decimals is %s where there is room, and never a bound', (value, places, text) => {
  expect(fineAmount(value, places)).toBe(text)
})

test('one base unit is one', () => {
  expect([1n, -1n, 0n, 2n].map(baseUnits)).toEqual(['base unit', 'base unit', 'base units', 'base units'])
})
