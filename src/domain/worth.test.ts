import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Held, netWorth, totalWorth } from './worth'

describe('totalWorth', () => {
  test.each<[string, Parameters<typeof totalWorth>[0], string | null]>([
    ['nothing', [], null],
    ['no price', [{ value: 1n, decimals: 18, rate: null }], null],
    ['decimals that are not known', [{ value: 1n, decimals: null, rate: '1' }], null],
    [
      'parts of cents, which are added before they are cut',
      [
        { value: 6n, decimals: 3, rate: '1' },
        { value: 5n, decimals: 3, rate: '1' },
      ],
      '$0.01',
    ],
    [
      'different decimals',
      [
        { value: 2_500_000n, decimals: 6, rate: '1.0' },
        { value: 10n ** 18n, decimals: 18, rate: '3000.5' },
        { value: 7n, decimals: 0, rate: 'garbage' },
      ],
      '$3,003.00',
    ],
    [
      'decimals and prices of any length',
      [{ value: 10n ** 255n, decimals: 255, rate: `2.${'0'.repeat(100)}` }],
      '$2.00',
    ],
  ])('%s', (_, holdings, worth) => expect(totalWorth(holdings)).toBe(worth))

  test('holdings without a price change nothing', () => {
    const holding = fc.record({
      value: fc.option(fc.bigInt({ min: 0n, max: 10n ** 40n })),
      decimals: fc.option(fc.integer({ min: 0, max: 255 })),
      rate: fc.option(fc.stringMatching(/^\d{1,6}(\.\d{1,8})?$/)),
    })
    fc.assert(
      fc.property(fc.array(holding), fc.array(holding), (priced, others) => {
        const unpriced = others.map((each) => ({ ...each, rate: null }))
        expect(totalWorth([...priced, ...unpriced])).toBe(totalWorth(priced))
      }),
    )
  })
})

describe('netWorth', () => {
  const coin = { value: 2n * 10n ** 18n, decimals: 18, rate: '1500.25' }
  const dollar = { value: 5_000_000n, token: { decimals: 6, exchange_rate: '1', reputation: 'ok' } }
  const unpriced = { value: 1n, token: { decimals: null, exchange_rate: null, reputation: null } }
  const scam = { value: 10n ** 20n, token: { decimals: 0, exchange_rate: '9', reputation: 'scam' } }
  test.each<[string, Held, string | null, string]>([
    ['all of it', { coin, tokens: [dollar], more: false }, '$3,005.50', 'its coin and its token'],
    [
      'what has no price, and what is called a scam, is not in it',
      { coin, tokens: [dollar, unpriced, scam, null], more: true },
      '$3,005.50',
      'its coin and 1 of its first 4 tokens; the others have no price here, or are called scams',
    ],
    ['no tokens', { coin, tokens: [], more: false }, '$3,000.50', 'its coin'],
    [
      'tokens that nobody tells',
      { coin, tokens: null, more: false },
      '$3,000.50',
      'its coin; its tokens are not known here',
    ],
    [
      'no price at all',
      { coin: { ...coin, rate: null }, tokens: [unpriced], more: false },
      null,
      'no price of its coin is known; its tokens have no price here, or are called scams',
    ],
  ])('%s', (_, held, dollars, counted) => expect(netWorth(held)).toEqual({ dollars, counted }))
})
