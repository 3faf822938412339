import { describe, expect, test, vi } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { searchResult } from '#/api/schemas/search'
import type { ChainRequestState } from '#/data/search/fanOutToChains'
import { readConfig } from '#/data/config/loadConfig'
import type { ChainResult } from '#/data/search/crossChainSearch'
import { searchSummary } from '#/features/search/CrossChainSearchPage'
import { exactMatches, onlyPage, pathToOpen, readSearchQuery } from '#/features/search/searchQuery'

vi.stubGlobal('location', { origin: 'https://here.example' })

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const config = readConfig({
  defaultChain: '2',
  chains: ['1', '2', '3'].map((id) => ({ id, name: `Chain ${id}`, baseUrl: `https://${id}.example`, currency })),
})
const address = `0x${'ab'.repeat(20)}`
const hash = `0x${'cd'.repeat(32)}`

function answered(...raws: object[]): ChainRequestState<ChainResult> {
  const rows = raws.map((raw, place) => ({ id: String(place), value: parseLenient(searchResult, raw).value, raw }))
  return { kind: 'success', data: { pages: [], rows, next: null, from: 'chain', nextPage: 'ready' } }
}

const none = answered()
const transaction = answered({ type: 'transaction', transaction_hash: hash.toUpperCase().replace('0X', '0x') })
const block = answered({ type: 'block', block_hash: hash, block_number: 7 })
const account = answered({ type: 'address', address_hash: address }, { type: 'token', name: 'Like it' })
const failed: ChainRequestState<ChainResult> = { kind: 'failed', error: new Error('x') }
const stopped: ChainRequestState<ChainResult> = { kind: 'stopped' }

function exact(text: string, link?: string) {
  const query = readSearchQuery(config, text, link, [])
  if (query.kind !== 'exact') throw new Error(`${query.kind} is nothing exact`)
  return query
}

/** The states of the chains 2, 1 and 3, in the order in which they are searched. */
function state(...all: ChainRequestState<ChainResult>[]) {
  const ids = ['2', '1', '3']
  return { states: new Map(all.map((each, place) => [ids[place] ?? '', each])) }
}

describe('readSearchQuery', () => {
  const order = (...given: Parameters<typeof readSearchQuery>) => {
    const query = readSearchQuery(...given)
    return 'crossChain' in query && query.crossChain.chains.map(({ id }) => id)
  }

  test('searches recent chains first, then the default one; for a link the default one', () => {
    expect(order(config, hash, undefined, [])).toEqual(['2', '1', '3'])
    expect(order(config, hash, undefined, ['3', '77'])).toEqual(['3', '2', '1'])
    expect(order(config, hash, `/tx/${hash}`, ['3'])).toEqual(['2', '1', '3'])
  })

  test.each([
    ['', 'nothing'],
    ['  \u200b ', 'nothing'],
    ['x'.repeat(201), 'nothing'],
    ['abandon ability able about above absent absorb abstract absurd abuse access accident', 'secret'],
    ['https://node.example/v2/key', 'secret'],
    ['https://nobody.example/', 'nothing'],
    ['https://one.example/search?q=usdc', 'text'],
    ['usdc', 'text'],
    ['vitalik.eth', 'text'],
    ['1,234,567', 'text'],
    [hash, 'exact'],
    [address.slice(2).toUpperCase(), 'exact'],
    [`${address}/7`, 'exact'],
    [`https://bscscan.com/tx/${hash}`, 'exact'],
    ['https://bscscan.com/block/7', 'foreign'],
  ])('%j is %s', (text, kind) => {
    expect(readSearchQuery(config, text, undefined, []).kind).toBe(kind)
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/settings',
    `/tx/${hash}/../../settings`,
    `/tx/${hash}x`,
    '/tx/0x12',
    `/2/tx/${hash}`,
  ])('the link %s is no query', (link) => expect(exact(hash, link).link).toBeNull())
})

