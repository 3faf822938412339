import { grouped, readersLocale } from '#/domain/amounts/numberFormat'

/** The format of all times, by one global setting. */
export type TimeMode = 'age' | 'local' | 'utc' | 'unix'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const YEAR_MS = 365 * DAY_MS

/** Units of time with their lengths in ms, the longest first. */
export const UNITS = [
  [YEAR_MS, 'y'],
  [DAY_MS, 'd'],
  [HOUR_MS, 'h'],
  [MINUTE_MS, 'min'],
  [SECOND_MS, 's'],
] as const

/**
 * Parses an ISO 8601 timestamp with any number of fraction digits, truncated to ms: in UTC (contract §2), which is also meant where no
 * offset is written, or with one. Also reads Unix time in seconds or ms. Null for anything else.
 */
export function parseTimestamp(raw: unknown): Date | null {
  if (typeof raw !== 'string') return typeof raw === 'number' ? unixTime(raw) : null
  if (/^\d{10,13}$/.test(raw)) return unixTime(Number(raw))
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d)(?::?(\d\d))?)?$/i.exec(raw)
  if (!match) return null
  const [, day, clock, fraction = '', sign, hours = '0', minutes = '0'] = match
  const seconds = `${day}T${clock}`
  const date = new Date(`${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`)
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(seconds)) return null
  const offset = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  return new Date(date.getTime() - (sign === '-' ? -offset : offset))
}

/** Whole seconds since 1970 from 2001 on, or whole ms: no time is both, and smaller numbers are no times. */
function unixTime(unix: number): Date | null {
  if (!Number.isInteger(unix) || unix < 1e9 || unix >= 1e13) return null
  return new Date(unix < 1e11 ? unix * SECOND_MS : unix)
}

/** The day of a date such as '2026-11-24', Unix ms at its start in UTC; null for anything else. */
export function dayOf(date: string): number | null {
  if (!/^\d{4}-\d\d-\d\d/.test(date)) return null
  const at = Date.parse(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(at) ? null : at
}

/** How far the clocks of a chain and of this device may differ: a block's time may be ahead of now. */
const CLOCK_SKEW_MS = MINUTE_MS

/** Time since a date in its largest whole unit, truncated ("12 s ago", "5 min ago", "2 d ago"; "in 2 h" ahead of now; "now" under a second, or up to a minute ahead). */
export function age(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime()
  const size = Math.abs(elapsed)
  if (elapsed < 0 && size < CLOCK_SKEW_MS) return 'now'
  for (const [unit, name] of UNITS) {
    if (size < unit) continue
    const count = `${grouped(Math.floor(size / unit))} ${name}`
    return elapsed < 0 ? `in ${count}` : `${count} ago`
  }
  return 'now'
}

/** A date in UTC, to the second or, where it has them, the millisecond ("2024-03-01 12:00:05 UTC", "2024-03-01 12:00:05.250 UTC"). */
export function exactTime(date: Date): string {
  return `${date
    .toISOString()
    .replace('T', ' ')
    .replace(/(?:\.000)?Z$/, '')} UTC`
}

const localFormats = new Map<string | undefined, Intl.DateTimeFormat>()

function localFormat(locale = readersLocale()): Intl.DateTimeFormat {
  let format = localFormats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' })
    localFormats.set(locale, format)
  }
  return format
}

/** A date in the chosen time format, other than the age: local time, UTC without the zone's name, or Unix seconds. */
export function formatTime(date: Date, mode: Exclude<TimeMode, 'age'>, locale?: string): string {
  switch (mode) {
    case 'local':
      return localFormat(locale).format(date)
    case 'utc':
      return date.toISOString().slice(0, 19).replace('T', ' ')
    default:
      return String(Math.floor(date.getTime() / SECOND_MS))
  }
}
