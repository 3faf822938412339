import { expect, test } from 'vitest'
import { pendingFee, replacementCaps } from './pendingFee'

const caps = (max: bigint | null, price: bigint | null = null) => ({ max_fee_per_gas: max, gas_price: price })

test('the cap of a transaction is compared with the base fee, the gas price where it has none', () => {
  expect(pendingFee(caps(5n, 3n), 6n)).toEqual({ offered: 5n, baseFee: 6n, relation: 'below' })
  expect(pendingFee(caps(null, 6n), 6n)?.relation).toBe('equal')
  expect(pendingFee(caps(7n), 6n)?.relation).toBe('above')
  expect(pendingFee(caps(null), 6n)).toBeNull()
  expect(pendingFee(caps(7n), null)).toBeNull()
})

test('a replacement raises both caps by more than a tenth, and pays for twice the base fee', () => {
  const sent = { ...caps(8_000n, 7_000n), max_priority_fee_per_gas: 800n }
  expect(replacementCaps(sent, null)).toEqual({ maxFee: 9_001n, maxPriorityFee: 901n })
  expect(replacementCaps(sent, 10_000n)).toEqual({ maxFee: 20_901n, maxPriorityFee: 901n })
  const legacy = { ...caps(null, 8_000n), max_priority_fee_per_gas: null }
  expect(replacementCaps(legacy, 1n)).toEqual({ gasPrice: 9_001n })
  expect(replacementCaps({ ...caps(null), max_priority_fee_per_gas: null }, 1n)).toBeNull()
  // A price of nothing is raised, too.
  expect(replacementCaps({ ...caps(0n), max_priority_fee_per_gas: 0n }, null)).toEqual({
    maxFee: 1n,
    maxPriorityFee: 1n,
  })
})
