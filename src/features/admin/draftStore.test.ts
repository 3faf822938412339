import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_DRAFT, withField } from './draft'
import { DraftStore } from './draftStore'
import { IDLE_LOCK_MS } from './session'

describe('secrets that were typed before a refusal', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function rejectedToken() {
    const drafts = new DraftStore()
    drafts.set('1', withField(withField(EMPTY_DRAFT, 'explorer_api_key', 'k'), 'name', 'Two'))
    drafts.holdSecretsFor('t')
    return { drafts, typed: () => drafts.of('1').typed }
  }

  it('are there again under the same token, and stay', () => {
    const { drafts, typed } = rejectedToken()
    vi.advanceTimersByTime(IDLE_LOCK_MS - 1)
    drafts.unlockedWith('t')
    vi.advanceTimersByTime(IDLE_LOCK_MS)
    expect(typed()).toEqual({ name: 'Two', explorer_api_key: 'k' })
  })

  it('are forgotten under another one', () => {
    const { drafts, typed } = rejectedToken()
    drafts.unlockedWith('u')
    expect(typed()).toEqual({ name: 'Two' })
    expect(drafts.of('1').forgotten).toEqual(['explorer_api_key'])
  })

  it('are forgotten after idle time, also where no timer ran meanwhile', () => {
    const waited = rejectedToken()
    vi.advanceTimersByTime(IDLE_LOCK_MS)
    expect(waited.typed()).toEqual({ name: 'Two' })
    const slept = rejectedToken()
    vi.setSystemTime(Date.now() + IDLE_LOCK_MS)
    slept.drafts.unlockedWith('t')
    expect(slept.typed()).toEqual({ name: 'Two' })
  })

  it('are another matter than those of a later session', () => {
    const { drafts, typed } = rejectedToken()
    drafts.unlockedWith('t')
    drafts.unlockedWith('u')
    expect(typed()).toHaveProperty('explorer_api_key', 'k')
  })
})
