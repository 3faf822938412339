import { expect, test } from 'vitest'
import { transactionFields } from '#/api/schemas/transaction'
import { chainSpecificFields } from './chainSpecificFields'

test('what the page has no place for and tells something', () => {
  const raw = {
    hash: '0x1',
    tx_types: ['coin_transfer'],
    scroll: { l1_fee: '5', l2_block_status: 'Committed' },
    blob_versioned_hashes: ['0x01'],
    celo: { gas_token: { symbol: 'cUSD' }, epoch: 9 },
    stability_fee: { total_fee: '5' },
    op_withdrawals: [],
    arbitrum: null,
    fhe_operations_count: 0,
  }
  expect(chainSpecificFields(raw, transactionFields)).toEqual([
    { name: '', fields: { blob_versioned_hashes: ['0x01'] } },
    { name: 'scroll', fields: { l2_block_status: 'Committed' } },
    { name: 'celo', fields: { epoch: 9 } },
  ])
})

test('nothing of what is no record, or is read whole', () => {
  for (const raw of [null, undefined, 'text', [1], { hash: '0x1' }]) {
    expect(chainSpecificFields(raw, transactionFields)).toBeNull()
  }
})
