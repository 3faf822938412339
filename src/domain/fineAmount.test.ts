import { expect, test } from 'vitest'
import { baseUnits, exactAmount, fineAmount } from './fineAmount'

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

test.each([
  [1219999999709540967521000n, 18, '1,219,999.999709540967521'],
  [1n, 18, '0.000000000000000001'],
  [-1204530000000000000001n, 18, '-1,204.530000000000000001'],
  [0n, 18, '0'],
  [10n ** 40n + 1n, 30, '10000000000.000000000000000000000000000001'],
])('%d with %d decimals is exactly %s', (value, places, text) => {
  expect(exactAmount(value, places)).toBe(text)
})
