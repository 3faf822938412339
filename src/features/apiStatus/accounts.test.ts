import { describe, expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import { createRequestLog, logRequest, logCacheHit } from '#/api/requestLog'
import type { LoggedRequest } from '#/api/requestQueue'
import { accountsOf } from './accounts'

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

describe('accountsOf', () => {
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
    expect(accountsOf(ledger)).toMatchObject([
      { origin, calls: 4, shared: 2, found: 1, creditsSpent: 60, latencies: [200, 50, 200] },
      { origin: 'https://two.test', calls: 0, found: 1 },
      { origin: '', calls: 1, creditsSpent: 0 },
    ])
    expect([...(accountsOf(ledger)[0]?.errors ?? [])]).toEqual([
      ['server', 1],
      ['offline', 1],
    ])
  })

  it('knows the last of everything that was said of limits, and never takes silence for zero', () => {
    const ledger = createRequestLog()
    expect(accountsOf(ledger)).toEqual([])
    const limits = { creditsRemaining: 990, limit: 5, remaining: 4, reset: 800 }
    logRequest(ledger, call({ limits }))
    logRequest(ledger, call({ limits: { creditsRemaining: 970, limit: null, remaining: null, reset: null } }))
    expect(accountsOf(ledger)[0]?.limits).toEqual({ ...limits, creditsRemaining: 970 })
  })

  it('forgets the oldest of very many calls', () => {
    const ledger = createRequestLog()
    for (let place = 0; place < 6000; place += 1) logRequest(ledger, call({ sentAt: place, endedAt: 2 * place }))
    expect(accountsOf(ledger)[0]).toMatchObject({ calls: 5000, latencies: { 0: 1000 } })
  })
})
