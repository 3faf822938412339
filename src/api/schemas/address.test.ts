import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { address, coinHolder } from './address'
import { block } from './block'
import { transaction } from './transaction'

const hash = `0x765${'d'.repeat(37)}`

test.each([
  [hash, hash, 0],
  [{ hash, name: 'Token' }, hash, 0],
  [null, null, 0],
  ['0x12', null, 2],
])('the address %j of a transaction has the hash %j, and %i mismatches', (raw, read, count) => {
  const { value, mismatches } = parseLenient(transaction, { from: raw, token_transfers: [{ to: raw }] })
  expect([value?.from, value?.token_transfers?.[0]?.to].map((found) => found?.hash ?? null)).toEqual([read, read])
  expect(mismatches).toHaveLength(count)
})

test('texts in the place of the records of an address are their names and hashes', () => {
  const sent = {
    hash,
    public_tags: ['Exchange'],
    watchlist_names: ['mine'],
    implementations: [hash],
    metadata: { tags: ['Bridge'] },
  }
  const { value, mismatches } = parseLenient(address, sent)
  expect(mismatches).toEqual([])
  expect(value).toMatchObject({
    public_tags: [{ display_name: 'Exchange', label: null }],
    watchlist_names: [{ display_name: 'mine' }],
    implementations: [{ address_hash: hash, name: null }],
    metadata: { tags: [{ name: 'Bridge', tagType: null }] },
  })
})

test('a record in the place of a hash is its hash', () => {
  const record = { hash, name: 'Token' }
  const read = parseLenient(coinHolder, {
    hash,
    creator_address_hash: record,
    creation_transaction_hash: { hash: '0xab' },
  })
  expect(read.mismatches).toEqual([])
  expect(read.value).toMatchObject({ creator_address_hash: hash, creation_transaction_hash: '0xab' })
  const { value } = parseLenient(block, { uncles_hashes: ['0xa', { hash: '0xb' }, {}, { hash: '' }] })
  expect(value?.uncles_hashes).toEqual(['0xa', '0xb'])
})
