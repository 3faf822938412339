import { describe, expect, it } from 'vitest'
import type { QueryKey } from '@tanstack/react-query'
import { checkEntry, createEntry } from './cacheEntry'

const row = (value: object | null, id = '1') => ({ id, value, raw: value ?? 'odd' })
const page = (...rows: object[]) => ({ rows, next: null, top: null, mismatches: [], limits: {}, receivedAt: 0 })
const list = (...pages: object[]) => ({ pages, pageParams: pages.map(() => null) })
const item = (value: object | null) => ({ value, raw: value })

const success = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const
const queryOf = (data: unknown, dataUpdatedAt = 1, queryKey: QueryKey = ['1', '/blocks', {}, {}, '']) => ({
  buster: 'schema',
  queryHash: JSON.stringify(queryKey),
  queryKey,
  state: { ...success, data, dataUpdatedAt },
})

describe('createEntry', () => {
  it('saves the first pages of a list and the blocks that they mention', () => {
    const pages = [1, 2, 3, 4].map((height) => page(row({ height })))
    const entry = createEntry(queryOf(list(...pages)), 'api')
    expect(entry?.state.data).toMatchObject({ pages: pages.slice(0, 2), pageParams: [null, null] })
    expect(entry?.blocks).toEqual(['1 1', '1 2'])
    expect(entry?.bytes).toBeGreaterThan(0)
  })

  it('measures a list only until it is too large', () => {
    let measured = 0
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      ...row({ height: index }),
      raw: { toJSON: () => ((measured += 1), 'x'.repeat(1000)) },
    }))
    expect(createEntry(queryOf(list(page(...rows))), 'api')).toBeNull()
    // 2 MB, three times 1 kB a row.
    expect(measured).toBeLessThan(700)
    expect(createEntry(queryOf(list(page(...rows.slice(0, 600)))), 'api')).toMatchObject({ bytes: 3 * 1002 * 600 })
  })

  it('saves readable records, and nothing that is too large', () => {
    expect(createEntry(queryOf(item({ block_number: 7 })), 'api')?.blocks).toEqual(['1 7'])
    expect(createEntry(queryOf(item(null)), 'api')).toBeNull()
    expect(createEntry(queryOf(item({ text: 'x'.repeat(1_000_000) })), 'api')).toBeNull()
    expect(createEntry(queryOf(undefined), 'api')).toBeNull()
    expect(createEntry(queryOf(true), 'api')).toBeNull()
  })
})

describe('checkEntry', () => {
  const entryOf = (data: unknown) => ({ ...queryOf(data), source: 'api', bytes: 1, blocks: [] })
  /** A good entry, with what the disk may have for its time. */
  const savedAt = (at: unknown) => {
    const entry = entryOf(item({ height: 1 }))
    return { ...entry, state: { ...entry.state, dataUpdatedAt: at as number } }
  }

  it.each([list(page(row({ height: 1 }), row(null))), page(row({ height: 1 })), item({ height: 1 })])(
    'accepts %j',
    (data) => {
      const entry = entryOf(data)
      expect(checkEntry(entry, 'api')).toBe(entry)
    },
  )

  it.each([
    null,
    'text',
    {},
    { pages: 'none' },
    { pages: [{}], pageParams: [] },
    { pages: [1], pageParams: [null] },
    { pages: [{ rows: [7] }], pageParams: [null] },
    { rows: [5] },
    { value: 7, raw: 7 },
  ])('rejects %j as data', (data) => {
    expect(() => checkEntry(entryOf(data), 'api')).toThrow()
  })

  it('rejects an entry of another API, of a later time and of none', () => {
    const data = item({ height: 1 })
    expect(() => checkEntry(entryOf(data), 'other')).toThrow()
    for (const at of [8e15, Number.NaN, 'now']) expect(() => checkEntry(savedAt(at), 'api'), String(at)).toThrow()
    expect(() => checkEntry(null, 'api')).toThrow()
  })
})
