import { describe, expect, it } from 'vitest'
import { earlyPage, type EarlyRoute, firstRequest, type ServersInConfig } from './firstRequest'

const address = `0x${'aB'.repeat(20)}`
const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const config: ServersInConfig = {
  demo: false,
  proUrl: undefined,
  chains: [
    { id: '1', name: 'One', baseUrl: 'https://one.test/', multichain: false, testnet: false, currency },
    { id: '2', name: 'Two', multichain: false, testnet: false, currency },
  ],
}
const routes: EarlyRoute[] = [
  ['/$chain/txs', '/transactions', ['assets/txs.js']],
  ['/$chain/address/$hash/nft', '/addresses/{hash}/nft', ['assets/address.js', 'assets/nft.js']],
  ['/$chain/token/$hash/instance/$id', '/tokens/{hash}/instances/{id}', []],
  ['', null, ['assets/home.js']],
  ['/$chain', '/main-page/transactions', ['assets/chain.js']],
  ['/$chain/search', null, ['assets/chainSearch.js']],
  ['/search', null, ['assets/search.js']],
]
const requestOf = (path: string, changed: Partial<ServersInConfig> = {}) => {
  const page = earlyPage(routes, path)
  return page && firstRequest(page, { ...config, ...changed })
}

describe('the first request of a page', () => {
  it('is to the chain that the path names, with the parameters of the path', () => {
    expect(requestOf('/1/txs')).toBe('https://one.test/api/v2/transactions')
    expect(requestOf('/1/txs/')).toBe('https://one.test/api/v2/transactions')
    expect(requestOf(`/1/address/${address}/nft`)).toBe(`https://one.test/api/v2/addresses/${address}/nft`)
    expect(requestOf(`/1/token/${address}/instance/7`)).toBe(`https://one.test/api/v2/tokens/${address}/instances/7`)
  })

  it.each([
    '/ethereum/txs',
    '/3/txs',
    '/1/search',
    '/2/txs',
    '/',
    '/1/txs/more',
    `/1/address/..%2f../nft`,
    `/1/address/me/nft`,
    '/1/address/0xab/nft',
    `/1/address/${address.toUpperCase()}/nft`,
  ])('is left to the app at %s', (path) => expect(requestOf(path)).toBeNull())

  it('is left to the app where the demo answers, or the URL is none', () => {
    expect(requestOf('/1/txs', { demo: true })).toBeNull()
    const chains = config.chains.map((chain) => ({ ...chain, baseUrl: 'javascript:alert(1)' }))
    expect(requestOf('/1/txs', { chains })).toBeNull()
  })
})

it('knows the files of a page on any chain that an ID names', () => {
  expect(earlyPage(routes, `/1/address/${address}/nft`)?.files).toEqual(['assets/address.js', 'assets/nft.js'])
  expect(earlyPage(routes, '/3/txs/')?.files).toEqual(['assets/txs.js'])
  expect(earlyPage(routes, '/')?.files).toEqual(['assets/home.js'])
  expect(earlyPage(routes, '/3/search')?.files).toEqual(['assets/chainSearch.js'])
  expect(earlyPage(routes, '/search')?.files).toEqual(['assets/search.js'])
  expect(earlyPage(routes, '/3/')?.files).toEqual(['assets/chain.js'])
  expect(earlyPage(routes, '/settings')).toBeNull()
})
