import { useStore } from '#/data/useStore'
import { storedValue } from '#/data/persistence/storedValue'

/** Whether pages refresh automatically: they do, you paused it, or you are offline. */
export type AutoRefresh = 'on' | 'paused' | 'offline'

/** Undefined unless you paused it. */
const choice = storedValue('astrolabe.live', (stored) => (stored === 'paused' ? stored : undefined))

/** Pauses or resumes the automatic refresh, in all tabs of this browser. */
export function pauseAutoRefresh(pause: boolean): void {
  choice.set(pause ? 'paused' : undefined)
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = choice.subscribe(listener)
  const events = ['online', 'offline']
  for (const event of events) addEventListener(event, listener)
  return () => {
    unsubscribe()
    for (const event of events) removeEventListener(event, listener)
  }
}

function current(): AutoRefresh {
  return choice.get() === 'paused' ? 'paused' : navigator.onLine ? 'on' : 'offline'
}

/** Whether pages refresh automatically now. */
export function useAutoRefresh(): AutoRefresh {
  return useStore({ get: current, subscribe })
}
