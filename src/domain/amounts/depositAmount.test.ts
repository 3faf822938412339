import { expect, it } from 'vitest'
import { depositAmount } from './depositAmount'

it('reads wei and Gwei', () => {
  expect(depositAmount(32_000_000_000n)).toBe(32n * 10n ** 18n)
  expect(depositAmount(2_048_000_000_000n)).toBe(2048n * 10n ** 18n)
  expect(depositAmount(10n ** 18n)).toBe(10n ** 18n)
  expect(depositAmount(null)).toBeNull()
})
