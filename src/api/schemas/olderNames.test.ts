import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { parseLenient } from '#/api/parseLenient'
import { coinHolder } from './address'
import { block } from './block'
import { arbitrumClaim, rollupItem } from './rollup'
import { verifiedContract } from './smartContract'
import { tokenTransfer } from './tokenTransfer'

const hash = `0x765${'d'.repeat(37)}`

test.each<[name: string, schema: z.core.$ZodType, sent: object, read: object]>([
  ['block of 2023', block, { tx_count: 7, tx_fees: '5' }, { transactions_count: 7, transaction_fees: 5n }],
  ['block of 2024', block, { transaction_count: 7, tx_count: 7 }, { transactions_count: 7 }],
  ['address of 2024', coinHolder, { hash, transaction_count: '7' }, { transactions_count: 7n }],
  ['contract of 2024', verifiedContract, { transaction_count: 7 }, { transactions_count: 7n }],
  [
    'batch of 2024',
    rollupItem,
    { internal_id: 3, transaction_count: 7, l1_transaction_hashes: ['0xa'] },
    { number: 3, transactions_count: 7, l1_transaction_hashes: ['0xa'] },
  ],
  [
    'transfer of 2025',
    tokenTransfer,
    { transaction_hash: '0xa', block_timestamp: '2025-01-02T03:04:05.000000Z' },
    { timestamp: new Date('2025-01-02T03:04:05Z') },
  ],
  ['claim of 2024', arbitrumClaim, { outbox_address: hash }, { outbox_address_hash: { hash } }],
])('the names of fields in a %s are read', (_, schema, sent, read) => {
  const { value, mismatches } = parseLenient(schema, sent)
  expect(mismatches).toEqual([])
  expect(value).toMatchObject(read)
})
