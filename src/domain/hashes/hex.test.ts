import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { hexSize, hexToReadable, hexToText, hexWords } from './hex'

const hexOf = (text: string) => `0x${Buffer.from(text).toString('hex')}`
const word = (digit: string) => digit.repeat(64)

test('the size of hex is in bytes', () => {
  expect(hexSize('0x')).toBe(0)
  expect(hexSize('0xa9059cbb')).toBe(4)
  for (const wrong of ['', 'a9', '0xa', '0xzz', '0x00 ']) expect(hexSize(wrong)).toBeNull()
})

test.each([
  [hexOf('hello'), 'hello'],
  [`${hexOf('USDC')}${'00'.repeat(28)}`, 'USDC'],
  [hexOf('p'), 'p'],
  [hexOf('Δραχμή 🚀\n'), 'Δραχμή 🚀\n'],
  ['0x', null],
  ['0x0000', null],
  ['0x00ff', null],
  ['0xff', null],
  [hexOf('a\u0000b'), null],
  [hexOf('\u001b[31m'), null],
  ['hello', null],
  ['0xabc', null],
])('%s holds the text %j', (hex, text) => {
  expect(hexToText(hex)).toBe(text)
})

test('printable text is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite', minLength: 1 }), (text) => {
      expect([text, null]).toContain(hexToText(hexOf(text)))
    }),
  )
})

test('data is split into a selector and words', () => {
  expect(hexWords(`0xa9059cbb${word('1')}${word('2')}`)).toEqual({
    selector: '0xa9059cbb',
    words: [`0x${word('1')}`, `0x${word('2')}`],
  })
  expect(hexWords(`0x${word('1')}${word('2')}`)).toEqual({
    selector: null,
    words: [`0x${word('1')}`, `0x${word('2')}`],
  })
  expect(hexWords(`0xa9059cbb${word('1')}22`)).toEqual({ selector: '0xa9059cbb', words: [`0x${word('1')}`, '0x22'] })
  expect(hexWords('0xa9059cbb')).toEqual({ selector: '0xa9059cbb', words: [] })
  expect(hexWords('0xa905')).toEqual({ selector: null, words: ['0xa905'] })
  expect(hexWords('0x')).toEqual({ selector: null, words: [] })
  expect(hexWords('transfer')).toBeNull()
})

test('words have every digit', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const hex = `0x${Buffer.from(bytes).toString('hex')}`
      const { selector, words } = hexWords(hex) ?? { selector: null, words: [] }
      expect([selector ?? '0x', ...words].map((part) => part.slice(2)).join('')).toBe(hex.slice(2))
      expect(hexSize(hex)).toBe(bytes.length)
    }),
  )
})

test('any bytes have a text, with dots for unprintable ones', () => {
  expect(hexToReadable(`0x00${hexOf('hi\n').slice(2)}ff1b`)).toBe('·hi\n··')
  expect(hexToReadable(hexOf('a\u202eb'))).toBe('a·b')
  expect(hexToReadable('0x')).toBe('')
  expect(hexToReadable('hello')).toBeNull()
})

test('truncated data has a selector if its full size has room for one', () => {
  const whole = `0x12345678${word('1')}${word('2')}`
  expect(hexWords(whole.slice(0, 2 + 64), 68)).toEqual({ selector: '0x12345678', words: [`0x${word('1').slice(8)}`] })
  expect(hexWords(whole.slice(0, 2 + 64))?.selector).toBeNull()
})
