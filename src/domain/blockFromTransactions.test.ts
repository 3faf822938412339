import { expect, it } from 'vitest'
import { blockFromTransactions } from './blockFromTransactions'

const told = {
  block_number: 7,
  timestamp: new Date(0),
  base_fee_per_gas: 5n,
  gas_used: 21_000n,
  fee: { value: 9n },
  transaction_burnt_fee: 4n,
  priority_fee: 5n,
}

it('adds up what transactions tell of their block', () => {
  expect(blockFromTransactions([{ ...told, base_fee_per_gas: null }, told])).toEqual({
    height: 7,
    timestamp: new Date(0),
    base_fee_per_gas: 5n,
    gas_used: 42_000n,
    transaction_fees: 18n,
    burnt_fees: 8n,
    priority_fee: 10n,
  })
})

it('adds up nothing that is not known of each', () => {
  const { gas_used, transaction_fees } = blockFromTransactions([told, { ...told, gas_used: null, fee: null }])
  expect([gas_used, transaction_fees]).toEqual([null, null])
  expect(blockFromTransactions([])).toMatchObject({ height: null, timestamp: null, gas_used: 0n })
})
