import { describe, expect, it, vi } from 'vitest'
import {
  isUnfinished,
  linePath,
  pointLabel,
  pointTime,
  scalesOf,
  tickText,
  timesOf,
  timeTicks,
  valueScale,
} from './chart'

const DAY_MS = 86_400_000
const day = (date: string) => Date.parse(`${date}T00:00:00Z`)

describe('valueScale', () => {
  it('has round steps that hold all values', () => {
    expect(valueScale([3, 91, 47])).toEqual({ min: 0, max: 100, ticks: [0, 20, 40, 60, 80, 100] })
    expect(valueScale([3012.5, 3190])).toMatchObject({ min: 3000, max: 3200 })
    expect(valueScale([-4, 3]).ticks).toEqual([-4, -2, 0, 2, 4])
  })

  it('draws one value from zero, and has an axis without any', () => {
    expect(valueScale([4090])).toMatchObject({ min: 0, max: 5000 })
    expect(valueScale([-5])).toMatchObject({ min: -5 })
    expect(valueScale([])).toEqual({ min: 0, max: 1, ticks: [0, 1] })
    expect(valueScale([0, 0]).max).toBe(1)
  })
})

describe('timeTicks', () => {
  const texts = (from: number, to: number) => timeTicks(from, to).map(({ text }) => text)

  it('labels hours, days, months and years', () => {
    expect(texts(day('2026-11-20'), day('2026-11-20') + 3 * 3_600_000)).toEqual(['00:00', '01:00', '02:00', '03:00'])
    expect(texts(day('2026-11-01'), day('2026-11-30'))).toEqual(['Nov 5', 'Nov 12', 'Nov 19', 'Nov 26'])
    expect(texts(day('2026-01-01'), day('2026-12-31'))).toEqual(['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026'])
    expect(texts(day('2015-07-30'), day('2026-11-24')).length).toBeLessThan(7)
  })

  it('labels a single day in the middle', () => {
    expect(timeTicks(day('2026-11-20'), day('2026-11-20'))).toEqual([{ place: 0.5, text: 'Nov 20' }])
  })
})

describe('series', () => {
  const points = [
    { at: 0, value: 2, text: '2', exact: '2' },
    { at: DAY_MS, value: null, text: '–', exact: '–' },
    { at: 2 * DAY_MS, value: 4, text: '4', exact: '4' },
    { at: 3 * DAY_MS, value: 1, text: '1', exact: '1' },
  ]
  const scale = { min: 0, max: 4, ticks: [] }
  const box = { width: 30, height: 40, from: 0, to: 3 * DAY_MS, isStepped: false }

  it('draws lines and steps, with gaps', () => {
    expect(linePath(points, scale, box)).toBe('M0 20M20 0L30 30')
    expect(linePath(points, scale, { ...box, isStepped: true })).toBe('M0 20M20 0H30V30')
  })

  it('has one scale a unit', () => {
    const low = { label: 'a', unit: 'txns', points: [{ at: 5, value: 1, text: '1', exact: '1' }] }
    const high = { label: 'b', unit: 'txns', points: [{ at: 3, value: 100, text: '100', exact: '100' }] }
    expect(scalesOf([low, high]).map(({ max }) => max)).toEqual([100, 100])
    expect(scalesOf([low, { ...high, unit: 'USD' }]).map(({ max }) => max)).toEqual([1, 100])
    expect(timesOf([low, high])).toEqual([3, 5])
  })
})

it('writes days and times', () => {
  expect(pointTime(day('2026-11-24'))).toBe('2026-11-24')
  expect(pointTime(day('2026-11-24') + 5000)).toBe('2026-11-24 00:00:05 UTC')
  expect([tickText(12_500), tickText(0.25)]).toEqual(['12.5K', '0.25'])
})

it('says which day is not over', () => {
  vi.useFakeTimers({ now: day('2026-11-25') + 3_600_000 })
  expect(pointLabel(day('2026-11-24'))).toBe('2026-11-24')
  expect(pointLabel(day('2026-11-25'))).toBe('2026-11-25 so far')
  expect(isUnfinished(day('2026-11-26'))).toBe(false)
  // A time of today is no day.
  expect(isUnfinished(day('2026-11-25') + 5000)).toBe(false)
  vi.useRealTimers()
})
