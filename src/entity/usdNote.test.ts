import { expect, test } from 'vitest'
import { usdNote } from '#/entity/usdNote'

const NOTE = 'At the current price, not that at the time of the transaction.'
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test.each([
  [hoursAgo(25), '3195.78', NOTE],
  [hoursAgo(23), '3195.78', null],
  [hoursAgo(25), null, null],
  [null, '3195.78', null],
])('of %s at price %s: %s', (timestamp, exchange_rate, note) => {
  expect(usdNote({ timestamp, exchange_rate })).toBe(note)
})
