import { describe, expect, it } from 'vitest'
import { chainOfKey, heightsIn, isSavable, isSettled, pathOfKey, savedResponses } from './responseData'

const row = (value: object | null, id = '1') => ({ id, value, raw: value ?? 'odd' })
const page = (...rows: object[]) => ({ rows, next: null, top: null, mismatches: [], limits: {}, receivedAt: 0 })
const list = (...pages: object[]) => ({ pages, pageParams: pages.map(() => null) })
const item = (value: object | null) => ({ value, raw: value })

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
    expect([chainOfKey(['first', '5', '/blocks']), pathOfKey(['first', '5', '/blocks'])]).toEqual(['5', '/blocks'])
    expect([chainOfKey(['5', '/blocks']), pathOfKey(['5', '/blocks'])]).toEqual(['5', '/blocks'])
  })
})

it('saves the same responses until they are loaded again', () => {
  const pages = [1, 2, 3].map((height) => page(row({ height })))
  expect(savedResponses(list(...pages))).toEqual(savedResponses(list(...pages.slice(0, 2))))
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
