import { beforeEach, expect, test } from 'vitest'
import { addressSet, setChains } from './addressSet'
import { importAddressSet, writeAddressSet } from './addressSetFile'

const hash = (digit: string) => `0x${digit.repeat(40)}`

beforeEach(() => {
  addressSet.set([])
  setChains.set(null)
})

test('a file has all addresses with their names, and the chosen chains', () => {
  const set = [
    { hash: hash('1'), name: 'one.eth' },
    { hash: hash('2'), name: null },
  ]
  addressSet.set(set)
  setChains.set(['1', '8453'])
  const file = writeAddressSet()
  addressSet.set([])
  setChains.set(null)
  expect(importAddressSet(file)).toEqual({ added: 2, known: 0, beyond: 0, problems: [], chains: 2 })
  expect(addressSet.get()).toEqual(set)
  expect(setChains.get()).toEqual(['1', '8453'])
})

test('an import adds to the addresses that are there, and leaves the chosen chains', () => {
  addressSet.set([{ hash: hash('1'), name: 'one.eth' }])
  setChains.set(['10'])
  const file = JSON.stringify({ addresses: [hash('1'), hash('2'), '0x12', 'name.eth'], chains: ['1'] })
  expect(importAddressSet(file)).toEqual({
    added: 1,
    known: 1,
    beyond: 0,
    chains: 0,
    problems: [
      { text: '0x12', reason: 'has 2 hex digits instead of 40' },
      { text: 'name.eth', reason: 'is a name: add it on the portfolio page' },
    ],
  })
  expect(addressSet.get().map((each) => each.hash)).toEqual([hash('1'), hash('2')])
  expect(addressSet.get()[0]?.name).toBe('one.eth')
  expect(setChains.get()).toEqual(['10'])
})

test('a CSV file is read, too; a file without addresses changes nothing', () => {
  expect(importAddressSet(`wallet,note\r\n${hash('a')},"cold"\r\n`)).toMatchObject({ added: 1 })
  for (const text of ['', '{}', '{"addresses":[]}', '{"addresses":[5]}', 'null', '\u0000\uFFFD'])
    expect(importAddressSet(text)).toBeNull()
  expect(addressSet.get()).toHaveLength(1)
})
