import { expect, test } from 'vitest'
import { exactAmount } from './exactAmount'

test.each([
  [1219999999709540967521000n, 18, '1,219,999.999709540967521'],
  [1n, 18, '0.000000000000000001'],
  [-1204530000000000000001n, 18, '-1,204.530000000000000001'],
  [0n, 18, '0'],
  [10n ** 40n + 1n, 30, '10000000000.000000000000000000000000000001'],
])('%d with %d decimals is exactly %s', (value, places, text) => {
  expect(exactAmount(value, places)).toBe(text)
})
