import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDLE_LOCK_MS, type LockReason, Session, cleanToken, tokenProblem, LOCK_WARNING_MS } from './session'

describe('Session', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function opened() {
    const reasons: LockReason[] = []
    const session = new Session((reason) => reasons.push(reason))
    session.unlock('t')
    return { session, reasons }
  }

  it('clears the token after idle time, and reports so once', () => {
    const { session, reasons } = opened()
    vi.advanceTimersByTime(IDLE_LOCK_MS - LOCK_WARNING_MS - 1)
    expect(session.lock.get()).toEqual({ open: true, expiring: false })
    vi.advanceTimersByTime(1)
    expect(session.lock.get()).toEqual({ open: true, expiring: true })
    vi.advanceTimersByTime(LOCK_WARNING_MS)
    expect(session.lock.get()).toEqual({ open: false, why: 'idle' })
    expect(session.token()).toBeNull()
    session.lockUp({ why: 'manual' })
    expect(reasons).toEqual([{ why: 'idle' }])
  })

  it('stays open with activity, and locks after idle time', () => {
    const { session } = opened()
    for (let minute = 0; minute < 60; minute += 14.5) {
      vi.advanceTimersByTime(14.5 * 60_000)
      session.touch()
      expect(session.lock.get()).toEqual({ open: true, expiring: false })
    }
    vi.advanceTimersByTime(IDLE_LOCK_MS)
    expect(session.token()).toBeNull()
    session.touch()
    expect(session.token()).toBeNull()
  })

  it('locks after a sleep in which no timer ran', () => {
    for (const wake of ['touch', 'token'] as const) {
      const { session } = opened()
      vi.setSystemTime(Date.now() + IDLE_LOCK_MS)
      session[wake]()
      expect(session.lock.get()).toEqual({ open: false, why: 'idle' })
    }
  })
})

describe('a pasted token', () => {
  it.each([
    ['  t-1\r\n', 't-1'],
    ['Bearer t-1', 't-1'],
    ['Authorization: Bearer t-1\n', 't-1'],
    ['"t-1"', 't-1'],
    ['bearer', 'bearer'],
    ['   ', ''],
  ])('%j is read as %j', (pasted, token) => expect(cleanToken(pasted)).toBe(token))

  it('is one that a header can hold', () => {
    expect(tokenProblem('eyJ.a-b_c~+/==')).toBeNull()
    for (const wrong of ['', 'a b', 'a\u00a0b', 'é', 'a\u200b', 'a\nb']) expect(tokenProblem(wrong)).not.toBeNull()
  })
})
