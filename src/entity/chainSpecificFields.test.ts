import { expect, test } from 'vitest'
import { blockFields } from '#/api/schemas/block'
import { transactionFields } from '#/api/schemas/transaction'
import { chainSpecificFields } from './chainSpecificFields'

test('has non-empty fields that the page does not show elsewhere', () => {
  const raw = {
    hash: '0x1',
    tx_types: ['coin_transfer'],
    scroll: { l1_fee: '5', l2_block_status: 'Committed', l1_fee_scalar: 7 },
    blob_versioned_hashes: ['0x01'],
    celo: { gas_token: { symbol: 'cUSD' }, epoch: 9 },
    stability_fee: { total_fee: '5' },
    op_withdrawals: [],
    arbitrum: null,
    fhe_operations_count: 0,
  }
  expect(chainSpecificFields(raw, transactionFields)).toEqual([
    { name: '', fields: { blob_versioned_hashes: ['0x01'] } },
    { name: 'scroll', fields: { l1_fee_scalar: 7 } },
    { name: 'celo', fields: { epoch: 9 } },
  ])
})

test('has the fields of a block that only one chain has', () => {
  const raw = {
    height: 5,
    tx_count: 3,
    miner: { hash: '0x1', name: 'M' },
    rewards: [{ reward: '1', type: 'Miner Reward', other: 1 }],
    optimism: { internal_id: 5, l1_timestamp: '2026-01-01T00:00:00.000000Z' },
    celo: { epoch_number: 9, is_epoch_block: false },
    bitcoin_merged_mining_header: '0x0000',
    zilliqa: { view: 7, quorum_certificate: { signers: [0, 1] } },
  }
  const zilliqa = { view: 7, quorum_certificate: { signers: [0, 1] } }
  const shown = chainSpecificFields(raw, blockFields)
  expect(shown?.filter(({ name }) => name !== 'optimism')).toEqual([
    { name: '', fields: { bitcoin_merged_mining_header: '0x0000' } },
    { name: 'celo', fields: { epoch_number: 9, is_epoch_block: false } },
    { name: 'zilliqa', fields: zilliqa },
  ])
})

test('has the unknown fields of objects in an array', () => {
  const raw = {
    op_withdrawals: [
      { nonce: 1, status: 'Relayed', l1_transaction_hash: null },
      { nonce: 2, proof: { root: '0x01' }, challenge: [0] },
    ],
    blob_versioned_hashes: [],
  }
  expect(chainSpecificFields(raw, transactionFields)).toEqual([
    { name: '', fields: { op_withdrawals: [{ proof: { root: '0x01' }, challenge: [0] }] } },
  ])
})

test('has a field of another type than the schema’s whole', () => {
  const raw = { op_withdrawals: 'pending', arbitrum: ['new'], celo: 7 }
  expect(chainSpecificFields(raw, transactionFields)).toEqual([{ name: '', fields: raw }])
})

test('is null for no record, and for one that is read whole', () => {
  for (const raw of [null, undefined, 'text', [1], { hash: '0x1' }]) {
    expect(chainSpecificFields(raw, transactionFields)).toBeNull()
  }
})
