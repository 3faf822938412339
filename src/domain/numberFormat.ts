/** All that may differ between the formats of numbers: `numberFormat` tells them apart by these, and by no more. */
export type NumberStyle = Pick<
  Intl.NumberFormatOptions,
  'style' | 'notation' | 'minimumFractionDigits' | 'maximumFractionDigits' | 'maximumSignificantDigits'
> & { currency?: 'USD'; currencyDisplay?: 'narrowSymbol'; roundingMode?: 'trunc' }

/** As many fraction digits as every browser's Intl writes. */
export const EVERY_DIGIT = { maximumFractionDigits: 20 } as const

/** Writes a whole number, or the digits of an exact one ("-1204.53"). */
type Write = (number: number | bigint | `${number}`) => string

/** The reader's language as he ordered them in his browser, BCP 47; undefined is the one that Intl takes by itself. */
export function readersLocale(): string | undefined {
  return globalThis.navigator?.language
}

/** Whether plain numbers in a locale are written by Intl, and not by ourselves. */
export const needsIntl = (locale = readersLocale()) => locale !== 'en-US' && locale !== 'en'

const writers = new Map<string, Write>()

/**
 * How numbers of a style are written in a locale, the reader's own by default. Such formats are costly to make, so each is made
 * once; they only place separators: digits are cut before.
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
 * The digits of a number as Intl writes them in American English. The first use of Intl loads what a browser knows of all languages,
 * which takes longer than to draw a list, and most readers need none of it for their first rows.
 */
function inEnglish([, sign, ones, parts = '']: string[], { style, minimumFractionDigits = 0 }: NumberStyle): string {
  const inPercent = style === 'percent'
  const moved = inPercent ? parts.slice(0, 2).padEnd(2, '0') : ''
  const fraction = parts.slice(moved.length).replace(/0+$/, '').padEnd(minimumFractionDigits, '0')
  const thousands = (ones + moved).replace(/^0+\B|\B(?=(?:\d{3})+$)/g, (zeros) => (zeros ? '' : ','))
  return `${sign}${style === 'currency' ? '$' : ''}${thousands}${fraction && `.${fraction}`}${inPercent ? '%' : ''}`
}

/** A whole number as its reader groups digits ("1,204"). */
export function grouped(number: number | bigint): string {
  return numberFormat()(number)
}

/** A size in bytes as people say it ("1.2 MB"), with a digit after the point where it is small. */
export function megabytes(bytes: number): string {
  return `${numberFormat(undefined, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })(bytes / 1e6)} MB`
}
