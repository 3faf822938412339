import { describe, expect, it } from 'vitest'
import type { SchemaMismatch } from './schemaMismatch'
import type { ListResource } from './resource'
import { RESOURCES } from './resources'
import { rowsOf } from './rows'

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
})
