import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { isOther, labelOf, openEnum } from './open'

const readStatus = openEnum(['ok', 'error'])

test('a known value is itself, an unknown one { other }, an empty one null', () => {
  expect(readStatus('ok')).toBe('ok')
  expect(readStatus('OK')).toEqual({ other: 'OK' })
  expect(readStatus('toString')).toEqual({ other: 'toString' })
  expect(readStatus(3)).toEqual({ other: '3' })
  expect(readStatus(true)).toEqual({ other: 'true' })
  for (const nothing of [null, undefined, '', {}, []]) expect(readStatus(nothing)).toBeNull()
})

test('every text except the empty one is read back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (word) => {
      const value = readStatus(word)
      if (value === null) throw new Error('lost')
      expect(isOther(value) ? value.other : value).toBe(word)
      expect(isOther(value)).toBe(word !== 'ok' && word !== 'error')
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
