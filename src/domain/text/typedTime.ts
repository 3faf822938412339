const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day in words of English, in the order of its parts; the time comes after it. */
const DAYS: readonly (readonly [pattern: RegExp, parts: readonly ('year' | 'month' | 'day')[]])[] = [
  // 2026-11-20, 2026/11/20
  [/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/, ['year', 'month', 'day']],
  // 20/11/2026, 11/20/2026: only where one of them can be no month.
  [/^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})/, ['day', 'month', 'year']],
  [/^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4})/, ['month', 'day', 'year']],
  // 20.11.2026
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})/, ['day', 'month', 'year']],
  // 20 Nov 2026, 20-Nov-2026, 20th of November 2026
  [/^(\d{1,2})(?:st|nd|rd|th)?(?:[\s-]+of)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})/i, ['day', 'month', 'year']],
  // Nov 20, 2026; Nov-20-2026
  [/^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})/i, ['month', 'day', 'year']],
]

const TIME =
  /^(?:[\sT,]+(?:at\s+)?(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?)?\s*\(?(?:z|\+?(?:utc|gmt)|([+-]\d\d):?(\d\d))?\)?$/i

/** A time that was typed: the start of a day where it names no time of it. */
export interface TypedTime {
  readonly at: Date
  readonly isDay: boolean
}

/**
 * A day, with or without a time, as people write and explorers show it: "2026-11-20T14:00Z", "20 Nov 2026 14:00",
 * "Nov-20-2026 02:00:47 PM UTC"; in UTC where it names no zone. Null for any other text, and for a day that no calendar has.
 */
export function typedTime(text: string): TypedTime | null {
  // "14:00 20 Nov 2026" has its day last.
  const clean = text
    .trim()
    .replace(/^\(/, '')
    .replace(/^(\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?),?\s+(?:on\s+)?(.*\d{4}(?:-\d\d-\d\d)?)$/i, '$2 $1')
  for (const [pattern, parts] of DAYS) {
    const found = pattern.exec(clean)
    const time = found && TIME.exec(clean.slice(found[0].length))
    if (!found || !time) continue
    const part = (name: (typeof parts)[number]) => found[parts.indexOf(name) + 1] ?? ''
    const [year, month, day] = [Number(part('year')), monthOf(part('month')), Number(part('day'))]
    const at = timeOf({ year, month, day }, time)
    if (at !== null) return { at, isDay: time[1] === undefined }
  }
  return null
}

/** The days, as 2026-06-05, that a date may be whose first two numbers can both be the month: "05/06/2026"; empty for any other text. */
export function typedDays(text: string): readonly string[] {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  if (!isMonth(first) || !isMonth(second)) return []
  const day = (month: string, of: string) => `${year}-${month.padStart(2, '0')}-${of.padStart(2, '0')}`
  return [...new Set([day(second, first), day(first, second)])]
}

function isMonth(number: string): boolean {
  return Number(number) >= 1 && Number(number) <= 12
}

/** Earliest and latest Unix seconds of ten digits that are read as a time: 2001 and 2099. */
const UNIX_SECONDS = [1_000_000_000, 4_102_444_800] as const

/** Unix seconds, or milliseconds, as APIs and logs have them; null for any other text. No chain has so many blocks. */
export function unixTime(text: string): Date | null {
  if (!/^(?:\d{10}|\d{13})$/.test(text)) return null
  const ms = Number(text) * (text.length === 10 ? 1000 : 1)
  return ms >= UNIX_SECONDS[0] * 1000 && ms < UNIX_SECONDS[1] * 1000 ? new Date(ms) : null
}

/** 1 to 12 by a number or an English name; 0 for any other text. */
function monthOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
}

function timeOf(
  { year, month, day }: { year: number; month: number; day: number },
  [, hour = '0', minute = '0', second = '0', half, zoneHours = '0', zoneMinutes = '0']: RegExpExecArray,
): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const isAfternoon = half?.toLowerCase() === 'p'
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59 || Number(hour) > (half === undefined ? 23 : 12))
    return null
  const zone = Number(zoneHours) * 60 + Math.sign(Number(zoneHours) || 1) * Number(zoneMinutes)
  return new Date(date.getTime() + ((hours * 60 + Number(minute) - zone) * 60 + Number(second)) * 1000)
}
