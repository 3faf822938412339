import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { isInTwoCases, isAddressHash, isTransactionHash, sameHash, shortHash } from './hash'

const address = `0x${'aB'.repeat(20)}`
const transaction = `0x${'0F'.repeat(32)}`

test('an address is 0x and 40 hex digits, a transaction hash 0x and 64', () => {
  expect(isAddressHash(address)).toBe(true)
  expect(isTransactionHash(transaction)).toBe(true)
  for (const wrong of [
    transaction,
    address.slice(2),
    `${address}0`,
    `${address}\n`,
    ` ${address}`,
    `0X${'ab'.repeat(20)}`,
    `0x${'zz'.repeat(20)}`,
    null,
    7,
    {},
  ]) {
    expect(isAddressHash(wrong)).toBe(false)
  }
  for (const wrong of [address, transaction.slice(1), `${transaction}\n`, null, undefined])
    expect(isTransactionHash(wrong)).toBe(false)
})

test('a short hash has the first and last digits', () => {
  expect(shortHash(address)).toBe('0xaBaBaBa…BaBaB')
  expect(shortHash(transaction, 8, 0)).toBe('0x0F0F0F0F…')
  expect(shortHash('0x1234567', 4, 4)).toBe('0x1234567')
  expect(shortHash('', 4, 4)).toBe('')
})

test('a short hash is never longer than the hash', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(40), fc.nat(40), (text, head, tail) => {
      const short = shortHash(text, head, tail)
      expect(short.length).toBeLessThanOrEqual(text.length)
      if (short !== text) expect(text.startsWith(short.split('…')[0] ?? '')).toBe(true)
    }),
  )
})

test('hashes are compared whatever their case', () => {
  expect(sameHash(address, address.toLowerCase())).toBe(true)
  expect(sameHash(address, address.toUpperCase())).toBe(true)
  expect(sameHash(address, transaction)).toBe(false)
  expect(sameHash(null, null)).toBe(false)
  expect(sameHash(undefined, address)).toBe(false)
})

test('isInTwoCases: true for upper and lower case letters, false for one case', () => {
  expect(isInTwoCases(`0x${'aB'.repeat(20)}`)).toBe(true)
  expect(['a', 'B', '1'].some((digit) => isInTwoCases(`0x${digit.repeat(40)}`))).toBe(false)
})
