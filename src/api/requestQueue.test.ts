import type { Limits } from './limits'
import { describe, expect, it } from 'vitest'
import type { Priority } from './queuedRequest'
import { MAX_SILENT_WAIT_MS } from './retryPolicy'
import { answer, fault, outcomes, scene, silent } from './testScene'

describe('order', () => {
  it('sends immediately, in the same turn, if nothing is queued', () => {
    const { sent, get } = scene()
    void get('a')
    expect(sent).toEqual(['a'])
  })

  it('has six requests in flight at most, by priority, two of them for the screen only', async () => {
    const { clock, sent, get } = scene()
    for (const key of ['e1', 'e2', 'e3', 'e4', 'e5']) void get(key, { priority: () => 'export' })
    expect(sent).toEqual(['e1', 'e2', 'e3', 'e4'])
    void get('p', { priority: () => 'prefetch' })
    void get('n', { priority: () => 'next' })
    void get('s1')
    void get('s2')
    expect(sent.slice(4)).toEqual(['n', 's1'])
    await clock.turn()
    expect(sent.slice(6)).toEqual(['s2', 'p', 'e5'])
  })

  it('moves a page that is opened while it is prefetched to the front', async () => {
    const { clock, sent, get } = scene()
    const plan = { assumedRate: 3 }
    for (const key of ['a', 'b', 'c']) void get(key, plan)
    let priority: Priority = 'prefetch'
    void get('next', { priority: () => 'next' })
    void get('link', { priority: () => priority })
    await clock.turn(500)
    priority = 'screen'
    await clock.turn()
    expect(sent).toEqual(['a', 'b', 'c', 'link', 'next'])
  })

  it('leaves a slot of each second free for a click during prefetches', async () => {
    const { clock, sent, get } = scene()
    for (const key of ['p1', 'p2', 'p3', 'p4']) void get(key, { priority: () => 'prefetch', assumedRate: 3 })
    expect(sent).toEqual(['p1', 'p2'])
    void get('click')
    expect(sent).toEqual(['p1', 'p2', 'click'])
    await clock.turn()
    expect(sent).toEqual(['p1', 'p2', 'click', 'p3', 'p4'])
  })

  it('drops the oldest of many prefetches', async () => {
    const { clock, sent, get } = scene()
    const ends = outcomes(
      Array.from({ length: 20 }, (_, i) => get(`p${i}`, { priority: () => 'prefetch', assumedRate: 2 })),
    )
    await clock.turn()
    expect(sent).toEqual(['p0', 'p14', 'p15', 'p16', 'p17', 'p18', 'p19'])
    expect(ends.filter((end) => end === 'aborted')).toHaveLength(13)
  })

  it('has a rate limit for each API', () => {
    const { sent, get } = scene()
    void get('a', { assumedRate: 1 })
    void get('b', { assumedRate: 1 })
    void get('c', { assumedRate: 1, origin: 'https://two.test' })
    expect(sent).toEqual(['a', 'c'])
  })
})

describe('deduplicating and canceling', () => {
  it('sends one request for equal ones, each of which can be canceled', async () => {
    const { clock, sent, calls, get } = scene()
    const control = new AbortController()
    const ends = outcomes([get('a', { signal: control.signal }), get('a'), get('b')])
    control.abort()
    await clock.turn()
    expect(ends).toEqual(['aborted', 'answered', 'answered'])
    expect(sent).toEqual(['a', 'b'])
    expect(calls.map(({ callers }) => callers)).toEqual([1, 1])
    void get('a')
    expect(sent).toEqual(['a', 'b', 'a'])
  })

  it('cancels a request with its last caller, and never sends one that was queued', async () => {
    const { clock, sent, ask, get } = scene()
    const leave = new AbortController()
    let given: AbortSignal | undefined
    const hanging = (signal: AbortSignal) =>
      new Promise<typeof answer>((_, reject) => {
        given = signal
        signal.addEventListener('abort', () => reject(fault('aborted')))
      })
    const plan = { signal: leave.signal, assumedRate: 1 }
    const ends = outcomes([ask('a', hanging, plan), get('b', plan), get('c', { assumedRate: 1 })])
    leave.abort()
    expect(given?.aborted).toBe(true)
    await clock.turn()
    expect(ends).toEqual(['aborted', 'aborted', 'answered'])
    expect(sent).toEqual(['a', 'c'])
    const late = outcomes([get('d', plan)])
    await clock.turn()
    expect(late).toEqual(['aborted'])
  })
})

