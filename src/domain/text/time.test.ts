import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { age, exactTime, formatTime, parseTimestamp } from './time'

const now = new Date('2024-03-01T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  ['2024-03-01T12:00:05.123456Z', '2024-03-01T12:00:05.123Z'],
  ['2024-03-01T12:00:05Z', '2024-03-01T12:00:05.000Z'],
  ['2024-03-01T12:00:05.9Z', '2024-03-01T12:00:05.900Z'],
  ['2024-03-01T12:00:05.999999Z', '2024-03-01T12:00:05.999Z'],
  ['1970-01-01T00:00:00.000000Z', '1970-01-01T00:00:00.000Z'],
  ['2024-03-01T12:00:05+00:00', '2024-03-01T12:00:05.000Z'],
  ['2024-03-01T12:00:05.25', '2024-03-01T12:00:05.250Z'],
  ['2024-03-01 12:00:05', '2024-03-01T12:00:05.000Z'],
  ['2024-03-01T12:00:05+02:00', '2024-03-01T10:00:05.000Z'],
  ['2024-02-29T20:30:05.5-0530', '2024-03-01T02:00:05.500Z'],
  ['2024-03-01 12:00:05+00', '2024-03-01T12:00:05.000Z'],
  ['1709294405', '2024-03-01T12:00:05.000Z'],
  ['1709294405250', '2024-03-01T12:00:05.250Z'],
])('%s is read', (iso, expected) => {
  expect(parseTimestamp(iso)?.toISOString()).toBe(expected)
})

test.each([
  '',
  '2024-03-01',
  '2024-02-30T00:00:00Z',
  '2024-01-01T24:00:00Z',
  '2024-01-01T23:59:60Z',
  '2024-03-01T12:00:05+2',
  '170929440',
  '17092944051234',
  'yesterday',
])('%j is not a timestamp', (text) => {
  expect(parseTimestamp(text)).toBeNull()
})

test('only text and Unix time is a timestamp', () => {
  for (const raw of [null, undefined, 0, 5, 1.7e9 + 0.5, -1709294405, 1e13, NaN, {}, now])
    expect(parseTimestamp(raw)).toBeNull()
  expect(parseTimestamp(1709294405)?.toISOString()).toBe('2024-03-01T12:00:05.000Z')
  expect(parseTimestamp(1709294405250)?.toISOString()).toBe('2024-03-01T12:00:05.250Z')
})

test('every millisecond survives', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }), (date) => {
      expect(parseTimestamp(date.toISOString())).toEqual(date)
    }),
  )
})

test.each([
  [0, 'now'],
  [0.9, 'now'],
  [1, '1 s ago'],
  [59.9, '59 s ago'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [3600, '1 h ago'],
  [86399, '23 h ago'],
  [86400, '1 d ago'],
  [364 * 86400, '364 d ago'],
  [365 * 86400, '1 y ago'],
  [-3.5, 'now'],
  [-59, 'now'],
  [-60, 'in 1 min'],
  [-0.5, 'now'],
  [-7200, 'in 2 h'],
])('%d s before now is %s', (seconds, text) => {
  expect(age(before(seconds), now)).toBe(text)
})

test('one switch chooses how a time is written', () => {
  const date = new Date('2024-03-01T11:59:48.250Z')
  expect(formatTime(date, 'utc')).toBe('2024-03-01 11:59:48')
  expect(formatTime(date, 'unix')).toBe('1709294388')
  expect(formatTime(date, 'local', 'en-US')).toMatch(/3\/1\/24, /)
})

test('an exact time is UTC to its last known digit', () => {
  expect(exactTime(now)).toBe('2024-03-01 12:00:00 UTC')
  expect(exactTime(new Date('2024-03-01T12:00:00.250Z'))).toBe('2024-03-01 12:00:00.250 UTC')
})
