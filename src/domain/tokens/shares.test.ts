import { array, assert, bigInt, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finePercent } from '#/domain/amounts/amount'
import { coinSupply, runningSums, sharesOfSum } from './shares'

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

it.each([
  [
    [61503n, 38497n],
    ['61.5%', '38.5%'],
  ],
  [
    [38497n, 61503n],
    ['38.49%', '61.51%'],
  ],
  [
    [1n, 1n, 1n],
    ['33.33%', '33.34%', '33.33%'],
  ],
  [
    [3n, 0n],
    ['100%', '0%'],
  ],
  // Neither all, which it is not, nor more of the little that is missing.
  [
    [99_999n, 1n],
    ['99.99%', '0.001%'],
  ],
  [
    [1n, 999_999n],
    ['0.0001%', '99.99%'],
  ],
  [
    [0n, 0n],
    [null, null],
  ],
  [[], []],
])('%o are %o of their sum', (parts, shares) => {
  expect(sharesOfSum(parts)).toEqual(shares)
})

it('shows shares that sum to 100, each less than a hundredth off, the first one cut', () => {
  const parts = array(bigInt({ min: 1n, max: 2n ** 90n }), { minLength: 1, maxLength: 5 })
  assert(
    property(parts, (amounts) => {
      const whole = amounts.reduce((sum, amount) => sum + amount)
      const shown = sharesOfSum(amounts).map((share) => Number.parseFloat(share?.replace('<', '') ?? ''))
      expect(sharesOfSum(amounts)[0]).toBe(finePercent(amounts[0] ?? 0n, whole))
      for (const [place, share] of shown.entries()) {
        expect(Math.abs(share - Number(((amounts[place] ?? 0n) * 10n ** 12n) / whole) / 1e10)).toBeLessThan(0.01001)
      }
      if (amounts.every((amount) => amount * 10_000n >= whole)) {
        expect(shown.reduce((sum, share) => sum + share)).toBeCloseTo(100, 6)
      }
    }),
  )
})

const coin = 10n ** 18n

describe('coinSupply', () => {
  it.each([
    ['120415428123456789012345678', 120415428123456789012345678n],
    ['120415428', 120415428n * coin],
    ['120415428.5', (120415428n * coin * 10n + 5n * coin) / 10n],
    ['1', coin],
    ['1e8', 10n ** 8n * coin],
  ])('reads %s', (text, expected) => {
    expect(coinSupply(text, 18)).toBe(expected)
  })

  it('does not guess for a coin of few decimals', () => {
    expect(coinSupply('1000000000', 6)).toBeNull()
  })

  it.each(['0', '0.0', '', '-1', 'N/A', null, undefined])('knows nothing from %s', (text) => {
    expect(coinSupply(text, 18)).toBeNull()
  })
})
