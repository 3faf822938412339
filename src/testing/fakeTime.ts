import { afterEach, vi } from 'vitest'

/** Fakes the time until the end of the test: it goes on as usual, and can be wound on. */
export function fakeTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
}

afterEach(() => {
  vi.useRealTimers()
})
