import { vi } from 'vitest'

/** Fakes the time, which goes on as usual and can be wound on; vi.useRealTimers() undoes it. */
export function fakeTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
}
