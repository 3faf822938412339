import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { type SearchInput, readSearchInput, withChainHead } from './searchInput'

const address = `0x${'aB'.repeat(20)}` as const
const hash = `0x${'0F'.repeat(32)}` as const
const anAddress: SearchInput = { kind: 'address', hash: `0x${'ab'.repeat(20)}` }
const aHash: SearchInput = { kind: 'hash', hash: `0x${'0f'.repeat(32)}` }
const height = (value: bigint): SearchInput => ({ kind: 'blockNumber', height: value })
const instance = (id: string): SearchInput => ({ kind: 'tokenInstance', contract: `0x${'ab'.repeat(20)}`, id })
const hexPrefix = (digits: string, value: bigint | null): SearchInput => ({
  kind: 'hexPrefix',
  text: digits,
  height: value,
})
const text = (content: string): SearchInput => ({ kind: 'text', text: content })
const name = (content: string): SearchInput => ({ kind: 'name', name: content })

test.each<[string, SearchInput]>([
  ['', { kind: 'empty' }],
  [' \n\u200b', { kind: 'empty' }],
  [address, anAddress],
  [` ${address.toUpperCase()} `, anAddress],
  [address.slice(2), anAddress],
  [`"${address}",`, anAddress],
  [`\u200b${address}\u2060`, anAddress],
  [`‘${hash}’`, aHash],
  [`“${address}”.`, anAddress],
  [`„${address}“`, anAddress],
  [`« ${hash} »`, aHash],
  [`It is “${hash}”.`, aHash],
  [`${hash.slice(0, 20)}\n  ${hash.slice(20)}`, aHash],
  [`${address.slice(0, 20)} ${address.slice(20)}`, anAddress],
  [`${address} ${hash}`, text(`${address} ${hash}`)],
  ['0xabAB…cdCD sent it', { kind: 'shortened', start: '0xabab', end: 'cdcd' }],
  ['Address: TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', { kind: 'otherSystem', what: 'Tron address' }],
  ['rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY', { kind: 'otherSystem', what: 'XRP Ledger address' }],
  ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', { kind: 'otherSystem', what: 'Polkadot or Kusama address' }],
  ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', { kind: 'otherSystem', what: 'Dogecoin address' }],
  ['solscan.io', { kind: 'link', system: 'Solana' }],
  [`to:${address}`, anAddress],
  [`Token contract: ${address}`, anAddress],
  [hash, aHash],
  [hash.slice(2), aHash],
  [`(${hash})`, aHash],
  [`Transaction hash: ${hash}`, aHash],
  ['0', height(0n)],
  ['19000000', height(19_000_000n)],
  ['#19,000,000', height(19_000_000n)],
  ['19_000_000', height(19_000_000n)],
  ['19 000 000', height(19_000_000n)],
  ['19\u202f000\u202f000', height(19_000_000n)],
  ["19'000'000", height(19_000_000n)],
  ['1,90,00,000', height(19_000_000n)],
  ['19.000.000', height(19_000_000n)],
  ['Block #19,000,000', height(19_000_000n)],
  ['block height: 19000000', height(19_000_000n)],
  ['0x121eac0', hexPrefix('0x121eac0', 19_000_000n)],
  ['0XFFFFFFFFFFFFFFFF', hexPrefix('0xffffffffffffffff', 2n ** 64n - 1n)],
  ['0x31313a6F', hexPrefix('0x31313a6f', 825_309_807n)],
  [`0x${'A'.repeat(39)}`, hexPrefix(`0x${'a'.repeat(39)}`, null)],
  ['18446744073709551616', text('18446744073709551616')],
  ['1,2', text('1,2')],
  ['05/06/2026', { kind: 'days', days: ['2026-06-05', '2026-05-06'] }],
  ['1.234', text('1.234')],
  ['token 5', text('token 5')],
  [`${address} ${address.toLowerCase()}`, text(`${address} ${address.toLowerCase()}`)],
  [`Look at ${address}, please.`, anAddress],
  [`It failed (${hash})!`, aHash],
  [`${address} sent ${hash}`, text(`${address} sent ${hash}`)],
  ['-5', text('-5')],
  [`${address}/123`, instance('123')],
  [`${address} 123`, instance('123')],
  [`${address}#123`, instance('123')],
  [`${address} #123`, instance('123')],
  [`${address}:0xff`, instance('255')],
  [`${address}/instance/007`, instance('7')],
  [`${address.slice(2)} / ${'9'.repeat(77)}`, instance('9'.repeat(77))],
  [`${address}/${'9'.repeat(78)}`, text(`${address}/${'9'.repeat(78)}`)],
  [`xdc${'aB'.repeat(20)}`, anAddress],
  [
    ' zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6x ',
    { kind: 'address', hash: '0x4caede33f44dd0a0761e785e941b268d5b9bd7d5' },
  ],
  ['Pay XE65GB6LDNXYOFTX0NSV3FUWKOWIXAMJK36.', { kind: 'address', hash: '0x8ba1f109551bd432803012645ac136ddd64dba72' }],
  ['zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6y', text('zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6y')],
  ['vitalik.eth', name('vitalik.eth')],
  ['vitalik.eth/', name('vitalik.eth')],
  [' Sub.Vitalik.ETH ', name('Sub.Vitalik.ETH')],
  ['👩‍🚀.eth', name('👩‍🚀.eth')],
  ['δραχμή.eth', name('δραχμή.eth')],
  ['.eth', text('.eth')],
  ['hello world.eth', text('hello world.eth')],
  ['usdc', text('usdc')],
  ['0xzz', text('0xzz')],
  [`${address}0`, text(`${address}0`)],
  [`a${' '.repeat(100_000)}b`, text(`a${' '.repeat(100_000)}b`)],
  ['javascript:alert(1)', text('javascript:alert(1)')],
])('%j is read', (typed, expected) => {
  expect(readSearchInput(typed)).toEqual(expected)
})

