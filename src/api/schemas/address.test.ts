import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { transaction } from './transaction'

const hash = `0x765${'d'.repeat(37)}`

test.each([
  [hash, hash, 0],
  [{ hash, name: 'Token' }, hash, 0],
  [null, null, 0],
  ['0x12', null, 2],
])('the address %j of a transaction has the hash %j, and %i mismatches', (raw, read, count) => {
  const { value, mismatches } = parseLenient(transaction, { from: raw, token_transfers: [{ to: raw }] })
  expect([value?.from, value?.token_transfers?.[0]?.to].map((address) => address?.hash ?? null)).toEqual([read, read])
  expect(mismatches).toHaveLength(count)
})
