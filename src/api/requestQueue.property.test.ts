import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRIORITIES } from './queuedRequest'
import type { RateLimitSlot } from './requestQueue'
import { createTestClock, type TestClock } from './testClock'
import { fault, outcomes, scene, silent } from './testScene'

/** Servers that refuse more than `limit` in a second, as each kind of counter does it; each takes the time of an arrival. */
const counters = {
  fixed(limit: number) {
    let start = -Infinity
    let used = 0
    return (at: number) => {
      if (at - start >= 1000) [start, used] = [at, 0]
      used += 1
      return { refused: used > limit, remaining: Math.max(0, limit - used), reset: start + 1000 - at }
    }
  },
  rolling(limit: number) {
    let seen: number[] = []
    return (at: number) => {
      seen = seen.filter((time) => at - time < 1000)
      const refused = seen.length >= limit
      if (!refused) seen.push(at)
      return { refused, remaining: limit - seen.length, reset: (seen[0] ?? at) + 1000 - at }
    }
  },
  bucket(limit: number) {
    let tokens = limit
    let last = 0
    return (at: number) => {
      tokens = Math.min(limit, tokens + ((at - last) * limit) / 1000)
      last = at
      // A hair's breadth is left for what adding fractions loses.
      const refused = tokens < 1 - 1e-6
      if (!refused) tokens -= 1
      return { refused, remaining: Math.floor(tokens), reset: 1000 }
    }
  },
}

/** Rate-limit slots shared by tabs, like a browser's locks: a request takes a moment, and the first one gets the slot. */
function sharedPlaces({ after }: TestClock) {
  const taken = new Set<string>()
  return async (origin: string, rate: number): Promise<RateLimitSlot | null> => {
    await after(2)
    const names = Array.from({ length: rate }, (_, place) => `${origin} ${place}`)
    const name = names.find((each) => !taken.has(each))
    if (name === undefined) return null
    taken.add(name)
    let mine = true
    return () => {
      if (mine) taken.delete(name)
      mine = false
    }
  }
}

describe('any rate limit, latency, order of requests and number of tabs', () => {
  it('never exceeds the rate limit, and settles every request', async () => {
    const asks = fc.array(
      fc.record({
        pause: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 900 })),
        there: fc.integer({ min: 0, max: 400 }),
        back: fc.integer({ min: 0, max: 1500 }),
        priority: fc.constantFrom(...PRIORITIES),
        leavesAfter: fc.option(fc.integer({ min: 0, max: 2000 })),
        fails: fc.boolean(),
        tab: fc.nat(),
      }),
      { minLength: 1, maxLength: 60 },
    )
    const property = fc.asyncProperty(
      fc.constantFrom('fixed', 'rolling', 'bucket'),
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 4 }),
      asks,
      async (counter, limit, readable, tabs, plan) => {
        const clock = createTestClock()
        const claim = tabs > 1 ? sharedPlaces(clock) : null
        const scenes = Array.from({ length: tabs }, () => scene({ claim }, clock))
        const count = counters[counter](limit)
        let refusals = 0
        const promises: Promise<unknown>[] = []
        for (const [index, { pause, there, back, priority, leavesAfter, fails, tab }] of plan.entries()) {
          await clock.turn(pause)
          const control = new AbortController()
          if (leavesAfter !== null) void clock.after(leavesAfter).then(() => control.abort())
          const answer = async () => {
            await clock.after(there)
            const { refused, remaining, reset } = count(clock.now())
            refusals += Number(refused)
            await clock.after(back)
            const limits = readable ? { creditsRemaining: null, limit, remaining, reset } : silent
            if (refused) throw fault('rate-limited', null, limits)
            if (fails) throw fault('server', null, limits)
            return { limits }
          }
          // As fetch does: it ends when it is aborted, while the server may count the request later.
          const send = (signal: AbortSignal) => {
            const aborted = new Promise<never>((_, reject) =>
              signal.addEventListener('abort', () => reject(fault('aborted'))),
            )
            return Promise.race([answer(), aborted])
          }
          const promise = scenes[tab % tabs]?.ask(String(index), send, {
            assumedRate: limit,
            priority: () => priority,
            signal: control.signal,
          })
          if (!promise) continue
          promises.push(promise)
          promise.catch(() => undefined)
        }
        const ends = outcomes(promises)
        await clock.turn()
        expect(refusals).toBe(0)
        expect(ends).not.toContain('open')
        expect(ends).not.toContain('rate-limited')
        expect(ends).not.toContain('thrown')
      },
    )
    await fc.assert(property, { numRuns: 150 })
  })

  it('sends nothing during the pause that another tab reported', async () => {
    const clock = createTestClock()
    const [one, two] = [scene({}, clock), scene({}, clock)]
    await one.ask('a', () => Promise.reject(fault('rate-limited', 2000))).catch(() => undefined)
    const [queue] = one.requestQueues.states()
    two.requestQueues.pause('https://one.test', queue?.pausedUntil ?? 0)
    const ends = outcomes([two.get('b')])
    await clock.turn(1999)
    expect(two.sent).toEqual([])
    await clock.turn(201)
    expect([two.sent, ends]).toEqual([['b'], ['answered']])
    two.requestQueues.pause('https://one.test', clock.now() + 3_600_000)
    await expect(two.get('c')).rejects.toMatchObject({ kind: 'rate-limited', retryAfter: 3_600_000 })
  })
})
