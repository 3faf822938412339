import { describe, expect, test, vi } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { type SearchResult, searchResult } from '#/api/schemas/search'
import { defaultChain } from '#/data/config/config'
import { readConfig } from '#/data/config/loadConfig'
import { readSearchInput, withChainHead } from '#/domain/search/searchInput'
import { type PaletteInput, paletteGroups } from '#/features/search/paletteOptions'

vi.stubGlobal('location', { origin: 'https://here.example' })

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const config = readConfig({
  chains: [
    { id: '1', name: 'One', baseUrl: 'https://one.example', currency },
    { id: '10', name: 'Ten', baseUrl: 'https://ten.example', currency },
  ],
})
const one = defaultChain(config)
const address = `0x${'ab'.repeat(20)}`
const hash = `0x${'cd'.repeat(32)}`
const usdc = { href: '/1/token/0x1', title: 'USDC', detail: null, sign: 'coin' }

function result(raw: object): SearchResult {
  const { value } = parseLenient(searchResult, raw)
  if (!value) throw new Error('unreadable')
  return value
}

function groups(typed: string, more: Partial<PaletteInput> = {}): [string, string[]][] {
  const given = { typed, input: readSearchInput(typed), config, chain: one }
  const found = paletteGroups({ ...given, suggestions: [], recent: [], saved: [], ...more })
  return found.map(({ label, options }) => [label, options.map(({ href }) => href)])
}

