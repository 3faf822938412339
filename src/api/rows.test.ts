import { describe, expect, it } from 'vitest'
import type { SchemaMismatch } from './schemaMismatch'
import type { ListResource } from './resource'
import { RESOURCES } from './resources'
import { rowsOf } from './rows'
import type { TokenTransfer } from './schemas/tokenTransfer'
import type { Transaction } from './schemas/transaction'

const withdrawals = RESOURCES.withdrawals as unknown as ListResource

function read(items: unknown[]) {
  const mismatches: SchemaMismatch[] = []
  return { rows: rowsOf<{ index: number }>(withdrawals, items, 'items', mismatches), mismatches }
}

describe('rowsOf', () => {
  it('keeps what cannot be identified, with its JSON, and notes it', () => {
    const { rows, mismatches } = read([{ index: 1 }, { amount: '5' }, 'noise', null, { index: {} }])
    expect(rows.map(({ value }) => value !== null)).toEqual([true, false, false, false, false])
    expect(rows.map(({ raw }) => raw)).toEqual([{ index: 1 }, { amount: '5' }, 'noise', null, { index: {} }])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5)
    expect(mismatches.map(({ path }) => path)).toContain('items[1]')
  })

  it('makes one row of a record said twice, and two of one said in two ways', () => {
    const { rows } = read([
      { index: 7, amount: '1' },
      { index: 7, amount: '1' },
      { index: 7, amount: '2' },
    ])
    expect(rows.map(({ id, raw }) => [id, raw])).toEqual([
      ['7', { index: 7, amount: '1' }],
      ['7~2', { index: 7, amount: '2' }],
    ])
  })

  it('makes a row of each NFT where a server sends a batch as one transfer', () => {
    const batch = { transaction_hash: '0xab', log_index: 5, total: [{ token_id: '9', value: '3' }, { token_id: '10' }] }
    const transfers = RESOURCES.transactionTokenTransfers as unknown as ListResource
    const rows = rowsOf<TokenTransfer>(transfers, [batch, { ...batch, log_index: 6, total: [] }], 'items', [])
    expect(rows.map(({ id, value }) => [id, value?.total?.token_id, value?.total?.value])).toEqual([
      ['0xab/5/9', 9n, 3n],
      ['0xab/5/10', 10n, null],
      ['0xab/6/', undefined, undefined],
    ])
  })

  it('keeps 20,000 different rows of one identity, and drops their duplicates', () => {
    const items = Array.from({ length: 40_000 }, (_, index) => ({ index: 7, amount: String(index % 20_000) }))
    const { rows } = read(items)
    expect(rows).toHaveLength(20_000)
    expect(rows.at(-1)).toMatchObject({ id: '7~20000', raw: items[19_999] })
  })
})

describe('rewards among transactions', () => {
  const of = (block: string, to = '0xaa') => ({
    emission_reward: '1000000000000000000',
    block_hash: block,
    from: { hash: '0x0000000000000000000000000000000000000000' },
    to: { hash: to.padEnd(42, '0') },
    types: ['reward'],
  })
  const readTransactions = (items: unknown[]) => {
    const mismatches: SchemaMismatch[] = []
    const resource = RESOURCES.addressTransactions as unknown as ListResource
    return { rows: rowsOf<Transaction>(resource, items, 'items', mismatches), mismatches }
  }

  it('are rows of their own, by block and receiver, next to transactions of the same block', () => {
    const items = [of('0xb1'), of('0xb2'), of('0xb1', '0xbb'), of('0xb1'), { hash: '0xb1', block_number: 1 }]
    const { rows, mismatches } = readTransactions(items)
    expect(rows.map(({ raw }) => raw)).toEqual([items[0], items[1], items[2], items[4]])
    expect(rows.every(({ value }) => value !== null)).toBe(true)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4)
    expect(mismatches).toEqual([])
    expect(rows[0]?.value).toMatchObject({
      hash: null,
      emission_reward: 10n ** 18n,
      block_hash: '0xb1',
      transaction_types: [{ other: 'reward' }],
    })
  })

  it('without a block’s hash cannot be identified, and are shown as JSON', () => {
    const { block_hash: _, ...without } = of('0xb1')
    const { rows, mismatches } = readTransactions([without])
    expect(rows.map(({ value, raw }) => [value, raw])).toEqual([[null, without]])
    expect(mismatches.map(({ path }) => path)).toContain('items[0]')
  })
})
