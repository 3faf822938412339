import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { abiOfSignatures, readSignature } from './signatures'

const topic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

test.each([
  'Transfer(address,address,uint256)',
  'Transfer(address from, address to, uint value)',
  'event Transfer(address indexed from, address indexed to, uint256 value);',
  'Transfer(address indexed from, address indexed to, uint256 value)',
])('%s has the selector and topic of its types', (text) => {
  expect(readSignature(text)).toEqual({
    canonical: 'Transfer(address,address,uint256)',
    selector: topic.slice(0, 10),
    topic,
  })
})

test('tuples are read, however they nest', () => {
  expect(readSignature('error f((uint256 a, (address, bytes)[2] b)[] c)')?.canonical).toBe(
    'f((uint256,(address,bytes)[2])[])',
  )
})

test.each(['', 'transfer', 'transfer(', 'transfer(foo)', '(uint256)', '__proto__', `f(${'uint256,'.repeat(500)}bool)`])(
  '%s is no signature',
  (text) => expect(readSignature(text)).toBeNull(),
)

test('of signatures from a database, those that are none are left out', () => {
  const names = ['f(uint256)', '<script>', 'event f(uint256)', 'f(uint257)', 'g(address)']
  expect(abiOfSignatures('function', names).map((item) => 'name' in item && item.name)).toEqual(['f', 'g'])
})

test('property: any text is a signature or none, and never throws', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^\w*\([\w, ()[\]]*\)$/))
  fc.assert(
    fc.property(text, (any) => {
      expect([undefined, 10]).toContain(readSignature(any)?.selector.length)
    }),
  )
})
