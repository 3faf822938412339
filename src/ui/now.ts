import { useSyncExternalStore } from 'react'

/** A clock that its readers share: it runs while someone reads it. */
interface Clock {
  now: () => number
  subscribe: (reader: () => void) => () => void
}

/** A clock that is looked at every so many seconds. */
function clockOf(step: number): Clock {
  let now = Date.now()
  const readers = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    now: () => now,
    subscribe: (reader) => {
      readers.add(reader)
      // It stood still while nobody read it.
      if (Date.now() - now > step * 1000) now = Date.now()
      timer ??= setInterval(() => {
        now = Date.now()
        for (const each of readers) each()
      }, step * 1000)
      return () => {
        readers.delete(reader)
        if (readers.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

/** Ages need no more than ten seconds; a countdown needs one. */
const clocks = { ages: clockOf(10), seconds: clockOf(1) } as const

/** The time in Unix ms, one clock for the whole page, advanced every ten seconds, or every second, while someone reads it. */
export function useNow(clock: keyof typeof clocks = 'ages'): number {
  const { subscribe, now } = clocks[clock]
  return useSyncExternalStore(subscribe, now)
}
