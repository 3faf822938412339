import { EVERY_DIGIT, numberFormat, type NumberStyle } from './numberFormat'

/** A decimal number held exactly: value / 10^decimals. */
export type Decimal = { readonly value: bigint; readonly decimals: number }

/** The format of a short amount: maximum of significant and fraction digits, "1.2M" form above 999, BCP 47 locale (the browser's by default). */
export type AmountOptions = {
  readonly significant?: number | undefined
  readonly fractionDigits?: number | undefined
  readonly compact?: boolean | undefined
  readonly locale?: string | undefined
}

const WHOLE_NUMBER_ONLY = 0
const MOST_DECIMALS = 255

/** The decimals of a uint8 as ERC-20 has it; anything else means that only the whole number is known to be true. */
function validDecimals(decimals: number): number {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS ? decimals : WHOLE_NUMBER_ONLY
}

function split(value: bigint, decimals: number): { sign: '' | '-'; whole: string; fraction: string } {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  // A pattern for the zeros at the end would be tried at every zero before them: hundreds of amounts are on a page.
  let end = digits.length
  while (end > point && digits[end - 1] === '0') end -= 1
  return { sign: value < 0n ? '-' : '', whole: digits.slice(0, point), fraction: digits.slice(point, end) }
}

/** Writes an amount of base units in short form. */
export type WriteAmount = (value: bigint, decimals: number) => string

/** An amount of base units exact to the last digit, without grouping or trailing zeros ("1204.5300001"); decimals outside 0 to 255 count as 0. */
export function formatUnits(value: bigint, decimals: number): string {
  return formatDecimal({ value, decimals: validDecimals(decimals) })
}

/** A decimal number exact to the last digit, however many it has, as formatUnits writes it. */
export function formatDecimal({ value, decimals }: Decimal): string {
  const { sign, whole, fraction } = split(value, decimals)
  return sign + whole + (fraction && `.${fraction}`)
}

/** Reads a decimal text such as "3012.55", "-2" or "1e-7" exactly; anything else, or an exponent of more than three digits, is null. */
export function parseDecimal(text: string): Decimal | null {
  const match = /^([+-]?)(?:(\d+)\.?(\d*)|\.(\d+))(?:e([+-]?\d{1,3}))?$/i.exec(text.trim())
  if (!match || text.length > 1000) return null
  const [, sign, whole = '', tail = '', bare = '', exponent = '0'] = match
  const fraction = tail || bare
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const decimals = fraction.length - Number(exponent)
  return decimals < 0 ? { value: digits * 10n ** BigInt(-decimals), decimals: 0 } : { value: digits, decimals }
}

/** Reads a decimal text as base units (inverse of formatUnits); garbage, grouping, or more digits than the decimals can hold exactly are null. */
export function parseUnits(text: string, decimals: number): bigint | null {
  const decimal = parseDecimal(text)
  if (!decimal) return null
  const spare = validDecimals(decimals) - decimal.decimals
  if (spare >= 0) return decimal.value * 10n ** BigInt(spare)
  const divisor = 10n ** BigInt(-spare)
  return decimal.value % divisor === 0n ? decimal.value / divisor : null
}

/** Writes an exact decimal cut to its first digits; one too small to show any is "<" the smallest that could be shown. */
function writeShort(
  { value, decimals }: Decimal,
  { significant = Infinity, fractionDigits = 0, compact = false, locale }: AmountOptions,
  style: NumberStyle,
): string {
  const { sign, whole, fraction } = split(value, decimals)
  const wanted = whole === '0' ? fraction.search(/[1-9]|$/) + significant : Math.max(0, significant - whole.length)
  const most = Math.min(fractionDigits, EVERY_DIGIT.maximumFractionDigits)
  const shown = fraction.slice(0, Math.min(most, wanted))
  const compactDigits = {
    maximumSignificantDigits: Math.min(significant, 21),
    roundingMode: 'trunc',
    notation: 'compact',
  } as const
  const format = numberFormat(
    locale,
    compact && whole.length > 3 ? { ...style, ...compactDigits } : { ...style, ...EVERY_DIGIT },
  )
  const write = (digits: string) => format(`${sign}${digits}` as `${number}`)
  if (value !== 0n && !/[1-9]/.test(whole + shown)) {
    return (sign ? '>' : '<') + write(most > 0 ? `0.${'1'.padStart(most, '0')}` : '1')
  }
  return write(`${value === 0n ? '0' : whole}${shown && `.${shown}`}`)
}

/**
 * An amount of base units cut, never rounded, to 6 significant and 6 fraction digits ("1,204.53"), or 3 in compact form ("1.2M"). One
 * too small for that counts the zeros after the point ("0.0₁₁1116"), or is a bound if fraction digits are given ("<0.01").
 */
export function shortAmount(value: bigint, decimals: number, options: AmountOptions = {}): string {
  const { fractionDigits = SHORT_DIGITS, significant = options.compact ? 3 : 6, compact, locale } = options
  const amount = { value, decimals: validDecimals(decimals) }
  if (options.fractionDigits === undefined && isTiny(amount)) return writeTiny(amount, locale)
  return writeShort(amount, { significant, fractionDigits, compact, locale }, {})
}

