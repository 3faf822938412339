import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type FeeBlock, gasPriceText, l1CostOf, nextBaseFee, predictedBaseFee, weiOfGwei } from './gas'

const block = (height: number, fee: bigint | null, used: bigint, limit = 30_000_000n): FeeBlock => ({
  height,
  base_fee_per_gas: fee,
  gas_used: used,
  gas_limit: limit,
})

describe('the next base fee', () => {
  it.each([
    // At, below and above the target, as clients test it.
    [1_000_000_000n, 10_000_000n, 20_000_000n, 1_000_000_000n],
    [1_000_000_000n, 9_000_000n, 20_000_000n, 987_500_000n],
    [1_000_000_000n, 11_000_000n, 20_000_000n, 1_012_500_000n],
    // A full and an empty block change it by an eighth.
    [8_000n, 30_000_000n, 30_000_000n, 9_000n],
    [8_000n, 0n, 30_000_000n, 7_000n],
    // It rises by at least one wei, and stays at zero when below the target.
    [7n, 15_000_001n, 30_000_000n, 8n],
    [0n, 0n, 30_000_000n, 0n],
    // More digits than a number has.
    [123_456_789_012_345_678n, 30_000_000n, 30_000_000n, 138_888_887_638_888_887n],
  ])('of %s wei, with %s of %s gas used, is %s', (fee, used, limit, next) => {
    expect(nextBaseFee(block(1, fee, used, limit))).toBe(next)
  })

  it('moves by an eighth at most, up only above the target', () => {
    const fee = fc.bigInt({ min: 8n, max: 10n ** 18n })
    fc.assert(
      fc.property(fee, fc.bigInt({ min: 0n, max: 30_000_000n }), (before, used) => {
        const after = nextBaseFee(block(1, before, used)) ?? -1n
        const change = after > before ? after - before : before - after
        expect(change <= before / 8n).toBe(true)
        expect(after > before).toBe(used > 15_000_000n)
      }),
    )
  })

  it('is unknown without a base fee', () => expect(nextBaseFee(block(1, null, 5n))).toBeNull())
})

describe('the predicted base fee', () => {
  const chain = [block(3, 9_000n, 15_000_000n), block(2, 8_000n, 30_000_000n), block(1, 8_000n, 15_000_000n)]

  it('follows the newest block, if the blocks before followed the rule', () => {
    expect(predictedBaseFee(chain)).toBe(9_000n)
  })

  it('is unknown on a chain with a rule of its own, and where no two blocks show the rule', () => {
    expect(predictedBaseFee([block(3, 8_100n, 0n), ...chain.slice(1)])).toBeNull()
    expect(predictedBaseFee([block(9, 9_000n, 0n), ...chain.slice(1, 2)])).toBeNull()
    expect(predictedBaseFee([block(2, null, 0n), block(1, null, 0n)])).toBeNull()
    expect(predictedBaseFee([])).toBeNull()
  })
})

it.each([
  [0.01, 10_000_000n],
  [12.345678901, 12_345_678_901n],
  [1e-9, 1n],
  [0, 0n],
  [1e12, 1_000_000_000_000_000_000_000n],
  [-1, null],
  [1e300, null],
  [Number.NaN, null],
  [null, null],
])('%s Gwei in wei is %s', (gwei, wei) => expect(weiOfGwei(gwei)).toBe(wei))

const paid = (l1_fee: bigint | null, l1_gas_price: bigint | null = null) => ({ l1_fee, l1_gas_price })

test('the L1 cost is the median fee of those who paid one, and the latest price', () => {
  expect(l1CostOf([paid(0n, 9n), paid(7n, 3n), paid(null), paid(100n, 2n), paid(5n)])).toEqual({
    fee: 7n,
    gasPrice: 3n,
  })
  // Of two, the lower one: a fee that was paid.
  expect(l1CostOf([paid(9n), paid(4n)])).toEqual({ fee: 4n, gasPrice: null })
})

test('without such fees nothing is known', () => {
  expect(l1CostOf([])).toBeNull()
  expect(l1CostOf([paid(null, 5n), paid(0n)])).toBeNull()
})

test.each([
  [18, 12345678901n, '12.3456 Gwei'],
  [18, 1n, '0.000000001 Gwei'],
  [18, 0n, '0 Gwei'],
  [6, 1n, '0.000001 COIN'],
  [8, 1_234_567_891n, '12.3456 COIN'],
])('with %i decimals, a gas price of %i is %s', (decimals, price, text) => {
  expect(gasPriceText(price, { symbol: 'COIN', decimals }, { locale: 'en-US' })).toBe(text)
})
