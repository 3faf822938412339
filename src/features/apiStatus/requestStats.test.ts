import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import { createRequestLog, logRequest, logCacheHit } from '#/api/requestLog'
import type { LoggedRequest } from '#/api/requestQueue'
import { quantile, requestStatsOf, sparkline } from './requestStats'

const origin = 'https://one.test'
const call = (more: Partial<LoggedRequest>): LoggedRequest => ({
  origin,
  resource: 'blocks',
  credits: 20,
  queuedAt: 0,
  sentAt: 100,
  endedAt: 300,
  askers: 1,
  limits: null,
  error: null,
  ...more,
})
const fault = (kind: 'server' | 'offline', status: number | null) =>
  new ApiError({ kind, resource: 'blocks', path: '/blocks', status })

describe('requestStatsOf', () => {
  it('counts calls, sharing, failures by kind, and credits of what was answered', () => {
    const ledger = createRequestLog()
    logRequest(ledger, call({ askers: 3 }))
    logRequest(ledger, call({ credits: 40, endedAt: 150 }))
    // The answer of one whom nobody waited for any more.
    logRequest(ledger, call({ askers: 0, error: fault('server', 500) }))
    logRequest(ledger, call({ error: fault('offline', null) }))
    logRequest(ledger, call({ origin: '', credits: 0 }))
    logCacheHit(ledger, origin)
    logCacheHit(ledger, 'https://two.test')
    expect(requestStatsOf(ledger)).toMatchObject([
      { origin, requests: 4, deduped: 2, cacheHits: 1, creditsSpent: 60, latencies: [200, 50, 200] },
      { origin: 'https://two.test', requests: 0, cacheHits: 1 },
      { origin: '', requests: 1, creditsSpent: 0 },
    ])
    expect([...(requestStatsOf(ledger)[0]?.errors ?? [])]).toEqual([
      ['server', 1],
      ['offline', 1],
    ])
  })

  it('knows the last of everything that was said of limits, and never takes silence for zero', () => {
    const ledger = createRequestLog()
    expect(requestStatsOf(ledger)).toEqual([])
    const limits = { creditsRemaining: 990, limit: 5, remaining: 4, reset: 800 }
    logRequest(ledger, call({ limits }))
    logRequest(ledger, call({ limits: { creditsRemaining: 970, limit: null, remaining: null, reset: null } }))
    expect(requestStatsOf(ledger)[0]?.limits).toEqual({ ...limits, creditsRemaining: 970 })
  })

  it('forgets the oldest of very many calls', () => {
    const ledger = createRequestLog()
    for (let place = 0; place < 6000; place += 1) logRequest(ledger, call({ sentAt: place, endedAt: 2 * place }))
    expect(requestStatsOf(ledger)[0]).toMatchObject({ requests: 5000, latencies: { 0: 1000 } })
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
