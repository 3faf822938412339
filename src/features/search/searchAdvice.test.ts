import { expect, test } from 'vitest'
import { searchAdvice } from './searchAdvice'
import { readSearchInput, withChainHead } from '#/domain/search/searchInput'

test.each([
  ['0x31313a6F', /Too short\. An address has 40 hex digits after 0x, a hash 64\. This has 8/],
  ['ab'.repeat(19), /This has 38/],
  [`0x${'ab'.repeat(20)}c`, /This has 41/],
  [`0x${'0'.repeat(39)}O`, /Invalid character “O” at position 40 after 0x/],
  ['18446744073709551616', /Invalid block number/],
  ['https://example.com/about', /contains no block/],
  [`0x${'ab'.repeat(20)}/${'9'.repeat(78)}`, /below 2\^256/],
  ['legal winner thank year wave sausage worth useful legal winner thank yellow', /was not sent/],
  ['zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6y', /Invalid Zilliqa address: its checksum/],
  ['a'.repeat(2001), /Too long/],
])('%j gets advice', (typed, says) => {
  expect(searchAdvice(readSearchInput(typed))).toMatch(says)
})

test.each(['', 'usdc', '0xdead', '12,345', `0x${'ab'.repeat(20)}`, `0x${'ab'.repeat(32)}`, 'vitalik.eth', 'ab.cd/ef'])(
  '%j gets no advice',
  (typed) => {
    expect(searchAdvice(withChainHead(readSearchInput(typed), 0xdead))).toBeNull()
  },
)
