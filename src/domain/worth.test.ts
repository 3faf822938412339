import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalWorth } from './worth'

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