const known = `0x${'ab'.repeat(20)}`
const empty: SearchInput = { kind: 'empty' }
const aToken: SearchInput = { kind: 'token', hash: `0x${'ab'.repeat(20)}` }

test.each<[string, string, string | null, string, SearchInput]>([
  [`https://etherscan.io/tx/${hash}`, 'etherscan.io', null, `/tx/${hash}`, aHash],
  [`https://etherscan.io/tx/${hash}#eventlog`, 'etherscan.io', null, `/tx/${hash}/logs`, aHash],
  [` "etherscan.io/address/${address}". `, 'etherscan.io', null, `/address/${address}`, anAddress],
  [
    `HTTPS://Eth.Example.COM/address/${address}?tab=internal_txns`,
    'eth.example.com',
    null,
    `/address/${address}/internal`,
    anAddress,
  ],
  ['https://etherscan.io/address/vitalik.eth', 'etherscan.io', null, '/search?q=vitalik.eth', name('vitalik.eth')],
  ['https://etherscan.io/block/19000000', 'etherscan.io', null, '/block/19000000', height(19_000_000n)],
  [`https://etherscan.io/block/${hash}`, 'etherscan.io', null, `/block/${hash}`, aHash],
  [`https://etherscan.io/token/${address}`, 'etherscan.io', null, `/token/${address}`, aToken],
  [`https://etherscan.io/token/${address}?a=7`, 'etherscan.io', null, `/token/${address}/instance/7`, instance('7')],
  [
    `https://etherscan.io/token/${address}?a=${address}`,
    'etherscan.io',
    null,
    `/address/${address}/token-transfers?token=${address}`,
    anAddress,
  ],
  [`https://etherscan.io/nft/${address}/7`, 'etherscan.io', null, `/token/${address}/instance/7`, instance('7')],
  [
    `https://eth.example.com/token/${address}/instance/7/transfers`,
    'eth.example.com',
    null,
    `/token/${address}/instance/7/transfers`,
    instance('7'),
  ],
  [`https://here.example/10/tx/${hash}/logs`, 'here.example', '10', `/tx/${hash}/logs`, aHash],
  ['https://here.example/optimism/block/5/txs', 'here.example', 'optimism', '/block/5/txs', height(5n)],
  [`https://multi.example/chain/base/tx/${hash}`, 'multi.example', 'base', `/tx/${hash}`, aHash],
  [`https://multi.example/tx/${hash}?chainid=8453`, 'multi.example', '8453', `/tx/${hash}`, aHash],
  ['https://here.example/10', 'here.example', '10', '', empty],
  ['https://here.example/10/blocks', 'here.example', '10', '/blocks', empty],
  ['https://here.example/', 'here.example', null, '', empty],
  ['https://here.example/search?q=vitalik.eth', 'here.example', null, '/search?q=vitalik.eth', name('vitalik.eth')],
  [`https://here.example/some/where/${address}`, 'here.example', null, `/address/${address.toLowerCase()}`, anAddress],
  [`https://here.example/address/xdc${address.slice(2)}`, 'here.example', null, `/address/${address}`, anAddress],
  [`https://here.example/some/where/${hash}`, 'here.example', null, '', aHash],
  [`https://here.example/#/tx/${hash}`, 'here.example', null, `/tx/${hash}`, aHash],
  [`http://localhost:4000/tx/${hash}`, 'localhost:4000', null, `/tx/${hash}`, aHash],
  [`[it](https://here.example/tx/${hash})`, 'here.example', null, `/tx/${hash}`, aHash],
  [`See https://etherscan.io/block/5, it is empty`, 'etherscan.io', null, '/block/5', height(5n)],
])('%s is a link', (typed, host, chain, path, target) => {
  expect(readSearchInput(typed)).toEqual({ kind: 'explorerUrl', host, chain, path, target })
})

