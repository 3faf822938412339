import { useSyncExternalStore } from 'react'

/** Whether pages look for what is new by themselves: they do, the reader paused that, or there is no network to ask through. */
export type AutoRefresh = 'on' | 'paused' | 'offline'

const slot = 'astrolabe.live'
const changed = new EventTarget()

/** The choice where storage is denied: it lasts as long as the page. */
let unkept: boolean | undefined

function isPaused(): boolean {
  if (unkept !== undefined) return unkept
  try {
    return localStorage.getItem(slot) === 'paused'
  } catch {
    return false
  }
}

/** Pauses, or takes up again, on this device and in all of its tabs, that pages look for what is new. */
export function pauseAutoRefresh(pause: boolean): void {
  try {
    if (pause) localStorage.setItem(slot, 'paused')
    else localStorage.removeItem(slot)
    unkept = undefined
  } catch {
    unkept = pause
  }
  changed.dispatchEvent(new Event('change'))
}

function subscribe(told: () => void): () => void {
  changed.addEventListener('change', told)
  const signs = ['storage', 'online', 'offline']
  for (const sign of signs) addEventListener(sign, told)
  return () => {
    changed.removeEventListener('change', told)
    for (const sign of signs) removeEventListener(sign, told)
  }
}

function current(): AutoRefresh {
  return isPaused() ? 'paused' : navigator.onLine ? 'on' : 'offline'
}

/** Whether pages look for what is new by themselves, now and whenever that changes. */
export function useAutoRefresh(): AutoRefresh {
  return useSyncExternalStore(subscribe, current)
}
