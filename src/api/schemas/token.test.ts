import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { transaction } from './transaction'

const hash = `0x765${'d'.repeat(37)}`

test.each([
  [hash, { address_hash: hash, symbol: null, decimals: null }],
  ['cUSD', { address_hash: null, symbol: 'cUSD', decimals: null }],
  [
    { address: hash, decimals: '18' },
    { address_hash: hash, symbol: null, decimals: 18 },
  ],
  [null, null],
])('the token %j of a fee is read as %j', (raw, read) => {
  const { value, mismatches } = parseLenient(transaction, { celo: { gas_token: raw }, stability_fee: { token: raw } })
  expect(mismatches).toEqual([])
  for (const token of [value?.celo?.gas_token, value?.stability_fee?.token])
    expect(token).toEqual(read && expect.objectContaining(read))
})
