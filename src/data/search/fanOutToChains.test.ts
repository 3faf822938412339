import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError, type ErrorKind } from '#/api/errors'
import { createTestClock } from '#/api/testClock'
import type { ChainRequest } from './chainRequest'
import { fanOutToChains, type FanOut, type ChainRequestState } from './fanOutToChains'

const fault = (kind: ErrorKind, retryAfter: number | null = null) =>
  new ApiError({ kind, resource: 'search', path: '/search', retryAfter })

const requestsTo = (count: number, origin: (place: number) => string = () => 'one', credits = 20): ChainRequest[] =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), origin: origin(place), credits }))

/** Fans out on a fake clock; by default each chain responds with its ID after 100 ms. */
function scene(given: ChainRequest[], more: Partial<FanOut<string>> = {}) {
  const clock = createTestClock()
  const states = new Map<string, ChainRequestState<string>>()
  const sent: string[] = []
  const stop = new AbortController()
  let now = 0
  let most = 0
  const send = more.send ?? ((id: string) => clock.after(100).then(() => id))
  const asking: FanOut<string> = {
    report: (id, state) => void states.set(id, state),
    isEnough: () => false,
    creditsLeft: () => null,
    creditReserve: 0,
    signal: stop.signal,
    clock,
    ...more,
    requests: given,
    send: async (id, signal) => {
      sent.push(id)
      most = Math.max(most, (now += 1))
      return send(id, signal).finally(() => (now -= 1))
    },
  }
  let ended = false
  void fanOutToChains(asking).then(() => (ended = true))
  const kinds = () => given.map(({ id }) => states.get(id)?.kind)
  return { clock, states, sent, stop, kinds, most: () => most, ended: () => ended }
}

