import { expect, test } from 'vitest'
import { namedPart } from './namedPart'

test.each([
  ['1000 USDM', { kind: 'amount', amount: '1000', name: 'USDM' }],
  ['1,106.68 USDM', { kind: 'amount', amount: '1106.68', name: 'USDM' }],
  ['0.5 MER', { kind: 'amount', amount: '0.5', name: 'MER' }],
  ['COPPER #7', { kind: 'nft', id: '7', name: 'COPPER' }],
  ['Copper plates #12', { kind: 'nft', id: '12', name: 'Copper plates' }],
  ['1inch', null],
  ['1000', null],
  ['1,00 USDM', null],
  ['NFT #12', null],
  ['nonce #17', null],
  ['#7', null],
  ['router v2', null],
])('%j names %j', (text, part) => expect(namedPart(text)).toEqual(part))
