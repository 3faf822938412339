import { expect, test } from 'vitest'
import { samePageOn, switchHint } from './samePage'

const address = `0x${'aB'.repeat(20)}`
const hash = `0x${'cd'.repeat(32)}`

test.each([
  ['/1', '', '/10'],
  ['/', '', '/10'],
  ['/settings', '', '/10'],
  ['/1/nonsense', '?x=1', '/10'],
  ['/1/txs', '?filter=pending', '/10/txs?filter=pending'],
  ['/1/blocks', '?type=uncle', '/10/blocks?type=uncle'],
  ['/1/search', '?q=a+b', '/10/search?q=a+b'],
  ['/search', '?q=a+b', '/10/search?q=a+b'],
  [`/1/address/${address}`, '?filter=to&sort=value', `/10/address/${address}?filter=to&sort=value`],
  [`/1/address/${address}/nft/collections`, '', `/10/address/${address}/nft/collections`],
])('%s%s leads to %s, and nothing is lost', (pathname, search, href) => {
  expect(samePageOn('10', pathname, search)).toMatchObject({ href, lost: null })
})

test.each([
  ['/1/txs', '?filter=pending&cursor=abc', '/10/txs?filter=pending', 'position', /start of this list/],
  [
    `/1/address/${address}/token-transfers`,
    `?token=${address}&cursor=a`,
    `/10/address/${address}/token-transfers`,
    'token',
    /all tokens/,
  ],
  [`/1/tx/${hash}/logs`, '?block=7', '/10', 'transaction', /transaction exists only on this chain/],
  ['/1/block/123/txs', '', '/10', 'block', /block exists only on this chain/],
])('%s%s leads to %s, and the hint names the lost %s', (pathname, search, href, lost, words) => {
  const page = samePageOn('10', pathname, search)
  expect(page).toMatchObject({ href, lost })
  expect(switchHint(page)).toMatch(words)
})

test.each([
  [`/1/token/${address}`, `/10/token/${address}`],
  [`/1/token/${address}/holders`, `/10/token/${address}/holders`],
  [`/1/token/${address}/instance/7`, `/10/token/${address}/instance/7`],
])('%s warns of another contract', (pathname, href) => {
  const page = samePageOn('10', pathname, '?cursor=x')
  expect(page).toEqual({ kind: 'contract', href, contract: address })
  expect(switchHint(page)).toMatch(/another contract/)
})
