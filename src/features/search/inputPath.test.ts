import { expect, test, vi } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { searchResult } from '#/api/schemas/search'
import { defaultChain } from '#/data/config/config'
import { readConfig } from '#/data/config/loadConfig'
import { readSearchInput } from '#/domain/search/searchInput'
import { pathOfHash, pathOfText } from '#/features/search/inputPath'

vi.stubGlobal('location', { origin: 'https://here.example' })

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const config = readConfig({
  chains: [
    { id: '1', name: 'One', slug: 'first', baseUrl: 'https://one.example', currency },
    { id: '10', name: 'Ten', baseUrl: 'https://ten.example', currency },
    { id: '8453', name: 'Base', baseUrl: 'https://third.example', currency },
  ],
})
const a = `0x${'ab'.repeat(20)}`
const h = `0x${'cd'.repeat(32)}`
const typedAs = (text: string) => `/search?q=${encodeURIComponent(text)}`

test.each([
  // The chain by its host, by its server's, by its id and by its names.
  [`https://optimistic.etherscan.io/address/${a}`, `/10/address/${a}`],
  [`https://ten.example/block/7`, '/10/block/7'],
  [`https://10.routescan.io/tx/${h}`, `/10/tx/${h}`],
  [`https://other.example/8453/address/${a}?filter=to`, `/8453/address/${a}`],
  ['https://other.example/first/block/0x10', '/1/block/16'],
  [`https://many.example/base/address/${a}`, `/8453/address/${a}`],
  [`https://many.example/web3/explorer/base/tx/${h}`, `/8453/tx/${h}`],
  [`https://many.example/eth/mainnet/address/${a}/transactions`, `/1/address/${a}/txs`],
  [`https://many.example/tx/${h}?chain_id=10`, `/10/tx/${h}`],
  [`https://many.example/tx/optimism/${h}`, `/10/tx/${h}`],
  [`https://many.example/explorer/tx/8453/${h}?line=0`, `/8453/tx/${h}`],
  [`https://market.example/assets/base/${a}/123`, `/8453/token/${a}/instance/123`],
  [`https://market.example/token/base/${a}:123`, `/8453/token/${a}/instance/123`],
  [`https://wallet.example/home?safe=oeth:${a}`, `/10/address/${a}`],
  [`oeth:${a}`, `/10/address/${a}`],
  [`ethereum:${a}@10/transfer?address=${a}&uint256=1e18`, `/10/token/${a}`],
  ['ethereum:vitalik.eth@10', '/10/search?q=vitalik.eth'],
  // An address as its chain writes it is that address on the current chain; a mistyped one is searched for as it is.
  [`xdc${'ab'.repeat(20)}`, `/1/address/${a}`],
  ['f410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i', '/1/address/0xcca92338ef9535cb7655cfc347c36dd4e6f3663f'],
  ['XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZT', '/1/search?q=XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZT'],
  // Links without a chain, and links of chains that are not configured: never taken for the current chain.
  [`https://etherscan.io/readContract?m=normal&a=${a}`, `/1/address/${a}`],
  [`https://many.example/mainnet/${h}`, `/search?q=${h}`],
  [`https://many.example/tx/mainnet/${h}`, `/tx/${h}`],
  ['https://other.example/56/block/7', typedAs('https://other.example/56/block/7')],
  ['https://other.example/56/blocks', typedAs('https://other.example/56/blocks')],
  [`https://many.example/bsc/address/${a}`, typedAs(`https://many.example/bsc/address/${a}`)],
  [`https://bscscan.com/tx/${h}`, typedAs(`https://bscscan.com/tx/${h}`)],
  [`eip155:56:${a}`, typedAs(`eip155:56:${a}`)],
  // Words far from the host are an article's, and a node's address holds a key.
  ['https://news.example/2024/10/blocks', null],
  ['https://node.example/v2/key', null],
])('%s leads to %s', (typed, path) => {
  expect(pathOfText(typed, config, defaultChain(config))).toBe(path)
})

const hash = `0x${'cd'.repeat(32)}`
const other = `0x${'ef'.repeat(32)}`

function rows(...raws: object[]) {
  return raws.map((raw, index) => ({ id: String(index), value: parseLenient(searchResult, raw).value, raw }))
}

const transaction = { type: 'transaction', transaction_hash: hash.toUpperCase().replace('X', 'x') }
const block = { type: 'block', block_hash: hash, block_number: 7 }

test.each([
  ['a transaction', hash, rows({ type: 'transaction', transaction_hash: other }, transaction), `/1/tx/${hash}`],
  ['a block', ` ${hash.slice(2)} `, rows(block), `/1/block/${hash}`],
  ['a user operation', hash, rows({ type: 'user_operation', user_operation_hash: hash }), `/1/op/${hash}`],
  ['a blob', hash, rows({ type: 'blob', blob_hash: hash }), `/1/blob/${hash}`],
  ['nothing that was found', hash, rows({ type: 'block', block_hash: other }, { type: 'hat' }), null],
  ['nothing of 64 digits', 'usdc', rows(transaction), null],
])('a text names %s', (_, text, found, page) => {
  expect(pathOfHash('1', readSearchInput(text), found)).toBe(page)
})

test('the host of a known explorer is a link, with or without its scheme', () => {
  for (const typed of ['bscscan.com', 'https://bscscan.com'])
    expect(pathOfText(typed, config, null)).toBe(`/search?q=${encodeURIComponent(typed)}`)
  expect(pathOfText('etherscan.io', config, null)).toBe('/1')
})

test('a mistyped address keeps its letters, by which its page says so; a valid one is in lower case', () => {
  const valid = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const mistyped = `${valid.slice(0, -1)}e`
  const chain = defaultChain(config)
  expect(pathOfText(valid, config, chain)).toBe(`/${chain.id}/address/${valid.toLowerCase()}`)
  expect(pathOfText(` ${mistyped} `, config, chain)).toBe(`/${chain.id}/address/${mistyped}`)
  for (const around of [`0X${mistyped.slice(2)}`, `“${mistyped}”`, `Address: ${mistyped}.`])
    expect(pathOfText(around, config, chain)).toBe(`/${chain.id}/address/${mistyped}`)
  expect(pathOfText(mistyped, config, null)).toBe(`/search?q=${mistyped}`)
})

test.each([
  ['2026-11-20', '/10/block/at/2026-11-20'],
  ['20 Nov 2026 14:00', '/10/block/at/2026-11-20T14:00:00Z'],
  ['2026-11-20T14:00:00+01:00', '/10/block/at/2026-11-20T13:00:00Z'],
  [`${a} nonce 5`, `/10/tx/by-nonce/${a}/5`],
  [`nonce 5 ${a}`, `/10/tx/by-nonce/${a}/5`],
  [`Nonce: 99, ${a}`, `/10/tx/by-nonce/${a}/99`],
  [`nonce 0 of ${a}`, `/10/tx/by-nonce/${a}/0`],
  [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed, Nonce: 17',
    '/10/tx/by-nonce/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed/17',
  ],
])('%s leads to the block at that time, or the transaction with that nonce', (text, path) => {
  const [, ten] = config.chains
  expect(pathOfText(text, config, ten ?? null)).toBe(path)
  expect(pathOfText(text, config, null)).toBe(path.replace('/10/', `/${defaultChain(config).id}/`))
})
