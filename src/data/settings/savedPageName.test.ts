import { expect, test } from 'vitest'
import { savedPageName } from './savedPageName'

const address = '0xabC64eF43ac2703c9c00a499C0C89700D6EBdaD4'

test.each([
  [`/1/address/${address}`, 'NFT collector (0xabC64eF…BdaD4) · One · Astrolabe', 'Address', 'NFT collector'],
  [`/1/address/${address}`, 'Logs · NFT collector (0xabC64eF…BdaD4) · One · Astrolabe', 'Address', 'NFT collector'],
  ['/1/address/0x1', 'Address 0x1 · One · Astrolabe', 'Address', '0x1'],
  ['/1/tx/0x2', 'Sent 1 ETH to Treasury · Transaction 0x2 · One · Astrolabe', 'Transaction', 'Sent 1 ETH to Treasury'],
  ['/1/tx/0x2', 'Transaction 0x2 · One · Astrolabe', 'Transaction', '0x2'],
  ['/1/block/7', 'Block 7 · One · Astrolabe', 'Block', '7'],
  ['/1/token/0x3', 'Holders · Token USDC (0x3) · One · Astrolabe', 'Token', 'USDC'],
  ['/1/token/0x3/instance/1', 'Compass · One · Astrolabe', 'NFT', 'Compass'],
  ['/1/block/8', '', 'Block', ''],
])('%s with the title "%s" is the %s "%s"', (href, title, kind, name) => {
  expect(savedPageName({ href, title }, {})).toEqual({ kind, name })
})

test('an address is named by your own label', () => {
  const page = { href: `/1/address/${address}`, title: 'NFT collector (0xabC64eF…BdaD4) · One · Astrolabe' }
  expect(savedPageName(page, { [address.toLowerCase()]: 'Alice' }).name).toBe('Alice')
})
