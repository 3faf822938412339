import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AddressHoldings, netWorth, totalValue } from './netWorth'

describe('totalValue', () => {
  test.each<[string, Parameters<typeof totalValue>[0], string | null]>([
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
      // $44,651.136 and $13,631.159, shown without their last digit.
      'values that are cut to cents, as they are shown, before they are added',
      [
        { value: 44_651_136n, decimals: 3, rate: '1' },
        { value: 13_631_159n, decimals: 3, rate: '1' },
      ],
      '$58,282.28',
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
  ])('%s', (_, amounts, total) => expect(totalValue(amounts)).toBe(total))

  test('holdings without a price change nothing', () => {
    const holding = fc.record({
      value: fc.option(fc.bigInt({ min: 0n, max: 10n ** 40n })),
      decimals: fc.option(fc.integer({ min: 0, max: 255 })),
      rate: fc.option(fc.stringMatching(/^\d{1,6}(\.\d{1,8})?$/)),
    })
    fc.assert(
      fc.property(fc.array(holding), fc.array(holding), (priced, others) => {
        const unpriced = others.map((each) => ({ ...each, rate: null }))
        expect(totalValue([...priced, ...unpriced])).toBe(totalValue(priced))
      }),
    )
  })
})

describe('netWorth', () => {
  const coin = { value: 2n * 10n ** 18n, decimals: 18, rate: '1500.25' }
  const dollar = { value: 5_000_000n, token: { decimals: 6, exchange_rate: '1', reputation: 'ok' } }
  const unpriced = { value: 1n, token: { decimals: null, exchange_rate: null, reputation: null } }
  const scam = { value: 10n ** 20n, token: { decimals: 0, exchange_rate: '9', reputation: 'scam' } }
  test.each<[string, AddressHoldings, string | null, string, string]>([
    ['all of it', { coin, tokens: [dollar], more: false }, '$3,005.50', 'balance and 1 token', ''],
    [
      'tokens without a price or flagged as scam',
      { coin, tokens: [dollar, unpriced, scam, null], more: true },
      '$3,005.50',
      'balance and 1 of the first 4 tokens',
      '3 tokens excluded: no price, or flagged as scam',
    ],
    ['no tokens', { coin, tokens: [], more: false }, '$3,000.50', 'balance', ''],
    ['unknown tokens', { coin, tokens: null, more: false }, '$3,000.50', 'balance', 'tokens not available'],
    [
      'no price at all',
      { coin: { ...coin, rate: null }, tokens: [unpriced], more: false },
      null,
      '',
      'balance excluded: no price; 1 token excluded: no price, or flagged as scam',
    ],
  ])('%s', (_, holdings, dollars, included, excluded) =>
    expect(netWorth(holdings)).toEqual({ dollars, included, excluded }),
  )
})
