import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlan } from './plan'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('limits the requests of each second, also after the clock was set back', () => {
  const plan = createPlan('proxied', { credits: 100, requestsPerSecond: 2 })
  for (const time of [3_600_000, 0, 1000]) {
    vi.setSystemTime(time)
    plan.charge(1)
    plan.charge(1)
    expect(() => plan.charge(1)).toThrow('429')
  }
})
