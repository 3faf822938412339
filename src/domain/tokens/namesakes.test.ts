import { expect, test } from 'vitest'
import { type ComparedToken, findNamesakes } from './namesakes'

const of = (address_hash: string, symbol: string | null, more: Partial<ComparedToken> = {}): ComparedToken => ({
  address_hash,
  symbol,
  name: null,
  reputation: null,
  ...more,
})
const found = (...tokens: (ComparedToken | null)[]) => Object.fromEntries(findNamesakes(tokens))

const real = of('0xA', 'USDC', {
  name: 'USD Coin',
  circulating_market_cap: '43000000000.5',
  icon_url: 'u',
  holders_count: 9n,
})

test.each<[string, ComparedToken]>([
  ['its symbol', of('0xB', 'USDC')],
  ['its symbol in other letters', of('0xB', 'UЅDС')],
  ['its symbol with spaces', of('0xB', 'U SD C ')],
  ['its symbol with hidden characters', of('0xB', 'USD\u200bC')],
  ['its name', of('0xB', 'CLAIM', { name: 'usd  coin' })],
  ['its symbol as a name', of('0xB', 'CLAIM', { name: 'USDC' })],
  ['its symbol and more holders, and no market cap', of('0xB', 'USDC', { holders_count: 99n })],
])('a token with %s is a namesake of the one with a market cap', (_, other) => {
  expect(found(real, other)).toEqual({ '0xb': '0xA' })
  expect(found(other, null, real)).toEqual({ '0xb': '0xA' })
})

test.each<[string, ComparedToken, ComparedToken]>([
  [
    'not flagged',
    of('0xA', 'X'),
    of('0xB', 'X', { reputation: 'scam', circulating_market_cap: '1e3', certified: true }),
  ],
  ['certified', of('0xA', 'X', { certified: true }), of('0xB', 'X', { circulating_market_cap: '5' })],
  ['priced', of('0xA', 'X', { exchange_rate: '1' }), of('0xB', 'X', { icon_url: 'u' })],
  ['shown with an icon', of('0xA', 'X', { icon_url: 'u' }), of('0xB', 'X', { holders_count: 9n })],
  ['held by more', of('0xA', 'X', { holders_count: 10n }), of('0xB', 'X', { holders_count: 9n })],
  [
    'verified',
    of('0xA', 'X', { is_smart_contract_verified: true }),
    of('0xB', 'X', { is_smart_contract_verified: false }),
  ],
])('a token is better known if it is %s', (_, better, other) => {
  expect(found(other, better)).toEqual({ '0xb': '0xA' })
})

test('tokens of other names, of equal or unknown fame, without a name, and the same one twice are no namesakes', () => {
  expect(found(real, of('0xB', 'USDT'), of('0xC', null), of('0xa', 'USDC'))).toEqual({})
  expect(found(of('0xA', 'X'), of('0xB', 'X'))).toEqual({})
  expect(found(of('0xA', 'X', { holders_count: 9n }), of('0xB', 'X'))).toEqual({})
  expect(found(of('0xA', ' '), of('0xB', '\u200b', { certified: true }))).toEqual({})
})
