import { expect, test } from 'vitest'
import { l1CostOf } from './l1Fee'

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
