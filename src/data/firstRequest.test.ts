import { describe, expect, it } from 'vitest'
import { earlyPage, type EarlyRoute, firstRequests, type ServersInConfig } from './firstRequest'

const address = `0x${'aB'.repeat(20)}`
const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const config: ServersInConfig = {
  demo: false,
  proUrl: undefined,
  chains: [
    { id: '1', name: 'One', baseUrl: 'https://one.test/api/v2/', multichain: false, testnet: false, currency },
    { id: '2', name: 'Two', multichain: false, testnet: false, currency },
  ],
}
const routes: EarlyRoute[] = [
  ['/$chain/txs', ['/transactions'], ['assets/txs.js']],
  ['/$chain/address/$hash/nft', ['/addresses/{hash}/nft', '/addresses/{hash}'], ['assets/address.js', 'assets/nft.js']],
  ['/$chain/token/$hash/instance/$id', ['/tokens/{hash}/instances/{id}'], []],
  ['', [], ['assets/home.js']],
  ['/$chain', ['/main-page/transactions'], ['assets/chain.js']],
  ['/$chain/search', [], ['assets/chainSearch.js']],
  ['/search', [], ['assets/search.js']],
]
const requestsOf = (path: string, changed: Partial<ServersInConfig> = {}) => {
  const page = earlyPage(routes, path)
  return page ? firstRequests(page, { ...config, ...changed }) : []
}

describe('the first requests of a page', () => {
  it('are to the chain that the path names, with the parameters of the path', () => {
    expect(requestsOf('/1/txs')).toEqual(['https://one.test/api/v2/transactions'])
    expect(requestsOf('/1/txs/')).toEqual(['https://one.test/api/v2/transactions'])
    expect(requestsOf(`/1/address/${address}/nft`)).toEqual([
      `https://one.test/api/v2/addresses/${address}/nft`,
      `https://one.test/api/v2/addresses/${address}`,
    ])
    expect(requestsOf(`/1/token/${address}/instance/7`)).toEqual([
      `https://one.test/api/v2/tokens/${address}/instances/7`,
    ])
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
  ])('are left to the app at %s', (path) => expect(requestsOf(path)).toEqual([]))

  it('are left to the app where the demo answers, or the URL is none', () => {
    expect(requestsOf('/1/txs', { demo: true })).toEqual([])
    const chains = config.chains.map((chain) => ({ ...chain, baseUrl: 'javascript:alert(1)' }))
    expect(requestsOf('/1/txs', { chains })).toEqual([])
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
