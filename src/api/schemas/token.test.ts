import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { token } from './token'
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
  const older = parseLenient(transaction, { gas_token: raw })
  expect([older.value?.celo, older.mismatches]).toEqual([value?.celo, []])
  expect(mismatches).toEqual([])
  for (const found of [value?.celo?.gas_token, value?.stability_fee?.token])
    expect(found).toEqual(read && expect.objectContaining(read))
})

test.each([
  [{ is_scam: true }, 'scam'],
  [{ is_scam: true, reputation: null }, 'scam'],
  [{ is_scam: false }, null],
  [{ is_scam: null, reputation: 'ok' }, 'ok'],
])('the reputation of a token that says %j is %j', (said, reputation) => {
  const { value, mismatches } = parseLenient(token, { address_hash: hash, ...said })
  expect([value?.reputation, value?.address_hash, mismatches]).toEqual([reputation, hash, []])
})
