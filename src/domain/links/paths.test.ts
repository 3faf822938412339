import { describe, expect, it, test } from 'vitest'
import { paths, recordPath } from './paths'

const address = `0x${'cd'.repeat(20)}`

describe('paths', () => {
  it('keep what a token id or a search text holds out of the path itself', () => {
    expect(paths.instance('1', address, '7/../8')).toBe(`/1/token/${address}/instance/7%2F..%2F8`)
    expect(paths.search('1', 'a b&c=d')).toBe('/1/search?q=a%20b%26c%3Dd')
    expect(paths.search(null, '#1')).toBe('/search?q=%231')
  })
})

test.each([
  ['/1/tx/0x12', '/1/tx/0x12'],
  ['/1/tx/0x12/logs', '/1/tx/0x12'],
  ['/10/address/0xab/nft/collections', '/10/address/0xab'],
  ['/1/block/7', '/1/block/7'],
  ['/1/token/0xab/holders', '/1/token/0xab'],
  ['/1/token/0xab/instance/7/metadata', '/1/token/0xab/instance/7'],
  ['/1/txs', null],
  ['/1', null],
  ['/settings', null],
  ['//evil.example/1/tx/0x12', null],
  ['/search', null],
])('%s is a page of %s', (path, record) => {
  expect(recordPath(path)).toBe(record)
})
