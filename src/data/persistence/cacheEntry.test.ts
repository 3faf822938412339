import { describe, expect, it } from 'vitest'
import { chainOf, heightsIn, isSettled, isWhole, keptForm, mayKeep, pathOf } from './cacheEntry'

const row = (value: object | null, id = '1') => ({ id, value, raw: value ?? 'odd' })
const page = (...rows: object[]) => ({ rows, next: null, top: null, drift: [], limits: {}, receivedAt: 0 })
const list = (...pages: object[]) => ({ pages, pageParams: pages.map(() => null) })
const item = (value: object | null) => ({ value, raw: value })

describe('mayKeep', () => {
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
  ])('of %j is %s', (key, may) => {
    expect(mayKeep(key)).toBe(may)
  })

  it('reads a key wherever it is', () => {
    expect([chainOf(['first', '5', '/blocks']), pathOf(['first', '5', '/blocks'])]).toEqual(['5', '/blocks'])
    expect([chainOf(['5', '/blocks']), pathOf(['5', '/blocks'])]).toEqual(['5', '/blocks'])
  })
})

describe('keptForm', () => {
  it('keeps the first pages of a list and the blocks that they tell of', () => {
    const pages = [1, 2, 3, 4].map((height) => page(row({ height })))
    const form = keptForm(list(...pages))
    expect(form?.data).toMatchObject({ pages: pages.slice(0, 2), pageParams: [null, null] })
    expect(form?.heights).toEqual([1, 2])
    expect(form?.bytes).toBeGreaterThan(0)
  })

  it('keeps records that could be read, and nothing that is huge', () => {
    expect(keptForm(item({ block_number: 7 }))?.heights).toEqual([7])
    expect(keptForm(item(null))).toBeNull()
    expect(keptForm(item({ text: 'x'.repeat(1_000_000) }))).toBeNull()
    expect(keptForm(undefined)).toBeNull()
    expect(keptForm(true)).toBeNull()
  })
})

describe('what comes from a disk', () => {
  it.each([null, 'text', {}, { pages: 'none' }, { pages: [{}], pageParams: [] }, { rows: [5] }])(
    'is no answer when it is %j',
    (data) => {
      expect(isWhole(data)).toBe(false)
      expect(heightsIn(data)).toEqual([])
      expect(isSettled(data, 0)).toBe(false)
    },
  )
})

it('only what a block has held for a day is settled', () => {
  const now = Date.UTC(2026, 0, 2)
  const day = (timestamp: number, fields: object) => isSettled(item({ timestamp: new Date(timestamp), ...fields }), now)
  expect(day(Date.UTC(2025, 0, 1), { block_number: 5 })).toBe(true)
  expect(day(Date.UTC(2025, 0, 1), { height: 0 })).toBe(true)
  expect(day(Date.UTC(2025, 0, 1), { block_number: null })).toBe(false)
  expect(day(Date.UTC(2026, 0, 1, 12), { block_number: 5 })).toBe(false)
  expect(isSettled(list(page(row({ height: 1 }))), now)).toBe(false)
})
