import { expect, it } from 'vitest'
import { chainIdOf, freeChainKey, hexChainId, isChainKey } from './chainKey'

it('a key is a chain ID, with a dash and a name where another chain has that ID', () => {
  for (const key of ['1', '31337', '31337-2', '1-own-node']) expect(isChainKey(key)).toBe(true)
  for (const text of ['', '0', '01', '-1', '1-', '1--2', '1-A', 'eth', '1-2/x', '0x1'])
    expect(isChainKey(text)).toBe(false)
})

it('nodes and wallets get the number of it', () => {
  expect(['1', '31337-2', '1-own-node'].map(chainIdOf)).toEqual(['1', '31337', '1'])
  expect(hexChainId('31337-2')).toBe('0x7a69')
})

it('the first free key counts from 2', () => {
  expect(freeChainKey('31337', [])).toBe('31337')
  expect(freeChainKey('31337', ['31337', '1'])).toBe('31337-2')
  expect(freeChainKey('31337', ['31337', '31337-2'])).toBe('31337-3')
})
