import { expect, test } from 'vitest'
import { notFoundAdvice, searchAdvice } from './searchAdvice'
import { readSearchInput, withChainHead } from '#/domain/search/searchInput'

test.each([
  ['0x31313a6F', /^A method ID has 8 hex digits after 0x, an address 40, a hash 64/],
  ['0x31313a6F1', /Too short\. An address has 40 hex digits after 0x, a hash 64\. This has 9\./],
  ['05/06/2026', /The first number may be the day or the month/],
  ['ab'.repeat(19), /This has 38/],
  [`0x${'ab'.repeat(20)}c`, /This has 41/],
  [`0x${'0'.repeat(39)}O`, /Invalid character “O” at position 40 after 0x/],
  ['18446744073709551616', /Invalid block number/],
  ['https://example.com/about', /contains no block/],
  ['0x12ab…cd34', /shortened hash or address/],
  ['0x12ab34...cd34ef.', /shortened hash or address/],
  ['0x12ab→cd34', /shortened hash or address/],
  ['12ab…cd34', /shortened hash or address/],
  ['0x1be66f…', /shortened hash or address/],
  ['…0ef74', /shortened hash or address/],
  ['BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', /looks like a Bitcoin address/],
  ['Ae2tdPwUPEZ4YjgvykNpoFeYUxoyhNj2kg8KfKWN2FizsSpLUPv68MpTVDo', /looks like a Cardano address/],
  ['GDQP2KPQGKIHYJGXNUIYOMHARUARCA7DJT5FO2FFOOKY3B2WSQHG4W37', /looks like a Stellar address/],
  ['0.0.1234', /looks like a Hedera account/],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /looks like a Tron address/],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', /looks like a Bitcoin address/],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', /looks like a Bitcoin address/],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', /looks like a Solana address/],
  [
    '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW',
    /looks like a Solana transaction/,
  ],
  ['https://solscan.io/tx/5VERv8NMvzbJMEkV8xnrLk', /is to Solana, which has no EVM/],
  [`https://tronscan.org/#/transaction/${'ab'.repeat(32)}`, /is to Tron, which has no EVM/],
  [`https://mempool.space/tx/${'ab'.repeat(32)}`, /is to Bitcoin/],
  [`0x${'ab'.repeat(20)}/${'9'.repeat(78)}`, /below 2\^256/],
  ['legal winner thank year wave sausage worth useful legal winner thank yellow', /was not sent/],
  ['zil1fjhduvl5fhg2qas70p0fgxex34deh474qntc6y', /Invalid Zilliqa address: its checksum/],
  ['a'.repeat(2001), /Too long/],
])('%j gets advice', (typed, says) => {
  expect(searchAdvice(readSearchInput(typed))).toMatch(says)
})

test.each([
  '',
  'usdc',
  '0xdead',
  '12,345',
  `0x${'ab'.repeat(20)}`,
  `0x${'ab'.repeat(32)}`,
  'vitalik.eth',
  'ab.cd/ef',
  'Trade',
  'to be…',
  'fee..bad',
  '0xdead.eth',
])('%j gets no advice', (typed) => {
  expect(searchAdvice(withChainHead(readSearchInput(typed), 0xdead))).toBeNull()
})

test.each([
  ['vitalik.eth', /looks like a domain name, as of ENS/],
  ['alice.near', /looks like a NEAR account/],
  ['0xzz', /^An address has 40 hex digits/],
  ['gas price', /^Gas prices are under Gas/],
  ['latest block', /^The latest block is/],
  ['pending', /^Pending transactions are under/],
  ['tomorrow', /^Write a day as/],
  ['99,999,999', /^There is no block 99,999,999 yet/],
  ['0x12ab…cd34', /shortened/],
  ['nonce 17', /^A nonce needs its sender: 0x… nonce 17/],
  ['my nonce: 17', /^A nonce needs its sender/],
  ['address 5', /^An address has 0x and 40 hex digits/],
  ['token 5', /^A token ID needs the address of its token/],
  ['NFT #12', /^A token ID needs/],
  ['where is my transaction', /^Questions are not searched for/],
  ['why did it fail?', /^Questions are not searched for/],
  ['tx 12', /^A transaction is found by its hash/],
  ['block latest', /^A block is found by its number, hash or time/],
  ['14:00', /^A time needs its day/],
  ['1.5 ETH', /^Amounts are not searched for/],
  ['$1,200', /^Amounts are not searched for/],
  ['0.003', /^Amounts are not searched for/],
  [`0x${'ab'.repeat(20)} 0x${'cd'.repeat(32)}`, /^Several addresses or hashes/],
  ['0x', /^An address has 40 hex digits after 0x, a hash 64/],
  ['11/10', /^Write a day as 2026-11-20/],
  ['InsufficientOutput', /^This looks like an error\. Typical cause: The price moved beyond the slippage limit/],
  ['ERC20InsufficientBalance', /^This looks like an error/],
  ['Paused', /^This looks like an error/],
  ['failed', /^The page of a failed transaction says why/],
  ['failed transaction', /^The page of a failed transaction says why/],
  ['20 November', /^Write a day/],
  ['Nov 2026', /^Write a day/],
  ['yesterday', /^Write a day/],
  ['Marble 5', /^Nothing has all/],
  ['5 minutes ago', /^Write a day/],
  ['router v2', /^Nothing has all of this in its name: try one word/],
  ['name@example.com', /^E-mail addresses/],
  ['usdc', null],
  ['My Token', /^Nothing has all of this/],
  ['Marble', null],
  ['my transaction is stuck', /^Questions/],
  ['Is', null],
  ['Blocksworld', null],
])('%j that nothing was found for gets advice', (typed, says) => {
  const advice = notFoundAdvice(readSearchInput(typed), true)
  if (says === null) expect(advice).toBeNull()
  else expect(advice).toMatch(says)
})

test('a domain name says so where the API serves none', () => {
  const advice = notFoundAdvice(readSearchInput('vitalik.eth'), false)
  expect(advice).toContain('Names aren’t served by this chain’s API')
})