/** Fraction digits of a short amount; what is below the last of them is tiny. */
const SHORT_DIGITS = 6
const TINY_DIGITS = 4

/** Whether an amount is too small for the fraction digits of a short amount. */
export function isTiny({ value, decimals }: Decimal): boolean {
  return value !== 0n && (value < 0n ? -value : value) * 10n ** BigInt(SHORT_DIGITS) < 10n ** BigInt(decimals)
}

/** A tiny amount by the number of its zeros after the point, in subscript, and its first digits. */
function writeTiny({ value, decimals }: Decimal, locale: string | undefined): string {
  const { sign, fraction } = split(value, decimals)
  const zeros = fraction.search(/[1-9]/)
  const format = numberFormat(locale, EVERY_DIGIT)
  // The sign and the separator of the locale.
  const start = format(`${sign}0.1`).slice(0, -1)
  const count = String(zeros).replace(/\d/g, (digit) => String.fromCodePoint(SUBSCRIPT_ZERO + Number(digit)))
  return `${start}0${count}${fraction.slice(zeros, zeros + TINY_DIGITS)}`
}

const SUBSCRIPT_ZERO = 0x2080

/** Base units times a decimal exchange rate, computed exactly, as US dollars cut to cents ("$3,012.55", "<$0.01"); no rate, a negative one or garbage is null. */
export function fiat(
  value: bigint,
  decimals: number,
  rate: string | null | undefined,
  { fractionDigits = 2, significant, compact, locale }: AmountOptions = {},
): string | null {
  const price = parseDecimal(rate ?? '')
  if (!price || price.value < 0n) return null
  return writeShort(
    { value: value * price.value, decimals: validDecimals(decimals) + price.decimals },
    { fractionDigits, significant: significant ?? (compact ? 3 : undefined), compact, locale },
    {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: compact ? 0 : Math.min(2, fractionDigits),
    },
  )
}

/** What one unit costs in dollars ("$1.00", "$0.00001234"): cents from one dollar on, four significant digits below, since prices lie many powers of ten apart; null without a price. */
export function unitPrice(rate: string | null | undefined): string | null {
  const below = Number(rate) < 1 ? { significant: 4, fractionDigits: 12 } : {}
  return fiat(1n, 0, rate, below)
}

function bits(value: bigint): number {
  return value.toString(16).length * 4
}

/** The share part / whole as a number of about 15 exact digits, for bars and charts; null when whole is 0. */
export function ratio(part: bigint, whole: bigint): number | null {
  if (whole === 0n) return null
  const shift = Math.max(0, bits(whole) - bits(part) + 64)
  return Number((part << BigInt(shift)) / whole) / 2 ** shift
}

function writePercent(share: Decimal, { fractionDigits = 2, significant, locale }: AmountOptions): string {
  return writeShort(share, { fractionDigits: fractionDigits + 2, significant, locale }, { style: 'percent' })
}

/** The share part / whole in percent, cut to 2 fraction digits ("12.34%", "<0.01%", never "100%" for less than all); null when whole is 0. */
export function percent(part: bigint, whole: bigint, options: AmountOptions = {}): string | null {
  if (whole === 0n) return null
  const decimals = (options.fractionDigits ?? 2) + 2
  const value = (part * 10n ** BigInt(decimals)) / whole
  if (value !== 0n || part === 0n) return writePercent({ value, decimals }, options)
  return writePercent({ value: part < 0n === whole < 0n ? 1n : -1n, decimals: decimals + 1 }, options)
}

/** The share part / whole like percent, but one below 0.01% to its first three digits ("0.000000636%"): for records, where there is room. */
export function finePercent(part: bigint, whole: bigint, options: AmountOptions = {}): string | null {
  const small = part * 10_000n < whole
  return percent(part, whole, small ? { ...options, significant: 3, fractionDigits: 18 } : options)
}

/** A number that already counts percents, as blocks have them (contract §2.8), cut like percent; not a finite number is null. */
export function percentOfNumber(percents: number, options: AmountOptions = {}): string | null {
  const decimal = parseDecimal(String(percents))
  return decimal && writePercent({ value: decimal.value, decimals: decimal.decimals + 2 }, options)
}

/** More than any balance: half of the range of uint256. Approvals from this amount on are unlimited. */
export const MIN_UNLIMITED = 2n ** 255n

/** Whether an amount is more than there is of its token; both in base units. An unknown supply, and one of nothing, limits no amount. */
export function exceedsSupply(amount: bigint, supply: bigint | null | undefined): boolean {
  return supply != null && supply > 0n && amount > supply
}

/** What the unit of an amount in base units is called. */
export function baseUnits(value: bigint): string {
  return value === 1n || value === -1n ? 'base unit' : 'base units'
}

/** An amount with all digits, with the separators of the user's locale ("1,219,999.999709540967521"); without separators if it has more digits than Intl supports. */
export function exactAmount(value: bigint, decimals: number): string {
  const exact = shortAmount(value, decimals, { significant: Infinity, fractionDigits: decimals })
  return decimals > 20 ? formatUnits(value, decimals) : exact
}
