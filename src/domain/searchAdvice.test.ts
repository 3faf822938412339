import { expect, test } from 'vitest'
import { searchAdvice } from './searchAdvice'

test.each([
  ['ab'.repeat(19), /this has 38/],
  [`0x${'ab'.repeat(20)}c`, /this has 41/],
  [`0x${'0'.repeat(39)}O`, /“O” is no hexadecimal digit: place 40 after 0x/],
  ['18446744073709551616', /No chain is so high/],
  ['https://example.com/about', /names no block/],
  [`0x${'ab'.repeat(20)}/${'9'.repeat(78)}`, /below 2\^256/],
  ['legal winner thank year wave sausage worth useful legal winner thank yellow', /was not sent/],
  ['a'.repeat(2001), /too long/],
])('%j is said to be off', (typed, says) => {
  expect(searchAdvice(typed)).toMatch(says)
})

test.each(['', 'usdc', '0xdead', '12,345', `0x${'ab'.repeat(20)}`, `0x${'ab'.repeat(32)}`, 'vitalik.eth', 'ab.cd/ef'])(
  'nothing is off with %j',
  (typed) => {
    expect(searchAdvice(typed)).toBeNull()
  },
)
