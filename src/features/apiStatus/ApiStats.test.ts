import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import { createRequestLog, logRequest, logCacheHit } from '#/api/requestLog'
import type { LoggedRequest } from '#/api/queuedRequest'
import { quantile, requestStatsOf, sparkline } from './ApiStats'

const origin = 'https://one.test'
const call = (more: Partial<LoggedRequest>): LoggedRequest => ({
  origin,
  resource: 'blocks',
  credits: 20,
  queuedAt: 0,
  sentAt: 100,
  endedAt: 300,
  callers: 1,
  limits: null,
  error: null,
  ...more,
})
const fault = (kind: 'server' | 'offline', status: number | null) =>
  new ApiError({ kind, resource: 'blocks', path: '/blocks', status })

describe('requestStatsOf', () => {
  it('counts calls, sharing, failures by kind, and credits of what was answered', () => {
    const requestLog = createRequestLog()
    logRequest(requestLog, call({ callers: 3 }))
    logRequest(requestLog, call({ credits: 40, endedAt: 150 }))
    // The response to a request that was canceled.
    logRequest(requestLog, call({ callers: 0, error: fault('server', 500) }))
    logRequest(requestLog, call({ error: fault('offline', null) }))
    logRequest(requestLog, call({ origin: '', credits: 0 }))
    logCacheHit(requestLog, origin)
    logCacheHit(requestLog, 'https://two.test')
    expect(requestStatsOf(requestLog)).toMatchObject([
      { origin, requests: 4, deduped: 2, cacheHits: 1, creditsSpent: 60, latencies: [200, 50, 200] },
      { origin: 'https://two.test', requests: 0, cacheHits: 1 },
      { origin: '', requests: 1, creditsSpent: 0 },
    ])
    expect([...(requestStatsOf(requestLog)[0]?.errors ?? [])]).toEqual([
      ['server', 1],
      ['offline', 1],
    ])
  })

  it('knows the last of everything that was said of limits, and never takes silence for zero', () => {
    const requestLog = createRequestLog()
    expect(requestStatsOf(requestLog)).toEqual([])
    const limits = { creditsRemaining: 990, limit: 5, remaining: 4, reset: 800 }
    logRequest(requestLog, call({ limits }))
    logRequest(requestLog, call({ limits: { creditsRemaining: 970, limit: null, remaining: null, reset: null } }))
    expect(requestStatsOf(requestLog)[0]?.limits).toEqual({ ...limits, creditsRemaining: 970 })
  })

  it('forgets the oldest of very many calls', () => {
    const requestLog = createRequestLog()
    for (let place = 0; place < 6000; place += 1) logRequest(requestLog, call({ sentAt: place, endedAt: 2 * place }))
    expect(requestStatsOf(requestLog)[0]).toMatchObject({ requests: 5000, latencies: { 0: 1000 } })
  })
})

describe('quantile', () => {
  it('is one of the numbers, and so many do not exceed it', () => {
    expect(quantile([], 0.5)).toBeNull()
    expect([0.5, 0.95, 1].map((share) => quantile([30, 10, 20, 40], share))).toEqual([20, 40, 40])
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (numbers, share) => {
          const found = quantile(numbers, share)
          const notAbove = numbers.filter((each) => found !== null && each <= found).length
          expect(numbers).toContain(found)
          expect(notAbove / numbers.length).toBeGreaterThanOrEqual(share - 1e-9)
        },
      ),
    )
  })
})

describe('sparkline', () => {
  it('stays within its box, whatever the numbers', () => {
    expect(sparkline([], 100, 20)).toBe('')
    expect(sparkline([0, 50, 100], 100, 20)).toBe('0.0,20.0 50.0,10.0 100.0,0.0')
    expect(sparkline([0], 100, 20)).toBe('0.0,20.0')
  })
})
