import { expect, test } from 'vitest'
import { createPace, HeldBack } from '#/features/watch/pace'

const limits = (creditsRemaining: number | null) => ({ creditsRemaining, limit: null, remaining: null, reset: null })
const signal = new AbortController().signal

function paceAt(start: number) {
  let now = start
  const slept: number[] = []
  const pace = createPace(
    () => now,
    async (ms) => {
      slept.push(ms)
      now += ms
    },
  )
  return { pace, slept, pass: (ms: number) => (now += ms) }
}

test('half a second is between two requests, to whatever server', async () => {
  const { pace, slept, pass } = paceAt(10_000)
  await pace.ready('one', signal)
  await pace.ready('two', signal)
  pass(200)
  await pace.ready('one', signal)
  pass(5_000)
  await pace.ready('one', signal)
  expect(slept).toEqual([500, 300])
})

test('a clock that is set back does not stop the requests', async () => {
  const { pace, slept, pass } = paceAt(10 * 3_600_000)
  await pace.ready('one', signal)
  pass(-5 * 3_600_000)
  await pace.ready('one', signal)
  expect(slept).toEqual([500])
})

test('what costs credits waits, so that a day of watching leaves half of them', () => {
  const { pace, pass } = paceAt(0)
  let credits = 100_500
  let checks = 0
  for (let time = 0; time < 24 * 3_600_000; time += 1_000) {
    if (pace.until('one') <= time) {
      credits -= 90
      checks += 1
      pace.spent('one', limits(credits), 90)
    }
    pass(1_000)
  }
  expect(credits).toBeGreaterThan(45_000)
  expect(checks).toBeGreaterThan(500)
  expect(pace.until('two')).toBe(0)
})

test('below the reserve nothing is sent for half an hour, and free servers are not held back', async () => {
  const { pace, pass } = paceAt(1_000)
  pace.spent('paid', limits(499), 30)
  await expect(pace.ready('paid', signal)).rejects.toThrow(HeldBack)
  await pace.ready('free', signal)
  pace.spent('free', limits(null), 0)
  expect(pace.until('free')).toBe(0)
  pass(30 * 60_000)
  await pace.ready('paid', signal)
})
