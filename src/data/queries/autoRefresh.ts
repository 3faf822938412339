import { useSyncExternalStore } from 'react'

/** Whether pages refresh automatically: they do, you paused it, or you are offline. */
export type AutoRefresh = 'on' | 'paused' | 'offline'

const SLOT = 'astrolabe.live'
const changed = new EventTarget()

/** The choice if storage is denied; it lasts as long as the page. */
let unsaved: boolean | undefined

function isPaused(): boolean {
  if (unsaved !== undefined) return unsaved
  try {
    return localStorage.getItem(SLOT) === 'paused'
  } catch {
    return false
  }
}

/** Pauses or resumes the automatic refresh, in all tabs of this browser. */
export function pauseAutoRefresh(pause: boolean): void {
  try {
    if (pause) localStorage.setItem(SLOT, 'paused')
    else localStorage.removeItem(SLOT)
    unsaved = undefined
  } catch {
    unsaved = pause
  }
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  const events = ['storage', 'online', 'offline']
  for (const event of events) addEventListener(event, listener)
  return () => {
    changed.removeEventListener('change', listener)
    for (const event of events) removeEventListener(event, listener)
  }
}

function current(): AutoRefresh {
  return isPaused() ? 'paused' : navigator.onLine ? 'on' : 'offline'
}

/** Whether pages refresh automatically now. */
export function useAutoRefresh(): AutoRefresh {
  return useSyncExternalStore(subscribe, current)
}
