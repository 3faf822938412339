import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { isOther, labelOf, openEnum } from './open'

const readStatus = openEnum(['ok', 'error'])

test('a known value is itself, an unknown one { other }, an empty one null', () => {
  expect(readStatus('ok')).toBe('ok')
  expect(readStatus('fine')).toEqual({ other: 'fine' })
  expect(readStatus('toString')).toEqual({ other: 'toString' })
  expect(readStatus(3)).toEqual({ other: '3' })
  expect(readStatus(true)).toEqual({ other: 'true' })
  for (const nothing of [null, undefined, '', {}, []]) expect(readStatus(nothing)).toBeNull()
})

test('a known word is read in any case, with any separator or none', () => {
  expect(['OK', 'Error', 'o_k'].map(readStatus)).toEqual(['ok', 'error', 'ok'])
  const readType = openEnum(['ERC-20', 'token_transfer', 'Miner Reward'])
  expect(['ERC20', 'erc-20', 'TOKEN_TRANSFER', 'token-transfer', 'miner reward', 'ERC-201'].map(readType)).toEqual([
    'ERC-20',
    'ERC-20',
    'token_transfer',
    'token_transfer',
    'Miner Reward',
    { other: 'ERC-201' },
  ])
})

test('every text except the empty one is read back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (word) => {
      const value = readStatus(word)
      if (value === null) throw new Error('lost')
      const isKnown = /^[\s_-]*(?:o[\s_-]*k|e[\s_-]*r[\s_-]*r[\s_-]*o[\s_-]*r)[\s_-]*$/i.test(word)
      expect(isOther(value) ? value.other : 'known').toBe(isKnown ? 'known' : word)
    }),
  )
})

test.each([
  ['token_transfer', 'Token transfer'],
  ['contract_call', 'Contract call'],
  ['ok', 'Ok'],
  ['ERC-721', 'ERC-721'],
  ['eip1967_oz', 'EIP-1967 oz'],
  ['Miner Reward', 'Miner Reward'],
  ['dropped/replaced', 'Dropped/replaced'],
  ['', ''],
])('%s is labeled %s', (word, label) => {
  expect(labelOf(word)).toBe(label)
  expect(labelOf({ other: word })).toBe(label)
})
