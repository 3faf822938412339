import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  baseUnits,
  exactAmount,
  fiat,
  finePercent,
  formatUnits,
  parseDecimal,
  parseUnits,
  percent,
  percentOfNumber,
  ratio,
  shortAmount,
} from './amount'
import { grouped } from './numberFormat'

const amount = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n })
const decimals = fc.nat(80)
const en = { locale: 'en-US' }
/** The shown number read back, in base units. */
const readBack = (text: string, places: number) => parseUnits(text.replace(/[,$<>]/g, ''), places)
const size = (value: bigint) => (value < 0n ? -value : value)

test.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [-1n, 18, '-0.000000000000000001'],
  [10n ** 18n, 18, '1'],
  [1204530000100000000000n, 18, '1204.5300001'],
  [42n, 0, '42'],
  [420n, 0, '420'],
  [420n, 1, '42'],
  [2n ** 256n - 1n, 18, '115792089237316195423570985008687907853269984665640564039457.584007913129639935'],
  [5n, -1, '5'],
  [5n, 1e9, '5'],
  [5n, 1.5, '5'],
  [5n, Number.NaN, '5'],
])('%d with %d decimals is %s', (value, places, text) => {
  expect(formatUnits(value, places)).toBe(text)
})

test('an exact amount reads back to the same base units', () => {
  fc.assert(
    fc.property(amount, decimals, (value, places) => {
      const text = formatUnits(value, places)
      expect(parseUnits(text, places)).toBe(value)
      expect(text).not.toMatch(/\.\d*0$|\.$/)
    }),
  )
})

test.each([
  ['1.5', 18, 1500000000000000000n],
  [' .5 ', 1, 5n],
  ['1.', 2, 100n],
  ['1e18', 0, 10n ** 18n],
  ['1.50', 1, 15n],
  ['-0', 3, 0n],
  ['+2', 0, 2n],
])('%j with %d decimals is read as %d', (text, places, value) => {
  expect(parseUnits(text, places)).toBe(value)
})

test.each([
  '',
  '.',
  '-',
  'abc',
  '1,000',
  '0x10',
  '1.2.3',
  '1e9999',
  'NaN',
  'Infinity',
  '1 000',
  '٣',
  '1.55',
  '1'.repeat(1001),
])('%j with 1 decimal is not read', (text) => {
  expect(parseUnits(text, 1)).toBeNull()
})

test.each([
  [1204534567800000000000n, 18, {}, '1,204.53'],
  [1234567890000n, 6, {}, '1,234,567'],
  [999999999n, 6, {}, '999.999'],
  [1999999999999999999n, 18, {}, '1.99999'],
  [1116350n, 18, {}, '0.0₁₁1116'],
  [-123456789n, 18, {}, '-0.0₉1234'],
  [999999999999n, 18, {}, '0.0₆9999'],
  [10n ** 12n, 18, {}, '0.000001'],
  [1n, 255, {}, '0.0₂₅₄1'],
  [1n, 18, { compact: true }, '0.0₁₇1'],
  [123456789n, 18, { fractionDigits: 6 }, '<0.000001'],
  [-123456789n, 18, { fractionDigits: 6 }, '>-0.000001'],
  [1234567890000000n, 18, {}, '0.001234'],
  [-500000000000000000n, 18, {}, '-0.5'],
  [0n, 18, {}, '0'],
  [1200000n, 6, {}, '1.2'],
  [123456n, 6, { significant: 3 }, '0.123'],
  [1234n, 6, { significant: 2, fractionDigits: 6 }, '0.0012'],
  [1999999n, 6, { fractionDigits: 0 }, '1'],
  [999999n, 6, { fractionDigits: 0 }, '<1'],
  [1n, 30, { fractionDigits: 30, significant: 30 }, '<0.00000000000000000001'],
  [1299999n, 0, { compact: true }, '1.29M'],
  [999999n, 0, { compact: true }, '999K'],
  [-1299999n, 0, { compact: true }, '-1.29M'],
  [999n, 0, { compact: true }, '999'],
  [0n, 0, { compact: true }, '0'],
  [123456789012345678901234567890n, 0, {}, '123,456,789,012,345,678,901,234,567,890'],
])('%d with %d decimals and %j is short for %s', (value, places, options, text) => {
  expect(shortAmount(value, places, { ...en, ...options })).toBe(text)
})

test('separators follow the locale', () => {
  expect(shortAmount(1204534567n, 6, { locale: 'de-DE' })).toBe('1.204,53')
  expect(shortAmount(1n, 18, { locale: 'de-DE' })).toBe('0,0₁₇1')
})

test('a short amount is never further from zero than the amount, never zero for something, and near it', () => {
  fc.assert(
    fc.property(
      amount,
      decimals,
      fc.nat(20),
      fc.integer({ min: 1, max: 20 }),
      (value, places, fractionDigits, significant) => {
        const text = shortAmount(value, places, { ...en, fractionDigits, significant })
        expect(text === '0').toBe(value === 0n)
        if (/[<>]/.test(text)) {
          const bound = parseDecimal(text.slice(1))
          if (!bound) throw new Error(text)
          expect(size(value) * 10n ** BigInt(bound.decimals) < size(bound.value) * 10n ** BigInt(places)).toBe(true)
          return
        }
        const shown = readBack(text, places)
        if (shown === null) throw new Error(text)
        expect(size(shown) <= size(value)).toBe(true)
        expect(shown === 0n || shown < 0n === value < 0n).toBe(true)
        expect(size(value) - size(shown) < 10n ** BigInt(places)).toBe(true)
      },
    ),
  )
})

