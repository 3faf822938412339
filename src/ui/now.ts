import { useSyncExternalStore } from 'react'

/** Seconds between two looks at the clock; ages need no more. */
const step = 10
let now = Date.now()
const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(reader: () => void): () => void {
  readers.add(reader)
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
}

/** The time in Unix ms, one clock for the whole page, advanced every ten seconds while someone reads it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
