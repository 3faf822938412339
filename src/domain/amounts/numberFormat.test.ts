import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVERY_DIGIT, grouped, numberFormat, type NumberStyle } from './numberFormat'

const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const

/** Those that amounts, prices and shares are written in. */
const styles: NumberStyle[] = [
  {},
  EVERY_DIGIT,
  { ...EVERY_DIGIT, style: 'percent' },
  { ...EVERY_DIGIT, ...dollars, minimumFractionDigits: 0 },
  { ...EVERY_DIGIT, ...dollars, minimumFractionDigits: 2 },
  { ...dollars, minimumFractionDigits: 2 },
  { notation: 'compact', maximumSignificantDigits: 3, roundingMode: 'trunc' },
]

const digits = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.stringMatching(/^\d{0,20}$/))
  .map(([sign, whole, fraction]) => `${sign}${whole}${fraction && `.${fraction}`}` as `${number}`)

test.each(styles)('numbers of the style %j are written as Intl writes them, in any language', (style) => {
  fc.assert(
    fc.property(fc.constantFrom('en-US', 'en-IN', 'de-CH', 'ar-EG'), digits, (locale, number) => {
      expect(numberFormat(locale, style)(number)).toBe(new Intl.NumberFormat(locale, style).format(number))
    }),
  )
})

test('whole numbers, NaN and infinity are written as Intl writes them', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.bigInt(), fc.double()), (number) => {
      expect(numberFormat('en-US')(number)).toBe(new Intl.NumberFormat('en-US').format(number))
    }),
  )
})

test('a whole number is grouped as in the browser’s language, to the last digit', () => {
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.bigInt()), (number) => {
      expect(grouped(number)).toBe(number.toLocaleString())
    }),
  )
})
