import { useSyncExternalStore } from 'react'
import { age, exactTime } from '#/domain/text/time'

/** The age of a time, exact on hover; all ages on the page are updated together. */
export function Age({ date }: { date: Date }) {
  const now = useNow()
  return (
    <time dateTime={date.toISOString()} title={exactTime(date)} className="text-muted">
      {age(date, new Date(now))}
    </time>
  )
}

/** A clock shared by all components that show it; it runs while there are any. */
interface Clock {
  now: () => number
  subscribe: (listener: () => void) => () => void
}

/** Creates a clock that advances every `intervalSeconds`. */
function createClock(intervalSeconds: number): Clock {
  let now = Date.now()
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      // It did not advance while there was no listener.
      if (Date.now() - now > intervalSeconds * 1000) now = Date.now()
      timer ??= setInterval(() => {
        now = Date.now()
        for (const each of listeners) each()
      }, intervalSeconds * 1000)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

/** Ages need ten seconds, countdowns one. */
const CLOCKS = { ages: createClock(10), seconds: createClock(1) } as const

/** The current time, Unix ms, updated every ten seconds or every second, for all components of the page together. */
export function useNow(clock: keyof typeof CLOCKS = 'ages'): number {
  const { subscribe, now } = CLOCKS[clock]
  return useSyncExternalStore(subscribe, now)
}
