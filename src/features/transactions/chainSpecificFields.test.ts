import { expect, test } from 'vitest'
import { transactionFields } from '#/api/schemas/transaction'
import { chainSpecificFields } from './chainSpecificFields'

test('what the page has no place for and tells something', () => {
  const raw = {
    hash: '0x1',
    tx_types: ['coin_transfer'],
    scroll: { l1_fee: '5' },
    blob_gas_used: '131072',
    celo: { gas_token: { symbol: 'cUSD' }, epoch: 9 },
    stability_fee: { total_fee: '5' },
    op_withdrawals: [],
    arbitrum: null,
    fhe_operations_count: 0,
  }
  expect(chainSpecificFields(raw, transactionFields)).toEqual([
    { name: '', fields: { blob_gas_used: '131072' } },
    { name: 'scroll', fields: { l1_fee: '5' } },
    { name: 'celo', fields: { epoch: 9 } },
  ])
})

test('nothing of what is no record, or is read whole', () => {
  for (const raw of [null, undefined, 'text', [1], { hash: '0x1' }]) {
    expect(chainSpecificFields(raw, transactionFields)).toBeNull()
  }
})