test.each([
  [`eth:${address}`, 'eth', 'eth'],
  [`arb1:${address}`, 'arb1', 'arb1'],
  [`eip155:10:${address}`, 'eip155:10', '10'],
  [`ethereum:${address}`, 'ethereum', 'ethereum'],
  [`ethereum:pay-${address}@10`, 'ethereum', '10'],
])('%s is an address on a chain', (typed, host, chain) => {
  const place = { path: `/address/${known}`, target: anAddress }
  expect(readSearchInput(typed)).toEqual({ kind: 'explorerUrl', host, chain, ...place })
})

// Examples of EIP-681, with and without a chain.
const payee = '0x8e23ee67d1332ad560396262c48ffbb01f93d052'
const contract = '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7'
test.each([
  [
    `ethereum:${contract}/transfer?address=${payee}&uint256=1`,
    { chain: 'ethereum', path: `/token/${contract}`, target: { kind: 'token', hash: contract }, addresses: [payee] },
  ],
  [
    `ethereum:${contract}@10/transfer?address=${payee}&uint256=1e18`,
    { chain: '10', path: `/token/${contract}`, target: { kind: 'token', hash: contract }, addresses: [payee] },
  ],
  [
    `ethereum:${contract}@10/approve?address=${payee}&uint256=1`,
    { chain: '10', path: `/address/${contract}`, target: { kind: 'address', hash: contract }, addresses: [payee] },
  ],
  [
    'ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18',
    {
      chain: 'ethereum',
      path: '/address/0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359',
      target: { kind: 'address', hash: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359' },
    },
  ],
  ['ethereum:pay-vitalik.eth@10?value=1', { chain: '10', path: '/search?q=vitalik.eth', target: name('vitalik.eth') }],
])('%s is a payment request', (typed, expected) => {
  expect(readSearchInput(typed)).toEqual({ kind: 'explorerUrl', host: 'ethereum', ...expected })
})

test.each([`base:${contract}/transfer?address=${payee}`, 'base:vitalik.eth', 'ethereum:usdc', `ethereum:${payee}@x`])(
  '%s is none',
  (typed) => {
    expect(readSearchInput(typed)).toEqual(text(typed))
  },
)

const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident'

test.each([phrase, ` ${phrase.replaceAll(' ', '  ')}\n`, `${phrase} ${phrase}`, 'eyJhbGciOi.eyJzdWIi.c2lnbmVk'])(
  '%j is taken for a secret',
  (typed) => {
    expect(readSearchInput(typed)).toEqual({ kind: 'secret' })
  },
)

test.each([
  'https://example.com/about',
  'https://node.example/v3/0123456789abcdef0123456789abcdef',
  'wss://node.example/v2/key',
  'https://',
  'http://[',
  'https://example.com/%zz',
])('%j is a link to something else', (typed) => {
  expect(readSearchInput(typed)).toEqual({ kind: 'link' })
})

test('a path without a scheme may be a text', () => {
  expect(readSearchInput('foo.bar/baz')).toEqual(text('foo.bar/baz'))
})

test('no text makes it throw, and only blank text is empty', () => {
  const near = fc.stringMatching(/^[0-9a-fx#/.:, ?=%-]{0,90}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), near, fc.webUrl()), (typed) => {
      expect(readSearchInput(typed).kind === 'empty').toBe(/^[\p{Cf}\s]*$/u.test(typed))
    }),
  )
})

test('a height with any grouping reads back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.constantFrom(',', '_', ' ', ''), (value, separator) => {
      const typed = String(value).replace(/\B(?=(?:\d{3})+$)/g, separator)
      expect(readSearchInput(typed)).toEqual(height(value))
      expect(withChainHead(readSearchInput(`0x${value.toString(16)}`), null)).toEqual(height(value))
    }),
  )
})

test.each([
  ['0x121eac0', 19_000_000, height(19_000_000n)],
  ['0x121eac0', 18_999_999, hexPrefix('0x121eac0', 19_000_000n)],
  ['0x31313a6F', 19_000_000, hexPrefix('0x31313a6f', 825_309_807n)],
  ['0x31313a6F', null, height(825_309_807n)],
  [`0x${'a'.repeat(17)}`, null, hexPrefix(`0x${'a'.repeat(17)}`, null)],
  ['825309807', 7, height(825_309_807n)],
])('%s on a chain with the latest block %s is a block or a prefix', (typed, head, expected) => {
  expect(withChainHead(readSearchInput(typed), head)).toEqual(expected)
})
