import { expect, test } from 'vitest'
import { readConfig } from '#/data/config'
import { leadOf } from '#/features/search/links'

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

test.each([
  ['/one', '/1', null],
  ['/one/blocks?type=uncle', '/1/blocks?type=uncle', null],
  [`/one/address/${address}?tab=internal_txns`, `/1/address/${address}/internal`, null],
  ['/one/settings/x?y=1', '/1/settings/x?y=1', null],
  [`/address/${address}#internaltx`, `/2/address/${address}/internal`, null],
  [`/token/${address}?a=7`, `/2/token/${address}/instance/7`, null],
  [`/tx/${hash}#eventlog`, `/2/tx/${hash}/logs`, hash],
  [`/block/${hash}/txs?cursor=x`, `/2/block/${hash}/txs?cursor=x`, hash],
  ['/blocks?tab=uncles&cursor=x', '/2/blocks?type=uncle&cursor=x', null],
  ['/tx/0x12', '/2/tx/0x12', null],
  ['/search-results?q=usdc', '/search?q=usdc', null],
])('%s leads to %s', (from, href, known) => {
  const { pathname, search: searchStr, hash: fragment } = new URL(from, 'http://here')
  expect(leadOf(config, { pathname, searchStr, hash: fragment.slice(1) })).toEqual({ href, hash: known })
})

test.each(['/999', '/999/txs', '/nonsense', '/tx'])('%s leads nowhere', (pathname) => {
  expect(leadOf(config, { pathname, searchStr: '', hash: '' })).toBeNull()
})