test.each([
  [10n ** 18n, 18, '3012.55', '$3,012.55'],
  [10n ** 18n, 18, '3012.5', '$3,012.50'],
  [10n ** 18n, 18, '1e-7', '<$0.01'],
  [-(10n ** 18n), 18, '1e-7', '>-$0.01'],
  [10n ** 27n, 18, '1e-7', '$100.00'],
  [10n ** 18n, 18, '0.999999', '$0.99'],
  [0n, 18, '3012.55', '$0.00'],
  [5n, 0, '0', '$0.00'],
  [-2n, 0, '1.5', '-$3.00'],
  [10n ** 30n, 0, '1', '$1,000,000,000,000,000,000,000,000,000,000.00'],
])('%d with %d decimals at %s is %s', (value, places, rate, text) => {
  expect(fiat(value, places, rate, en)).toBe(text)
})

test.each(['', 'abc', 'NaN', 'Infinity', '-1', '1,000.5', '0x1', null, undefined])(
  'a rate of %j gives no fiat',
  (rate) => {
    expect(fiat(10n ** 18n, 18, rate)).toBeNull()
  },
)

test('a price may show more digits, a market cap fewer', () => {
  expect(fiat(1n, 0, '0.00001234', { ...en, fractionDigits: 6 })).toBe('$0.000012')
  expect(fiat(1n, 0, '3012.5', { ...en, fractionDigits: 6 })).toBe('$3,012.50')
  expect(fiat(1n, 0, '362999999999.9', { ...en, compact: true })).toBe('$362B')
  expect(fiat(1n, 0, '1.5', { ...en, fractionDigits: 0 })).toBe('$1')
})

test('fiat is never more than the exact product', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 128n }),
      fc.nat(30),
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.nat(12),
      (value, places, price, pricePlaces) => {
        const text = fiat(value, places, formatUnits(price, pricePlaces), en) ?? ''
        if (text.startsWith('<')) return
        const shown = readBack(text, places + pricePlaces + 2)
        const exact = value * price * 100n
        expect(shown !== null && shown <= exact && exact - shown < 10n ** BigInt(places + pricePlaces)).toBe(true)
      },
    ),
  )
})

test('a ratio of nothing is null, others are exact enough', () => {
  expect(ratio(1n, 0n)).toBeNull()
  expect(ratio(0n, 7n)).toBe(0)
  expect(ratio(1n, 4n)).toBe(0.25)
  expect(ratio(-1n, 4n)).toBe(-0.25)
  expect(ratio(3n, 1n)).toBe(3)
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1 }), fc.nat(60), (part, whole, zeros) => {
      const grown = 10n ** BigInt(zeros)
      expect(ratio(BigInt(part) * grown, BigInt(whole) * grown)).toBeCloseTo(part / whole, 12)
      expect(ratio(1n, BigInt(whole) * grown)).toBeGreaterThan(0)
    }),
  )
})

test.each([
  [1n, 8n, '12.5%'],
  [1n, 3n, '33.33%'],
  [2n, 3n, '66.66%'],
  [999999n, 1000000n, '99.99%'],
  [10n ** 30n - 1n, 10n ** 30n, '99.99%'],
  [1n, 1n, '100%'],
  [0n, 5n, '0%'],
  [1n, 10n ** 30n, '<0.01%'],
  [-1n, 10n ** 30n, '>-0.01%'],
  [1n, -(10n ** 30n), '>-0.01%'],
  [12345n, 1n, '1,234,500%'],
])('%d of %d is %s', (part, whole, text) => {
  expect(percent(part, whole, en)).toBe(text)
})

test.each([
  [887845n, 139518501014680n, '0.000000636%'],
  [1n, 10n ** 30n, '<0.000000000000000001%'],
  [1n, 10_000n, '0.01%'],
  [99_999n, 100_000n, '99.99%'],
  [0n, 5n, '0%'],
])('%d of %d is finely %s', (part, whole, text) => {
  expect(finePercent(part, whole, en)).toBe(text)
})

test('a percentage of nothing is null', () => {
  expect(percent(1n, 0n)).toBeNull()
  expect(finePercent(0n, 0n)).toBeNull()
})

test.each([
  [6.36e-7, '<0.01%'],
  [-100, '-100%'],
  [8.2, '8.2%'],
  [0.57, '0.57%'],
  [99.999, '99.99%'],
  [0, '0%'],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('%d percent is %s', (number, text) => {
  expect(percentOfNumber(number, en)).toBe(text)
})

test('any text can be offered as a decimal', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => parseDecimal(text)).not.toThrow()
    }),
  )
})

test('a count that was grouped before leaves amounts all of their digits', () => {
  expect(grouped(1204)).toMatch(/^1.204$/)
  expect(shortAmount(1_234_567n, 6)).toMatch(/^1.23456$/)
})

test('one base unit is one', () => {
  expect([1n, -1n, 0n, 2n].map(baseUnits)).toEqual(['base unit', 'base unit', 'base units', 'base units'])
})

test.each([
  [1219999999709540967521000n, 18, '1,219,999.999709540967521'],
  [1n, 18, '0.000000000000000001'],
  [-1204530000000000000001n, 18, '-1,204.530000000000000001'],
  [0n, 18, '0'],
  [10n ** 40n + 1n, 30, '10000000000.000000000000000000000000000001'],
])('%d with %d decimals is exactly %s', (value, places, text) => {
  expect(exactAmount(value, places)).toBe(text)
})
