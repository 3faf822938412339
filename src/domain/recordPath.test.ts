import { expect, test } from 'vitest'
import { recordPath } from './recordPath'

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
