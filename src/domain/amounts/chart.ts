import { numberFormat, readersLocale } from './numberFormat'

/** A point of a chart: Unix ms, the height to draw, and the value as it is written. A value of null is a gap. */
export interface ChartPoint {
  readonly at: number
  readonly value: number | null
  readonly text: string
  /** The value as the API sent it, for files. */
  readonly exact: string
}

/** One line of a chart. */
export interface ChartSeries {
  readonly label: string
  /** Lines of the same unit have the same scale. */
  readonly unit: string
  /** Oldest first. */
  readonly points: readonly ChartPoint[]
}

/** The values that an axis begins and ends with, and evenly spaced ones from the first to the last. */
export interface ValueScale {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
}

/** A label below a chart: its place from 0 to 1, and its text. */
export interface TimeTick {
  readonly place: number
  readonly text: string
}

const DAY_MS = 86_400_000

/** Lengths of time between labels, ms; the longer ones are months (see MONTHS). */
const STEPS_MS = [1, 5, 20, 60, 180, 360, 720, 1440, 2880, 10_080, 20_160].map((minutes) => minutes * 60_000)
const MONTHS = [1, 3, 6, 12, 24, 60]

/** A number of labels that fits on a small screen. */
const MAX_TIME_TICKS = 5

/** An axis that holds all values, in round steps; it begins at zero unless the values are far from it. */
export function valueScale(values: readonly number[]): ValueScale {
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity)
  const low = values.reduce((least, value) => Math.min(least, value), Infinity)
  if (!Number.isFinite(high) || (high === 0 && low === 0)) return { min: 0, max: 1, ticks: [0, 1] }
  const isSingle = low === high
  const from = low > 0 && low < high * 0.7 ? 0 : isSingle ? Math.min(0, low) : low
  const to = isSingle ? Math.max(0, high) : high
  const step = roundStep((to - from) / 5)
  const min = Math.floor(from / step)
  const max = Math.ceil(to / step)
  const ticks = Array.from({ length: max - min + 1 }, (_, index) => (min + index) * step)
  return { min: min * step, max: max * step, ticks }
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is no less than `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return power * ([1, 2, 2.5, 5].find((factor) => factor * power >= size * 0.999) ?? 10)
}

/** A value of an axis as text ("12K", "0.25", "$3.1K", "52%"). */
export function tickText(value: number, unit = ''): string {
  const text = numberFormat(undefined, { notation: 'compact', maximumSignificantDigits: 6 })(value)
  if (unit.startsWith('USD')) return `$${text}`
  return unit === '%' ? `${text}%` : text
}

/** Labels in UTC at round times between two times. */
export function timeTicks(from: number, to: number): TimeTick[] {
  const span = to - from
  if (span <= 0) return [{ place: 0.5, text: timeText(from, DAY_MS) }]
  const step = STEPS_MS.find((each) => span / each < MAX_TIME_TICKS)
  const times = step === undefined ? monthsBetween(from, to) : multiplesBetween(from, to, step)
  return times.map((at) => ({ place: (at - from) / span, text: timeText(at, step ?? span) }))
}

function multiplesBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step)
}

function monthsBetween(from: number, to: number): number[] {
  const months = (to - from) / (30.4 * DAY_MS)
  const every = MONTHS.find((each) => months / each < MAX_TIME_TICKS) ?? Math.ceil(months / 12 / MAX_TIME_TICKS) * 12
  const start = new Date(from)
  const first = Math.floor((start.getUTCFullYear() * 12 + start.getUTCMonth()) / every)
  const times = Array.from({ length: MAX_TIME_TICKS + 2 }, (_, index) => monthStart((first + index) * every))
  return times.filter((at) => at >= from && at <= to)
}

/** The start of a month, counted from the year 0, Unix ms. */
const monthStart = (month: number) => Date.UTC(Math.floor(month / 12), month % 12)

const formats = new Map<string, Intl.DateTimeFormat>()

/** A time as short as labels that are `step` apart need it. */
function timeText(at: number, step: number): string {
  const style: Intl.DateTimeFormatOptions =
    step < DAY_MS
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : step < 150 * DAY_MS
        ? { month: 'short', day: 'numeric' }
        : { month: 'short', year: 'numeric' }
  const key = Object.keys(style).join()
  const format = formats.get(key) ?? new Intl.DateTimeFormat(readersLocale(), { ...style, timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(at)
}

/** A day as text, or a time where it is not the start of a day ("2026-11-24", "2026-11-24 12:00:05 UTC"). */
export function pointTime(at: number): string {
  const iso = new Date(at).toISOString()
  return at % DAY_MS === 0 ? iso.slice(0, 10) : `${iso.slice(0, 19).replace('T', ' ')} UTC`
}

/** Whether a point is of the current day in UTC, whose value is not final. */
export function isUnfinished(at: number): boolean {
  return at % DAY_MS === 0 && at <= Date.now() && Date.now() < at + DAY_MS
}

/** The time of a point, and whether its day is not over ("2026-11-25 so far"). */
export function pointLabel(at: number): string {
  return isUnfinished(at) ? `${pointTime(at)} so far` : pointTime(at)
}

/** All times at which a line has a point, oldest first. */
export function timesOf(series: readonly ChartSeries[]): number[] {
  return [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted((a, b) => a - b)
}

/** The scale of a line, and the unit of its values. */
export type LineScale = ValueScale & Pick<ChartSeries, 'unit'>

/** The scales of lines: those of the same unit have the same one. */
export function scalesOf(series: readonly ChartSeries[]): LineScale[] {
  return series.map(({ unit }) => {
    const alike = series.filter((each) => each.unit === unit)
    return { unit, ...valueScale(alike.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []))) }
  })
}

/** How a line is drawn: into a box of this width and height, between two times, and as steps where a value holds until the next. */
export interface LineBox {
  readonly width: number
  readonly height: number
  readonly from: number
  readonly to: number
  readonly isStepped: boolean
}

/** The place of a time in a box, from 0 to 1; a single time is in the middle. */
export function placeOf(at: number, { from, to }: Pick<LineBox, 'from' | 'to'>): number {
  return to > from ? (at - from) / (to - from) : 0.5
}

/** The path of a line (SVG), interrupted where a value is missing. */
export function linePath(points: readonly ChartPoint[], { min, max }: ValueScale, box: LineBox): string {
  let isDrawing = false
  return points
    .map(({ at, value }) => {
      if (value === null) {
        isDrawing = false
        return ''
      }
      const x = round(placeOf(at, box) * box.width)
      const y = round((1 - (value - min) / (max - min)) * box.height)
      const step = isDrawing ? (box.isStepped ? `H${x}V${y}` : `L${x} ${y}`) : `M${x} ${y}`
      isDrawing = true
      return step
    })
    .join('')
}

const round = (length: number) => Math.round(length * 10) / 10
