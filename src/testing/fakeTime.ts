import { expect, vi } from 'vitest'
import type { TestApi } from './testApi'

/** Fakes the time until the end of the test: it goes on as usual, and can be wound on. */
export function fakeTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
}

/** Polls what a function returns; winds the faked time on while no request is under way, which would time out. */
export function pollLater<Shown>(api: Pick<TestApi, 'pending'>, shown: () => Shown) {
  return expect.poll(async () => {
    if (api.pending() === 0) await vi.advanceTimersByTimeAsync(1000)
    // The page shows what has happened before time goes on: on a busy machine it would be wound past what a test waits for.
    await new Promise(requestAnimationFrame)
    return shown()
  })
}
