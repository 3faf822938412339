import { beforeEach, expect, test } from 'vitest'
import { hrefOfFilter, importFilters, removeFilter, savedFilters, saveFilter, writeFilters } from './savedFilters'

const mine = { name: 'Mine', chain: '1', query: '?type=ERC-20' }
const other = { name: 'Other', chain: '5', query: '?type=ERC-20' }

beforeEach(() => savedFilters.set([]))

test('a filter is saved once, the latest first, and removed', () => {
  for (const each of [mine, other, { ...mine, name: 'Renamed' }]) saveFilter(each)
  expect(savedFilters.get()).toEqual([{ ...mine, name: 'Renamed' }, other])
  expect(hrefOfFilter(other)).toBe('/5/transfers?type=ERC-20')
  removeFilter(mine)
  expect(savedFilters.get()).toEqual([other])
})

test('what is written is read again, next to what is here', () => {
  saveFilter(mine)
  expect(importFilters(writeFilters([other, mine, other]))).toEqual({ added: 1, invalid: 0 })
  expect(savedFilters.get()).toEqual([mine, other])
})

test('invalid entries are counted, and no other file is read', () => {
  const invalid = [{ ...mine, query: '//elsewhere' }, { ...mine, chain: '../1' }, { ...mine, name: '' }, null, 'x']
  expect(importFilters(JSON.stringify({ filters: [...invalid, other] }))).toEqual({ added: 1, invalid: invalid.length })
  for (const text of ['', '[]', '7', '{"filters":{}}']) expect(importFilters(text)).toBeNull()
  expect(savedFilters.get()).toEqual([other])
})
