import { array, assert, constantFrom, oneof, property, record, string, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterParameters } from '#/features/advancedFilter/parameters'
import { plainLists } from '#/features/advancedFilter/plainLists'
import { requestOf } from '#/features/advancedFilter/request'
import { filterOf, plainWord, problemOf, searchOf, wordText } from '#/features/advancedFilter/words'

const a = `0x${'a'.repeat(40)}`
const b = `0x${'b'.repeat(40)}`
const filterIn = (query: string) => filterOf(filterParameters(Object.fromEntries(new URLSearchParams(query))))
const filtersOf = (query: string) => requestOf(filterIn(query)).filters

test('each filter of the URL is a parameter of the API', () => {
  expect(
    filtersOf(
      `type=erc-20,COIN_TRANSFER&method=0xA9059CBB&from=${a}&not_from=${b}&to=${b}&not_to=${a}&relation=or` +
        `&asset=native,${a}&not_asset=${b}&amount_from=0.5&amount_to=2&age_from=2026-01-31&age_to=2026-02-01T10:30`,
    ),
  ).toEqual({
    transaction_types: ['ERC-20', 'COIN_TRANSFER'],
    methods: '0xa9059cbb',
    from_address_hashes_to_include: a,
    from_address_hashes_to_exclude: b,
    to_address_hashes_to_include: b,
    to_address_hashes_to_exclude: a,
    address_relation: 'or',
    token_contract_address_hashes_to_include: `native,${a}`,
    token_contract_address_hashes_to_exclude: b,
    amount_from: '0.5',
    amount_to: '2',
    age_from: '2026-01-31T00:00:00.000Z',
    age_to: '2026-02-01T10:30:59.999Z',
  })
  expect(filtersOf('')).toEqual({})
  expect(filtersOf(`from=${a}&relation=or`)).toEqual({ from_address_hashes_to_include: a })
  expect(filtersOf(`from=${a}&to=${b}&relation=neither`)).toMatchObject({ address_relation: 'and' })
})

describe('an invalid filter', () => {
  test.each([
    ['type=payment', 'not a transfer type'],
    ['method=transfer', 'not a selector: 0x and 8 hex digits'],
    ['from=0x12', 'not an address: 0x and 40 hex digits'],
    ['not_to=vitalik.eth', 'not an address: 0x and 40 hex digits'],
    ['asset=ETH', 'not the address of a token'],
    ['amount_from=lots', 'not an amount such as 1.5'],
    ['amount_to=-1', 'not an amount such as 1.5'],
    ['amount_from=2&amount_to=1.9', 'Minimum is above Maximum'],
    ['age_from=yesterday', 'not a date such as 2026-01-31'],
    ['age_to=2026-02-30', 'not a date such as 2026-01-31'],
    ['age_from=2026-02-02&age_to=2026-02-01', 'Since is later than Until'],
  ])('%s stays in the URL with its problem, and is not sent', (query, problem) => {
    const { words, relation } = filterIn(`${query}&not_asset=${b}`)
    expect(words).toHaveLength(2)
    expect(words.map(problemOf).filter(Boolean)).toEqual([problem])
    expect(
      new URLSearchParams(searchOf({ words, relation }) as Record<string, string>).get(query.split('=')[0] ?? ''),
    ).toBe(new URLSearchParams(query).get(query.split('=')[0] ?? ''))
    expect(filtersOf(`${query}&not_asset=${b}`)).toEqual({ token_contract_address_hashes_to_exclude: b })
  })

  test.each([
    'amount_from=2&amount_to=2.0',
    'age_from=2026-02-01&age_to=2026-02-01',
    'age_to=2024-02-29',
    'method=0x00000000',
  ])('%s has no problem', (query) => {
    expect(filterIn(query).words.map(problemOf)).toEqual([null])
  })
})

test('a filter is the same with spaces around it, repeated, or with 0X in its address', () => {
  const address = `0x${'AB'.repeat(20)}`
  expect(searchOf(filterIn(`from= ${address.replace('0x', '0X')} ,${address}`))).toEqual({ from: address })
  expect(problemOf({ field: 'age', from: '2026-01-31T14:30Z', to: '' })).toBeNull()
})

test('filters written to a URL and read again are the same', () => {
  const text = oneof(stringMatching(/^0x[\da-f]{40}$/), string({ minLength: 1 }))
    .map((value) => plainWord(value.replaceAll(',', '')))
    .filter(Boolean)
  const list = array(text, { minLength: 1, maxLength: 3 }).map((texts) => [...new Set(texts)].join(','))
  const search = record(
    {
      type: list,
      method: list,
      from: list,
      not_from: list,
      to: list,
      not_to: list,
      asset: list,
      not_asset: list,
      amount_from: text,
      amount_to: text,
      age_from: text,
      age_to: text,
      relation: constantFrom('or'),
    },
    { requiredKeys: [] },
  )
  assert(
    property(search, (given) => {
      const filter = filterOf(given)
      expect(filterOf(searchOf(filter))).toEqual(filter)
      expect(searchOf(filter)).toEqual({ ...given })
    }),
  )
})

describe('the plain lists of a filter', () => {
  const listsOf = (query: string) =>
    plainLists('1', filterIn(query)).map(({ href, missing }) => [
      href,
      missing.map((word) => wordText(word, 'ETH')).join(', '),
    ])

  test('are those of its addresses and its token, each with the filters that it lacks', () => {
    expect(listsOf(`from=${a}&to=${b}&asset=${b}&type=ERC-20&amount_from=1`)).toEqual([
      [`/1/address/${a}/token-transfers?filter=from&type=ERC-20&token=${b}`, 'To 0xbbbbbbb…bbbbb, Amount ≥ 1'],
      [`/1/address/${b}/token-transfers?filter=to&type=ERC-20&token=${b}`, 'From 0xaaaaaaa…aaaaa, Amount ≥ 1'],
      [`/1/token/${b}/transfers`, 'Type ERC-20, From 0xaaaaaaa…aaaaa, To 0xbbbbbbb…bbbbb, Amount ≥ 1'],
    ])
    expect(listsOf(`from=${a}&to=${a}&relation=or`).map(([, missing]) => missing)).toEqual(
      Array.from({ length: 4 }, () => 'From 0xaaaaaaa…aaaaa, To 0xaaaaaaa…aaaaa'),
    )
  })

  test('are those of the chain if the filter has no address', () => {
    expect(listsOf('type=ERC-721&not_asset=native')).toEqual([['/1/token-transfers?type=ERC-721', 'Asset not ETH']])
    expect(listsOf('type=COIN_TRANSFER&age_from=2026-01-31')).toEqual([
      ['/1/txs', 'Type Coin transfer, Age since 2026-01-31'],
      ['/1/internal-transactions', 'Type Coin transfer, Age since 2026-01-31'],
      ['/1/token-transfers', 'Type Coin transfer, Age since 2026-01-31'],
    ])
  })
})
