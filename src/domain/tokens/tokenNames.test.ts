import { expect, test } from 'vitest'
import { lookOf } from './tokenNames'

test.each([
  ['USDC', 'usdc'],
  ['USDC', 'USDС'],
  ['USDC', ' US DC'],
  ['USDC', 'US\u200bDC'],
  ['USDC', 'USDC\u202e'],
  ['Tether USD', 'Теther\u00a0USD'],
  ['Tether USD', 'Tether  USD'],
  ['Tether USD', 'TetherUSD'],
  ['Chainlink', 'ChainIink'],
  ['UNI', 'UNl'],
  ['INCH', 'lNCH'],
  ['Ether', '𝐄𝐭𝐡𝐞𝐫'],
])('%s and %s look the same', (one, other) => {
  expect(lookOf(other)).toBe(lookOf(one))
})

test.each([
  ['USD0', 'USDO'],
  ['LDO', 'IDO'],
  ['USDC', 'USDC.e'],
  ['WETH', 'ETH'],
  ['Link', 'Ink'],
])('%s and %s do not look the same', (one, other) => {
  expect(lookOf(other)).not.toBe(lookOf(one))
})
