import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddressCounts, AddressDetails } from './address'
import { type AddressPart, addressPartText, addressTypeText, describeAddress, isUnused } from './addressSentence'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'

const at = (digit: string) => `0x${digit.repeat(40)}`
const creation = `0x${'c'.repeat(64)}`

/** The API's record of an address without activity. */
const nothing: AddressDetails = {
  hash: at('a'),
  name: null,
  ens_domain_name: null,
  is_contract: null,
  is_verified: null,
  proxy_type: null,
  implementations: [],
  implementation_address: null,
  implementation_name: null,
  creator_address_hash: null,
  creation_transaction_hash: null,
  creation_status: null,
  coin_balance: null,
  block_number_balance_updated_at: null,
  transactions_count: null,
  token: null,
  has_beacon_chain_withdrawals: false,
  has_logs: false,
  has_token_transfers: false,
  has_tokens: false,
  has_validated_blocks: false,
  metadata: null,
  public_tags: [],
  private_tags: [],
  watchlist_names: [],
}
const counts: AddressCounts = {
  transactions_count: 0n,
  token_transfers_count: 0n,
  gas_usage_count: 0n,
  validations_count: 0n,
}
const used = { block_number_balance_updated_at: 7, coin_balance: 12n * 10n ** 18n }
const contract = { ...used, is_contract: true, is_verified: true }
const account = { ...used, is_contract: false }
const behind = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    address_hash: at(place.toString(16)),
    name: place ? `Facet ${place}` : null,
  }))
const unused = 'No activity on this chain yet. It may be new, or used on another chain.'
const token = { address_hash: at('a'), name: 'Nova Dollar', symbol: 'USDN', decimals: 6, type: 'ERC-20' }

/** The description as plain text. */
function textOf(parts: readonly AddressPart[]): string {
  return parts.map((part) => addressPartText(part, { symbol: 'MER', decimals: 18 })).join('')
}

const say = (known: Partial<AddressDetails>, beside = {}) => textOf(describeAddress({ ...nothing, ...known }, beside))

