import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { searchResult } from '#/api/schemas/search'
import { addressFromSearch } from './addressFromSearch'

const hash = `0x${'aB'.repeat(20)}`
const results = (...raw: object[]) =>
  raw.map((each) => parseLenient(searchResult, { address_hash: hash, ...each }).value)

test('a token result has the contract, its name and its token type', () => {
  const found = addressFromSearch(
    results({
      type: 'token',
      name: 'Nova Dollar',
      symbol: 'USDN',
      token_type: 'ERC-20',
      is_smart_contract_verified: true,
      total_supply: '7',
    }),
    hash.toLowerCase(),
  )
  expect(found).toMatchObject({
    hash,
    is_contract: true,
    is_verified: true,
    coin_balance: null,
    token: { address_hash: hash, name: 'Nova Dollar', symbol: 'USDN', type: 'ERC-20', total_supply: 7n },
  })
})

test('an address without source code may be a contract or an EOA', () => {
  expect(addressFromSearch(results({ type: 'address', is_smart_contract_verified: false }), hash)).toMatchObject({
    is_contract: null,
    is_verified: null,
  })
})

test('several results are merged, the first one first', () => {
  const found = addressFromSearch(
    results(
      { type: 'contract', name: 'Router', is_smart_contract_verified: true, reputation: 'scam' },
      { type: 'ens_domain', name: 'other', ens_info: { name: 'router.eth' } },
    ),
    hash,
  )
  expect(found).toMatchObject({ name: 'Router', ens_domain_name: 'router.eth', is_contract: true, reputation: 'scam' })
})

test('results of other addresses, unreadable ones and none are null', () => {
  expect(
    addressFromSearch([null, ...results({ type: 'address', address_hash: `0x${'0'.repeat(40)}` })], hash),
  ).toBeNull()
  expect(addressFromSearch(results({ type: 'block', block_number: 3 }), hash)).toBeNull()
  expect(addressFromSearch([], hash)).toBeNull()
})
