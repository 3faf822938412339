import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { extraDataText } from './extraData'

const hexOf = (text: string) => Buffer.from(text).toString('hex')
const signed = '7f'.repeat(33) + 'ff'.repeat(32)

test.each([
  ['text', `0x${hexOf('capella 7')}`, 'capella 7'],
  ['text with padding', `0x${hexOf('beaverbuild.org')}0000`, 'beaverbuild.org'],
  ['what a client writes', `0xd883010d0e846765746888676f312e32312e36856c696e7578`, 'geth, go1.21.6, linux'],
  ['another client', '0xde830207028f5061726974792d457468657265756d86312e34312e30826c69', 'Parity-Ethereum, 1.41.0, li'],
  ['free text before signatures', `0x${hexOf('validator one').padEnd(64, '0')}${signed}`, 'validator one'],
  [
    'a client before signatures',
    `0x${'d883010d0e846765746888676f312e32312e36856c696e7578'.padEnd(64, '0')}${signed}`,
    'geth, go1.21.6, linux',
  ],
  ['nothing', '0x', null],
  ['zeros', `0x${'00'.repeat(32)}`, null],
  ['no text', '0xdeadbeef', null],
  ['no hex', 'geth', null],
  ['a list that is cut off', '0xd883010d0e84676574', null],
])('%s', (_, hex, text) => {
  expect(extraDataText(hex)).toBe(text)
})

test('any data are read or left', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      const text = extraDataText(`0x${Buffer.from(bytes).toString('hex')}`)
      expect(text).not.toBe('')
    }),
  )
})