describe('a rate limit', () => {
  const told = (limits: Partial<Limits>) => () => Promise.resolve({ limits: { ...silent, ...limits } })

  it('is obeyed: nothing is sent that would be refused', async () => {
    const { clock, sent, ask, get } = scene()
    await ask('a', told({ limit: 5, remaining: 0, reset: 700 }))
    void get('b')
    await clock.turn(699)
    expect(sent).toEqual(['a'])
    await clock.turn(200)
    expect(sent).toEqual(['a', 'b'])
  })

  it('is unknown without headers, which delays no request', async () => {
    const { sent, ask, get } = scene()
    await ask('a', told({}))
    void get('b')
    expect(sent).toEqual(['a', 'b'])
  })

  it('with a long delay is an error, until you retry', async () => {
    const { clock, requestQueues, sent, ask, get } = scene()
    await ask('a', told({ limit: 5, remaining: 0, reset: 3_600_000 }))
    await expect(get('b')).rejects.toMatchObject({ kind: 'rate-limited', status: null, retryAfter: 3_600_000 })
    expect(sent).toEqual(['a'])
    requestQueues.resume('https://one.test')
    void get('b')
    expect(sent).toEqual(['a', 'b'])
    await clock.turn()
  })

  it('pauses all requests for the delay of a 429', async () => {
    const { clock, requestQueues, sent, ask, get } = scene()
    const ends = outcomes([ask('a', () => Promise.reject(fault('rate-limited', 2000)))])
    await clock.turn(0)
    expect(ends).toEqual(['rate-limited'])
    void get('b')
    await clock.turn(1999)
    expect(sent).toEqual(['a'])
    expect(requestQueues.states()).toMatchObject([{ queued: 1, pausedUntil: 2000 }])
    await clock.turn(201)
    expect(sent).toEqual(['a', 'b'])
  })

  it('backs off further with each 429 without a delay, and fails what would wait too long', async () => {
    const { clock, requestQueues, ask, get } = scene()
    const refuse = () => ask('a', () => Promise.reject(fault('rate-limited'))).catch(() => undefined)
    const pause = () => (requestQueues.states()[0]?.pausedUntil ?? 0) - clock.now()
    for (const expected of [1000, 2000, 4000, 8000]) {
      await refuse()
      expect(pause()).toBe(expected)
      const leave = new AbortController()
      const ends = outcomes([get('b', { signal: leave.signal })])
      await clock.turn(0)
      expect(ends).toEqual([expected > MAX_SILENT_WAIT_MS ? 'rate-limited' : 'open'])
      leave.abort()
      requestQueues.resume('https://one.test')
      await clock.turn(1500)
    }
  })

  it('reads several unreadable responses as a 429, unless offline or the API never responded', async () => {
    const silence = () => Promise.reject(fault('offline'))
    const pausedAfter = async (online: boolean, worked: boolean) => {
      const { clock, requestQueues, ask, get } = scene({ online: () => online })
      if (worked) void get('works')
      await clock.turn()
      for (const key of ['a', 'b', 'c']) await ask(key, silence).catch(() => undefined)
      return requestQueues.states().some(({ pausedUntil }) => pausedUntil > clock.now())
    }
    expect(await pausedAfter(true, true)).toBe(true)
    expect(await pausedAfter(false, true)).toBe(false)
    expect(await pausedAfter(true, false)).toBe(false)
  })

  it('halves an assumed rate after a 429, and raises it again', async () => {
    const { clock, requestQueues, ask, get } = scene()
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) void get(key)
    await clock.turn(100)
    await ask('g', () => Promise.reject(fault('rate-limited'))).catch(() => undefined)
    expect(requestQueues.states()).toMatchObject([{ rate: 3, isReported: false }])
    for (let key = 0; key < 20; key += 1) void get(`later ${key}`)
    await clock.turn()
    expect(requestQueues.states()).toMatchObject([{ rate: 5 }])
  })
})
