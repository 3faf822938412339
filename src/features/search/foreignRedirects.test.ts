import { expect, test } from 'vitest'
import { readConfig } from '#/data/config/loadConfig'
import { foreignRedirect } from '#/features/search/foreignRedirects'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const config = readConfig({
  defaultChain: '2',
  chains: [
    { id: '1', name: 'One', slug: 'one', baseUrl: 'https://one.example', currency },
    { id: '2', name: 'Two', baseUrl: 'https://two.example', currency },
  ],
})
const address = `0x${'ab'.repeat(20)}`
const hash = `0x${'cd'.repeat(32)}`

/** The address that looks for a hash on all chains. */
const seek = (known: string, link: string) => `/search?q=${known}&link=${encodeURIComponent(link)}`

test.each([
  ['/one', '/1'],
  ['/one/blocks?type=uncle', '/1/blocks?type=uncle'],
  [`/one/address/${address}?tab=internal_txns`, `/1/address/${address}/internal`],
  ['/one/settings/x?y=1', '/1/settings/x?y=1'],
  [`/address/${address}#internaltx`, seek(address, `/address/${address}/internal`)],
  [`/token/${address}?a=7`, seek(address, `/token/${address}/instance/7`)],
  [`/token/${address}?a=${address}`, seek(address, `/address/${address}/token-transfers?token=${address}`)],
  [`/nft/${address}/7`, seek(address, `/token/${address}/instance/7`)],
  [`/tx/${hash}#eventlog`, seek(hash, `/tx/${hash}/logs`)],
  [`/block/${hash}/txs?cursor=x`, seek(hash, `/block/${hash}/txs?cursor=x`)],
  ['/block/7', '/2/block/7'],
  ['/blocks?tab=uncles&cursor=x', '/2/blocks?type=uncle&cursor=x'],
  ['/tx/0x12', '/2/tx/0x12'],
  ['/tools', '/2/tools'],
  ['/gas?x=1', '/2/gas?x=1'],
  ['/search-results?q=usdc', '/search?q=usdc'],
])('%s leads to %s', (from, href) => {
  expect(foreignRedirect(config, placeOf(from))).toEqual(href)
})

test('with one chain a link leads there without a search', () => {
  const alone = readConfig({ chains: [{ id: '1', name: 'One', baseUrl: 'https://one.example', currency }] })
  expect(foreignRedirect(alone, placeOf(`/tx/${hash}`))).toBe(`/1/tx/${hash}`)
})

function placeOf(from: string) {
  const { pathname, search: searchStr, hash: fragment } = new URL(from, 'http://here')
  return { pathname, searchStr, hash: fragment.slice(1) }
}

test.each(['/999', '/999/txs', '/nonsense', '/tx'])('%s leads nowhere', (pathname) => {
  expect(foreignRedirect(config, { pathname, searchStr: '', hash: '' })).toBeNull()
})
