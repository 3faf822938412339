import { describe, expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import { createLedger, noteCall, noteFound } from '#/api/ledger'
import type { Call } from '#/api/lane'
import { accountsOf } from './accounts'

const origin = 'https://one.test'
const call = (more: Partial<Call>): Call => ({
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
    const ledger = createLedger()
    noteCall(ledger, call({ askers: 3 }))
    noteCall(ledger, call({ credits: 40, endedAt: 150 }))
    // The answer of one whom nobody waited for any more.
    noteCall(ledger, call({ askers: 0, error: fault('server', 500) }))
    noteCall(ledger, call({ error: fault('offline', null) }))
    noteCall(ledger, call({ origin: '', credits: 0 }))
    noteFound(ledger, origin)
    noteFound(ledger, 'https://two.test')
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
    const ledger = createLedger()
    expect(accountsOf(ledger)).toEqual([])
    const limits = { creditsRemaining: 990, limit: 5, remaining: 4, reset: 800 }
    noteCall(ledger, call({ limits }))
    noteCall(ledger, call({ limits: { creditsRemaining: 970, limit: null, remaining: null, reset: null } }))
    expect(accountsOf(ledger)[0]?.limits).toEqual({ ...limits, creditsRemaining: 970 })
  })

  it('forgets the oldest of very many calls', () => {
    const ledger = createLedger()
    for (let place = 0; place < 6000; place += 1) noteCall(ledger, call({ sentAt: place, endedAt: 2 * place }))
    expect(accountsOf(ledger)[0]).toMatchObject({ calls: 5000, latencies: { 0: 1000 } })
  })
})