describe('describeAddress', () => {
  test.each<[what: string, known: Partial<AddressDetails>, expected: string]>([
    ['an EOA', account, 'Holds 12 MER.'],
    ['an EOA without a balance', { ...account, coin_balance: 0n }, 'Holds no MER.'],
    ['an unknown balance', { ...account, coin_balance: null }, 'No details available.'],
    ['a validator', { ...account, has_validated_blocks: true }, 'Has validated blocks. Holds 12 MER.'],
    ['an unknown type', used, 'Holds 12 MER.'],
    ['a contract', contract, 'Holds 12 MER.'],
    ['a contract, no more known', { is_contract: true }, 'No details available.'],
    [
      'a created contract',
      { ...contract, creator_address_hash: at('b'), creation_transaction_hash: creation },
      'Holds 12 MER. Created by 0xbbbbbbb…bbbbb in txn 0xccccccc…ccccc.',
    ],
    [
      'a contract of genesis',
      { ...contract, creator_address_hash: at('b') },
      'Holds 12 MER. Created by 0xbbbbbbb…bbbbb.',
    ],
    ['a token', { ...contract, token }, 'Contract of the token USDN. Holds 12 MER.'],
    [
      'a token without a name',
      { ...contract, token: { ...token, name: null, symbol: '' } },
      'Contract of the token without a name. Holds 12 MER.',
    ],
    [
      'a proxy',
      { ...contract, proxy_type: 'eip1967', implementations: [{ address_hash: at('d'), name: 'TokenV2' }] },
      'Proxy for TokenV2. Holds 12 MER.',
    ],
    [
      'a proxy of an unknown kind, its implementation without a name',
      { ...contract, proxy_type: { other: 'unknown' }, implementations: [{ address_hash: at('d'), name: null }] },
      'Proxy for 0xddddddd…ddddd. Holds 12 MER.',
    ],
    [
      'a proxy as older servers write it',
      { ...contract, implementations: null, implementation_address: at('d'), implementation_name: 'TokenV2' },
      'Proxy for TokenV2. Holds 12 MER.',
    ],
    ['a proxy without an implementation', { ...contract, proxy_type: 'eip1967' }, 'Holds 12 MER.'],
    [
      'a clone',
      { ...contract, proxy_type: 'eip1167', implementations: [{ address_hash: at('d'), name: 'Pair' }] },
      'Minimal proxy (clone) for Pair. Holds 12 MER.',
    ],
    [
      'a diamond of three',
      { ...contract, proxy_type: 'eip2535', implementations: behind(3) },
      'Diamond proxy for 0x0000000…00000, Facet 1 and Facet 2. Holds 12 MER.',
    ],
    [
      'a diamond of many',
      { ...contract, proxy_type: 'eip2535', implementations: behind(16) },
      'Diamond proxy for 0x0000000…00000, Facet 1 and 14 more contracts. Holds 12 MER.',
    ],
    [
      'a delegated account',
      { ...contract, proxy_type: 'eip7702', implementations: [{ address_hash: at('d'), name: 'Wallet' }] },
      'Delegated to Wallet (EIP-7702). Holds 12 MER.',
    ],
    [
      'a delegated account without an implementation',
      { ...contract, proxy_type: 'eip7702' },
      'Delegated to an unknown contract (EIP-7702). Holds 12 MER.',
    ],
    ['nothing at all', {}, unused],
    ['nothing but zeros', { is_contract: false, coin_balance: 0n, transactions_count: 0n }, unused],
    [
      'the zero address',
      { hash: ZERO_ADDRESS, ...account },
      'The zero address: it has no private key. Tokens are minted from and burnt to it. Holds 12 MER.',
    ],
  ])('%s', (_, known, expected) => {
    expect(say(known)).toBe(expected)
  })

  test('a partial record is not described as without activity', () => {
    expect(say({ is_contract: false }, { partial: true })).toBe('No details available.')
  })

  test('counts without a last transaction are activity', () => {
    expect(say({ is_contract: false }, { counts: { ...counts, token_transfers_count: 1n } })).toBe(
      'No details available.',
    )
  })

  test('never throws, and ends every sentence', () => {
    const hash = fc.option(fc.constantFrom(at('1'), at('2'), ZERO_ADDRESS))
    const known = fc.record<Partial<AddressDetails>>(
      {
        hash,
        name: fc.option(fc.string()),
        is_contract: fc.option(fc.boolean()),
        is_verified: fc.option(fc.boolean()),
        proxy_type: fc.option(fc.constantFrom('eip7702', 'eip2535', 'eip1967', { other: 'x' })),
        implementations: fc.option(fc.array(fc.record({ address_hash: hash, name: fc.option(fc.string()) }))),
        creator_address_hash: hash,
        creation_transaction_hash: hash,
        coin_balance: fc.option(fc.bigInt()),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(known, (some) => {
        expect(say(some)).toMatch(/^\p{Lu}.*\.$/su)
      }),
    )
  })
})

test.each<[string, Partial<AddressDetails>]>([
  ['EOA', account],
  ['EOA (delegated)', { ...contract, proxy_type: 'eip7702' }],
  ['Verified contract', contract],
  ['Unverified contract', { ...contract, is_verified: false }],
  ['Contract', { is_contract: true }],
  ['Self-destructed contract', { ...contract, creation_status: 'selfdestructed' }],
  ['Address', used],
])('the type in words: %s', (text, known) => {
  expect(addressTypeText({ ...nothing, ...known })).toBe(text)
})

describe('isUnused', () => {
  test.each<[string, Partial<AddressDetails>]>([
    ['a name', { name: 'Known' }],
    ['a tag', { public_tags: [{ display_name: 'x', label: 'x' }] }],
    ['a balance', { coin_balance: 1n }],
    ['an empty balance that was looked at', { coin_balance: 0n, block_number_balance_updated_at: 3 }],
    ['a transaction', { transactions_count: 1n }],
    ['a token transfer', { has_token_transfers: true }],
    ['code', { is_contract: true }],
  ])('%s is activity', (_, known) => {
    expect(isUnused({ ...nothing, ...known }, counts)).toBe(false)
  })

  test('missing and zero counts are no activity', () => {
    expect(isUnused(nothing, counts)).toBe(true)
    expect(isUnused(nothing, null)).toBe(true)
  })
})
