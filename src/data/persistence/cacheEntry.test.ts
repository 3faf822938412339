import { describe, expect, it } from 'vitest'
import type { QueryKey } from '@tanstack/react-query'
import { checkEntry, createEntry } from './cacheEntry'
import { chainOf, heightsIn, isSavable, isSettled, pathOf, savedResponses } from './responseData'

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

describe('isSavable', () => {
  it.each([
    [['1', '/blocks', {}, {}, ''], true],
    [['first', '1', '/main-page/blocks', {}, {}], true],
    [['1', '/transactions/{hash}', { hash: '0x1' }, {}], true],
    [['transaction', '1', '0x1', ''], true],
    [['1', '/search', {}, { q: 'my own address' }, ''], false],
    [['first', '1', '/search', {}, { q: 'x' }], false],
    [['1', '/search/quick', {}, { q: 'x' }, ''], false],
    [['networks', '/blocks'], false],
    [['1', '/somewhere'], false],
    [[], false],
  ])('of %j is %s', (key, savable) => {
    expect(isSavable(key)).toBe(savable)
  })

  it('reads the chain and path of a key with and without a prefix', () => {
    expect([chainOf(['first', '5', '/blocks']), pathOf(['first', '5', '/blocks'])]).toEqual(['5', '/blocks'])
    expect([chainOf(['5', '/blocks']), pathOf(['5', '/blocks'])]).toEqual(['5', '/blocks'])
  })
})

describe('createEntry', () => {
  it('saves the first pages of a list and the blocks that they mention', () => {
    const pages = [1, 2, 3, 4].map((height) => page(row({ height })))
    const entry = createEntry(queryOf(list(...pages)), 'api')
    expect(entry?.state.data).toMatchObject({ pages: pages.slice(0, 2), pageParams: [null, null] })
    expect(entry?.blocks).toEqual(['1 1', '1 2'])
    expect(entry?.bytes).toBeGreaterThan(0)
  })

  it('saves readable records, and nothing that is too large', () => {
    expect(createEntry(queryOf(item({ block_number: 7 })), 'api')?.blocks).toEqual(['1 7'])
    expect(createEntry(queryOf(item(null)), 'api')).toBeNull()
    expect(createEntry(queryOf(item({ text: 'x'.repeat(1_000_000) })), 'api')).toBeNull()
    expect(createEntry(queryOf(undefined), 'api')).toBeNull()
    expect(createEntry(queryOf(true), 'api')).toBeNull()
  })

  it('saves the same responses until they are loaded again', () => {
    const pages = [1, 2, 3].map((height) => page(row({ height })))
    expect(savedResponses(list(...pages))).toEqual(savedResponses(list(...pages.slice(0, 2))))
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

it.each([null, 'text', {}, true])('finds no blocks in %j', (data) => {
  expect(heightsIn(data)).toEqual([])
  expect(isSettled(data, 0)).toBe(false)
})

it('only a record that has been in a block for a day is settled', () => {
  const now = Date.UTC(2026, 0, 2)
  const settled = (timestamp: number, fields: object) =>
    isSettled(item({ timestamp: new Date(timestamp), ...fields }), now)
  expect(settled(Date.UTC(2025, 0, 1), { block_number: 5 })).toBe(true)
  expect(settled(Date.UTC(2025, 0, 1), { height: 0 })).toBe(true)
  expect(settled(Date.UTC(2025, 0, 1), { block_number: null })).toBe(false)
  expect(settled(Date.UTC(2026, 0, 1, 12), { block_number: 5 })).toBe(false)
  expect(isSettled(list(page(row({ height: 1 }))), now)).toBe(false)
})
