/** The options of a number format, which are its cache key. */
export type NumberStyle = Pick<
  Intl.NumberFormatOptions,
  'style' | 'notation' | 'minimumFractionDigits' | 'maximumFractionDigits' | 'maximumSignificantDigits'
> & { currency?: 'USD'; currencyDisplay?: 'narrowSymbol'; roundingMode?: 'trunc' }

/** As many fraction digits as every browser's Intl writes. */
export const EVERY_DIGIT = { maximumFractionDigits: 20 } as const

/** Writes a whole number, or the digits of an exact one ("-1204.53"). */
type Write = (number: number | bigint | `${number}`) => string

/** The user's preferred language in the browser, BCP 47; undefined for the default of Intl. */
export function readersLocale(): string | undefined {
  return globalThis.navigator?.language
}

/** Whether plain numbers in a locale are written by Intl, and not by ourselves. */
export const needsIntl = (locale = readersLocale()) => locale !== 'en-US' && locale !== 'en'

const writers = new Map<string, Write>()

/**
 * The number format of a style in a locale, by default the user's. Formats are cached, because they are slow to create. They only
 * add separators: digits are truncated before.
 */
export function numberFormat(locale = readersLocale(), style: NumberStyle = {}): Write {
  const { notation, minimumFractionDigits: least, maximumFractionDigits: most, maximumSignificantDigits } = style
  // Hundreds of amounts are on a page: no text is made of all options for each.
  const key = `${locale} ${style.style} ${notation} ${least} ${most} ${maximumSignificantDigits}`
  let write = writers.get(key)
  if (!write) {
    write = writerOf(locale, style)
    writers.set(key, write)
  }
  return write
}

function writerOf(locale: string | undefined, style: NumberStyle): Write {
  const byIntl = (number: Parameters<Write>[0]) => (format ??= new Intl.NumberFormat(locale, style)).format(number)
  let format: Intl.NumberFormat | undefined
  if (needsIntl(locale) || style.maximumSignificantDigits) return byIntl
  return (number) => {
    const parts = /^(-?)(\d+)(?:\.(\d{1,20}))?$/.exec(`${number}`)
    return parts && (!parts[3] || style.maximumFractionDigits === EVERY_DIGIT.maximumFractionDigits)
      ? inEnglish(parts, style)
      : byIntl(number)
  }
}

/**
 * Formats a number like Intl in American English. The first use of Intl loads the browser's locale data, which takes longer than to
 * render a list.
 */
function inEnglish([, sign, ones, parts = '']: string[], { style, minimumFractionDigits = 0 }: NumberStyle): string {
  const inPercent = style === 'percent'
  const moved = inPercent ? parts.slice(0, 2).padEnd(2, '0') : ''
  const fraction = parts.slice(moved.length).replace(/0+$/, '').padEnd(minimumFractionDigits, '0')
  const thousands = (ones + moved).replace(/^0+\B|\B(?=(?:\d{3})+$)/g, (zeros) => (zeros ? '' : ','))
  return `${sign}${style === 'currency' ? '$' : ''}${thousands}${fraction && `.${fraction}`}${inPercent ? '%' : ''}`
}

/** An integer with the digit grouping of the user's locale ("1,204"). */
export function grouped(number: number | bigint): string {
  return numberFormat()(number)
}

/** A count with its noun ("1 file", "1,204 files"). */
export function counted(count: number | bigint, one: string, several: string): string {
  return `${grouped(count)} ${BigInt(count) === 1n ? one : several}`
}

/** Some things of all of them, as "1 of 3 chains"; all of them without the number of some: "3 chains". */
export function countedPart(count: number, all: number, one: string, several: string): string {
  const things = counted(all, one, several)
  return count === all ? things : `${grouped(count)} of ${things}`
}

/** A size in bytes as people say it ("1.2 MB"), with a digit after the point where it is small. */
export function megabytes(bytes: number): string {
  return `${numberFormat(undefined, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })(bytes / 1e6)} MB`
}
