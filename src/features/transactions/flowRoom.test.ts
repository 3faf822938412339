import { expect, test } from 'vitest'
import type { Transaction } from '#/api/schemas/transaction'
import { flowRoom } from './flowRoom'

const party = (hash: string) => ({ hash })
const transfer = (from: string, to: string, value: bigint, token = '0xa') => ({
  from: party(from),
  to: party(to),
  token: { address_hash: token, type: 'ERC-20' },
  total: { value },
})

/** The fields that the room depends on. */
function roomOf(token_transfers: readonly object[]): number {
  return flowRoom({ status: 'ok', value: 0n, transaction_types: [], token_transfers } as unknown as Transaction).xl
}

test('what only passes through an address needs no line of its own', () => {
  const through = [transfer('0x1', '0x2', 5n), transfer('0x2', '0x3', 5n)]
  const kept = [transfer('0x1', '0x2', 5n), transfer('0x2', '0x3', 4n)]
  expect(roomOf(through)).toBe(roomOf(kept))
  const other = [...through, transfer('0x3', '0x1', 2n, '0xb')]
  // One more change of two addresses each.
  expect(roomOf(other) - roomOf(through)).toBe(48)
  expect(roomOf([...other, transfer('0x1', '0x3', 2n, '0xb')])).toBe(roomOf(through))
})

test('transfers of nothing need a line together', () => {
  const some = [transfer('0x1', '0x2', 5n), transfer('0x2', '0x3', 5n)]
  const empty = [transfer('0x4', '0x5', 0n), transfer('0x6', '0x7', 0n)]
  expect(roomOf([...some, ...empty]) - roomOf(some)).toBe(34)
  expect(roomOf(empty)).toBeLessThan(roomOf(some))
})