describe('paletteGroups', () => {
  test('without text it has recent searches', () => {
    expect(groups(' ', { recent: [usdc] })).toEqual([['Recent', ['/1/token/0x1']]])
    expect(groups('')).toEqual([])
  })

  test('without text it has viewed records after recent searches, each page once', () => {
    const viewed = [usdc, { ...usdc, href: '/1/block/5', title: 'Block 5', sign: 'clock' }]
    expect(groups('', { recent: [usdc], viewed })).toEqual([
      ['Recent', ['/1/token/0x1']],
      ['Recently viewed', ['/1/block/5']],
    ])
    expect(groups('block', { viewed }).map(([label]) => label)).not.toContain('Recently viewed')
  })

  test('what a mistyped address leads to is headed so, whether the API suggests it or not', () => {
    const suggestion = result({ type: 'address', address_hash: address, name: null })
    const suggestions = [{ on: one, results: [suggestion] }]
    const labels = (more: Partial<PaletteInput>) => groups(address, more).map(([label]) => label)
    expect(labels({ suggestions, mistyped: [] })[0]).toMatch(/^Probably mistyped · Address/)
    expect(labels({ mistyped: [] })[0]).toBe('Probably mistyped · On One')
    expect(labels({ suggestions })[0]).toMatch(/^Address/)
  })

  test('a time offers the block at that time, an address with a number the transaction with that nonce', () => {
    expect(groups('20 Nov 2026 14:00')).toEqual([['On One', ['/1/block/at/2026-11-20T14:00:00Z']]])
    expect(groups(' 1795176168 ')).toEqual([['On One', ['/1/block/at/2026-11-20T12:02:48Z', '/1/block/1795176168']]])
    expect(groups('Nov 20, 2026', { chain: null })).toEqual([
      ['On One', ['/1/block/at/2026-11-20', '/1/block/at/2026-11-20T23:59:59Z']],
    ])
    expect(groups(`${address} nonce 5`)).toEqual([['On One', [`/1/tx/by-nonce/${address}/5`]]])
    expect(groups(`${address} 5`)).toEqual([
      ['On One', [`/1/token/${address}/instance/5`, `/1/tx/by-nonce/${address}/5`]],
    ])
    expect(groups(`${address}/5`)).toEqual([['On One', [`/1/token/${address}/instance/5`]]])
  })

  test('a day that can be read in two ways offers both, a method ID the decoder', () => {
    const day = (date: string) => [`/1/block/at/${date}`, `/1/block/at/${date}T23:59:59Z`]
    expect(groups('05/06/2026')).toEqual([['On One', [...day('2026-06-05'), ...day('2026-05-06')]]])
    expect(groups('0xf3e6ea8a', { chain: one, input: withChainHead(readSearchInput('0xf3e6ea8a'), 500) })[0]).toEqual([
      'On One',
      ['/1/decode?data=0xf3e6ea8a'],
    ])
  })

  test('an amount offers the transfers of it, an NFT with its ID the NFT, of the tokens that are found and no scam', () => {
    const at = (digit: string) => `0x${digit.repeat(40)}`
    const token = (digit: string, symbol: string, more = {}) =>
      result({ type: 'token', address_hash: at(digit), name: symbol, symbol, token_type: 'ERC-20', ...more })
    const results = [
      token('1', 'USDM'),
      token('2', 'USDM2'),
      token('3', 'USDM', { reputation: 'scam' }),
      token('4', 'COPPER', { token_type: 'ERC-721' }),
    ]
    const suggestions = [{ on: one, results }]
    expect(groups('1,000 usdm', { suggestions })[0]).toEqual([
      'On One',
      [`/1/transfers?asset=${at('1')}&amount_from=1000&amount_to=1000`],
    ])
    expect(groups('0.5 ETH', { suggestions })[0]?.[1]).toEqual([
      '/1/transfers?asset=native&amount_from=0.5&amount_to=0.5',
    ])
    expect(groups('COPPER #7', { suggestions })[0]).toEqual(['On One', [`/1/token/${at('4')}/instance/7`]])
  })

  test('private labels and bookmarks are found by name, after the API’s results', () => {
    const treasury = { href: `/1/address/${address}`, title: 'Our treasury', detail: address, sign: 'pencil' }
    const saved = [treasury, { ...usdc, title: 'USDC · One', sign: 'star-full' }]
    expect(groups('treas', { saved })[0]).toEqual(['Bookmarks and private labels', [treasury.href]])
    expect(groups('', { saved, recent: [usdc] })).toEqual([
      ['Recent', [usdc.href]],
      ['Bookmarks and private labels', [treasury.href]],
    ])
    expect(groups('nothing of mine', { saved }).flatMap(([, hrefs]) => hrefs)).not.toContain(treasury.href)
  })

  test.each([
    [
      address,
      [
        ['On One', [`/1/address/${address}`]],
        ['More', [`/search?q=${address}`]],
      ],
    ],
    [hash.slice(2), [['On all 2 chains, One first', [`/search?q=${hash}`]]]],
    [`${address}/7`, [['On One', [`/1/token/${address}/instance/7`]]]],
    ['usdc', [['More', ['/1/search?q=usdc', '/search?q=usdc']]]],
    [`https://optimistic.etherscan.io/tx/${hash}#eventlog`, [['On Ten', [`/10/tx/${hash}/logs`]]]],
    [`https://unknown.example/tx/${hash}`, [['From unknown.example', [`/tx/${hash}`]]]],
    [
      'https://bscscan.com/block/7',
      [
        [
          'This link is to chain 56. Add it?',
          ['/add-chain', '/search?q=https%3A%2F%2Fbscscan.com%2Fblock%2F7', '/1/block/7'],
        ],
      ],
    ],
    [
      `https://basescan.org/tx/${hash}`,
      [
        [
          'This link is to chain 8453. Add it?',
          ['/add-chain?url=https%3A%2F%2Fbase.blockscout.com', `/search?q=https%3A%2F%2Fbasescan.org%2Ftx%2F${hash}`],
        ],
      ],
    ],
    ['abandon ability able about above absent absorb abstract absurd abuse access accident', []],
  ])('%j has its pages', (typed, expected) => {
    expect(groups(typed)).toEqual(expected)
  })

  test('a hex prefix is searched in bookmarks, labels and recent pages', () => {
    const input = withChainHead(readSearchInput('0xABABab'), 7)
    const labeled = { href: `/1/address/${address}`, title: 'Our treasury', detail: address, sign: 'pencil' }
    const bookmark = { href: `/1/token/${address}`, title: 'A bookmark', detail: null, sign: 'star-full' }
    const viewed = { href: `/10/address/${address}`, title: 'Viewed', detail: null, sign: 'clock' }
    expect(groups('0xABABab', { input, saved: [bookmark, labeled, usdc], recent: [viewed] })).toEqual([
      ['Bookmarks and private labels', [bookmark.href, labeled.href]],
      ['Recent', [viewed.href]],
      ['More', ['/1/search?q=0xABABab', '/search?q=0xABABab']],
    ])
  })

  test('a block height has its block first', () => {
    expect(groups('1,234,567')[0]).toEqual(['On One', ['/1/block/1234567']])
  })

  test('results are listed by type, in place of pages guessed from the text, scams last, marked as such', () => {
    const scam = `0x${'1'.repeat(40)}`
    const results = [
      result({ type: 'token', name: 'USD gift', symbol: 'USDС', address_hash: scam, reputation: 'scam' }),
      result({ type: 'token', name: 'USD', symbol: 'USDC', address_hash: address }),
      result({ type: 'contract', name: 'Proxy', address_hash: address }),
    ]
    const input = { typed: address, input: readSearchInput(address), config, chain: one, recent: [], saved: [] }
    const [tokens] = paletteGroups({ ...input, suggestions: [{ on: one, results }] })
    expect(tokens?.options.map(({ facts }) => [facts?.isScam, facts?.namesake])).toEqual([
      [false, null],
      [true, address],
    ])
    expect(groups(address, { suggestions: [{ on: one, results }] })).toEqual([
      ['Tokens', [`/1/token/${address}`, `/1/token/${scam}`]],
      ['Contracts', [`/1/address/${address}`]],
      ['More', [`/search?q=${address}`]],
    ])
  })

  test('a type shows its number of suggestions, each page once with its details', () => {
    const token = (digit: number, more: object = {}) =>
      result({ type: 'token', name: 'USD', address_hash: `0x${String(digit).repeat(40)}`, ...more })
    const results = [
      token(1, { token_type: 'ERC-20', exchange_rate: '1.5', total_supply: '9', is_smart_contract_verified: true }),
      token(2, { token_type: 'ERC-721', total_supply: '114' }),
      ...[3, 4, 5, 6, 7].map((digit) => token(digit)),
      result({ type: 'address', name: 'USD', address_hash: address }),
      result({ type: 'label', name: 'USD', address_hash: address }),
    ]
    const found = paletteGroups({
      typed: 'usd',
      input: readSearchInput('usd'),
      config,
      chain: one,
      suggestions: [{ on: one, results }],
      recent: [],
      saved: [],
    })
    expect(found.map(({ label, options, total }) => [label, options.length, total])).toEqual([
      ['Tokens', 5, 7],
      ['Addresses', 1, 1],
      ['More', 2, undefined],
    ])
    const [coin, nft] = found[0]?.options ?? []
    expect(coin?.facts).toMatchObject({ tokenType: 'ERC-20', isVerified: true, price: '1.5', supply: null })
    expect(nft?.facts).toMatchObject({ tokenType: 'ERC-721', isVerified: false, price: null, supply: 114n })
  })

  test('no page is listed twice', () => {
    const suggestions = [{ on: one, results: [result({ type: 'token', name: 'USDC', address_hash: address })] }]
    const recent = [{ ...usdc, href: `/1/token/${address.toUpperCase()}` }, usdc]
    expect(groups('usdc', { suggestions, recent }).slice(0, 2)).toEqual([
      ['Tokens', [`/1/token/${address}`]],
      ['Recent', ['/1/token/0x1']],
    ])
  })

  test('without a chain suggestions are listed under their chain, three of a type', () => {
    const tokens = [1, 2, 3, 4].map((digit) =>
      result({ type: 'token', name: `USD ${digit}`, address_hash: `0x${String(digit).repeat(40)}` }),
    )
    const [, ten] = config.chains
    if (!ten) throw new Error('no second chain')
    const suggestions = [
      { on: one, results: tokens },
      { on: ten, results: tokens.slice(0, 1) },
    ]
    const found = groups('usd', { chain: null, suggestions })
    expect(found.map(([label, { length }]) => [label, length])).toEqual([
      ['Tokens on One', 3],
      ['Tokens on Ten', 1],
      ['More', 1],
    ])
  })

  test('a payment request has its token and recipient, on its chain or on all', () => {
    const payee = `0x${'12'.repeat(20)}`
    const call = (chain: string) => groups(`ethereum:${address}@${chain}/transfer?address=${payee}&uint256=1e18`)[0]
    expect(call('10')).toEqual(['On Ten', [`/10/token/${address}`, `/10/address/${payee}`]])
    const [label, hrefs] = call('56') ?? []
    expect(label).toBe('This address is on chain 56. Add it?')
    expect(hrefs?.[2]).toBe(`/search?q=${payee}`)
  })
})
