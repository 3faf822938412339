import { describe, expect, it } from 'vitest'
import { coinSupply } from './supply'

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