describe('pathToOpen', () => {
  test.each([
    ['the only chain that has a transaction', exact(hash), state(none, transaction, none), `/1/tx/${hash}`],
    ['a block', exact(hash), state(none, none, block), `/3/block/${hash}`],
    ['a hash before all were asked', exact(hash), state(failed, transaction, stopped), `/1/tx/${hash}`],
    ['a hash on two chains', exact(hash), state(none, transaction, block), null],
    ['a hash nowhere', exact(hash), state(none, none, none), null],
    ['the tab of a link', exact(hash, `/tx/${hash}/logs`), state(none, transaction, none), `/1/tx/${hash}/logs`],
    ['a link to what is a block', exact(hash, `/tx/${hash}/logs`), state(none, block, none), `/1/block/${hash}`],
    ['a link known nowhere', exact(hash, `/tx/${hash}/logs`), state(none, none, none), `/2/tx/${hash}/logs`],
    ['a link that may be where it failed', exact(hash, `/tx/${hash}`), state(none, failed, none), null],
    ['the one chain of an address', exact(address), state(none, none, account), `/3/address/${address}`],
    ['an address that may be used where it failed', exact(address), state(failed, none, account), null],
    ['an address that is used on two', exact(address), state(none, account, account), null],
    [
      'a link that the default chain knows',
      exact(address, `/token/${address}/instance/7`),
      state(account, stopped, stopped),
      `/2/token/${address}/instance/7`,
    ],
    ['an item of a token', exact(`${address}/7`), state(none, account, none), `/1/token/${address}/instance/7`],
    [
      'a user operation',
      exact(hash),
      state(none, answered({ type: 'user_operation', user_operation_hash: hash }), none),
      `/1/op/${hash}`,
    ],
    ['a blob', exact(hash), state(none, answered({ type: 'blob', blob_hash: hash }), none), `/1/blob/${hash}`],
  ])('%s', (_, query, found, href) => {
    expect(pathToOpen(query, config, found)).toBe(href)
  })
})

test('exact matches are in the order of the chains', () => {
  expect(exactMatches(exact(address), state(account, none, account)).map(({ href }) => href)).toEqual([
    `/2/address/${address}`,
    `/3/address/${address}`,
  ])
})

test.each([
  [state(), '3 remaining.'],
  [state(none), 'Not found on 1 of 3 chains, 2 remaining.'],
  [state(none, none, none), 'Not found on 3 chains.'],
  [state(account, failed, { kind: 'skipped' }), 'Found on 1 of 3 chains, 1 failed, 1 skipped to save API credits.'],
  [state(none, account, stopped), 'Found on 1 of 3 chains, 1 not searched.'],
  [state(account, account, account), 'Found on 3 chains.'],
])('the summary counts the states of the chains', (found, words) => {
  expect(searchSummary(exact(address).crossChain, found)).toBe(words)
})

describe('onlyPage', () => {
  const query = readSearchQuery(config, 'plain', undefined, [])
  if (query.kind !== 'text') throw new Error(`${query.kind} is no text`)
  const plain = answered({ type: 'token', name: 'Plain', address_hash: address })
  const more = answered({ type: 'token', name: 'Plainer', address_hash: address })
  const goesOn: typeof plain = {
    kind: 'success',
    data: { ...(plain as { data: ChainResult }).data, next: { page: 2 } },
  }

  test.each([
    ['only one chain has something', [none, plain, none], `/1/token/${address}`],
    ['two chains have it', [plain, plain, none], null],
    ['another chain has something like it', [more, plain, none], null],
    ['one chain has something like it only', [none, more, none], null],
    ['a chain failed', [none, plain, failed], null],
    ['a chain was not asked', [none, plain], null],
    ['there is a next page', [none, goesOn, none], null],
    ['there is nothing', [none, none, none], null],
  ])('%s', (_, states, href) => {
    expect(onlyPage(query, state(...states))).toBe(href)
  })
})