describe('fanOutToChains', () => {
  test('searches all chains in order, a few of one API at a time', async () => {
    const { clock, kinds, sent, most, ended } = scene(requestsTo(10))
    await clock.turn()
    expect(kinds()).toEqual(Array(10).fill('success'))
    expect(sent).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(most()).toBe(4)
    expect(ended()).toBe(true)
  })

  test('searches several APIs at the same time, up to a limit', async () => {
    const { clock, most } = scene(requestsTo(40, String))
    await clock.turn()
    expect(most()).toBe(12)
  })

  test('sends no more requests at a time than the given limit', async () => {
    const { clock, kinds, most } = scene(requestsTo(10, String), { maxInFlight: 3 })
    await clock.turn()
    expect(most()).toBe(3)
    expect(kinds()).toEqual(Array(10).fill('success'))
  })

  test('stops immediately: nothing more is sent, and requests in flight are canceled', async () => {
    const { clock, kinds, sent, stop, ended } = scene(requestsTo(8))
    await clock.turn(150)
    stop.abort()
    await clock.turn()
    expect(kinds()).toEqual([...Array<string>(4).fill('success'), ...Array<string>(4).fill('stopped')])
    expect(sent).toHaveLength(8)
    expect(ended()).toBe(true)
  })

  test('sends nothing if it was stopped before it began', async () => {
    const stop = new AbortController()
    stop.abort()
    const { clock, kinds, sent } = scene(requestsTo(2), { signal: stop.signal })
    await clock.turn()
    expect([kinds(), sent]).toEqual([['stopped', 'stopped'], []])
  })

  test('sends nothing more after a sufficient result, and waits a moment for requests in flight', async () => {
    const slow = (clock: { after: (ms: number) => Promise<void> }) => (id: string) =>
      clock.after(id === '3' ? 60_000 : id === '2' ? 300 : 100).then(() => id)
    const outer = createTestClock()
    const { kinds, sent } = scene(requestsTo(6), { clock: outer, send: slow(outer), isEnough: (id) => id === '1' })
    await outer.turn()
    expect(kinds()).toEqual(['success', 'success', 'success', 'stopped', 'success', 'stopped'])
    expect(sent).toEqual(['0', '1', '2', '3', '4'])
  })

  test('waits for the retry delay of an API, and continues automatically', async () => {
    const clock = createTestClock()
    let refused = 0
    const send = (id: string) =>
      clock.after(10).then(() => {
        if (clock.now() < 5000) {
          refused += 1
          throw fault('rate-limited', 5000 - clock.now())
        }
        return id
      })
    const { kinds, states, ended } = scene(requestsTo(9), { clock, send })
    await clock.turn(1000)
    expect(refused).toBe(4)
    expect(states.get('8')).toEqual({ kind: 'waiting', until: 5000 })
    await clock.turn()
    expect(kinds()).toEqual(Array(9).fill('success'))
    expect(ended()).toBe(true)
  })

  test.each([
    ['that refuses each request', 100],
    ['that sets a retry delay of hours', 3_600_000],
  ])('stops searching an API %s', async (_, wait) => {
    const { clock, kinds, sent } = scene(requestsTo(9), { send: () => Promise.reject(fault('rate-limited', wait)) })
    await clock.turn()
    expect(new Set(kinds())).toEqual(new Set(['failed']))
    expect(sent.length).toBeLessThan(30)
  })

  test('a refused key fails all chains of its API, and no other', async () => {
    const send = (id: string) => (id === '9' ? Promise.resolve(id) : Promise.reject(fault('unauthorized')))
    const given = [...requestsTo(9), { id: '9', origin: 'two', credits: 0 }]
    const { clock, kinds, sent } = scene(given, { send })
    await clock.turn()
    expect(kinds()).toEqual([...Array<string>(9).fill('failed'), 'success'])
    expect(sent.length).toBeLessThanOrEqual(5)
  })

  test('skips the remaining chains if there are no API credits', async () => {
    const { clock, kinds } = scene(requestsTo(9), { send: () => Promise.reject(fault('out-of-credits')) })
    await clock.turn()
    expect(kinds().slice(4)).toEqual(Array(5).fill('skipped'))
  })

  test('does not spend the last API credits, and searches chains that cost none', async () => {
    let left = 580
    const clock = createTestClock()
    const send = (id: string) =>
      clock.after(100).then(() => {
        if (id !== '9') left -= 20
        return id
      })
    const given = [...requestsTo(9), { id: '9', origin: 'one', credits: 0 }]
    const { kinds } = scene(given, { clock, send, creditsLeft: () => left, creditReserve: 500 })
    await clock.turn()
    expect(left).toBe(500)
    expect(kinds().filter((kind) => kind === 'skipped')).toHaveLength(5)
    expect(kinds()[9]).toBe('success')
  })

  test('retries a failed chain once, after the others', async () => {
    const tries = new Map<string, number>()
    const send = (id: string) => {
      tries.set(id, (tries.get(id) ?? 0) + 1)
      return id === '0' || (id === '1' && tries.get(id) === 1) ? Promise.reject(fault('server')) : Promise.resolve(id)
    }
    const { clock, kinds, sent } = scene(requestsTo(3), { send })
    await clock.turn()
    expect(kinds()).toEqual(['failed', 'success', 'success'])
    expect(sent).toEqual(['0', '1', '2', '0', '1'])
  })

  test('always comes to an end, with every chain settled', async () => {
    const kind = fc.constantFrom<ErrorKind | 'ok'>('ok', 'server', 'timeout', 'rate-limited', 'unauthorized', 'offline')
    await fc.assert(
      fc.asyncProperty(fc.array(kind, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), async (fates, servers) => {
        const given = requestsTo(fates.length, (place) => String(place % servers))
        const { clock, kinds, ended } = scene(given, {
          send: (id) => {
            const fate = fates[Number(id)] ?? 'ok'
            return fate === 'ok' ? Promise.resolve(id) : Promise.reject(fault(fate, 200))
          },
        })
        await clock.turn()
        expect(ended()).toBe(true)
        for (const each of kinds()) expect(each).toMatch(/^(?:success|failed)$/)
      }),
    )
  })
})
