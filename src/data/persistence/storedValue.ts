/** A value in localStorage, the same in all tabs. */
export interface StoredValue<T> {
  /** The same object until it changes. */
  get: () => T
  /** Saves it; if storage is denied, it lasts as long as the page. */
  set: (value: T) => void
  /** Calls `listener` whenever it changes, also in another tab; returns a function that ends that. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a stored value; `read` checks what is in the storage, which may be anything, and null if there is nothing. */
export function storedValue<T>(slot: string, read: (stored: unknown) => T): StoredValue<T> {
  let cached: { value: T } | null = null
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key !== slot && key !== null) return
    cached = null
    notify()
  }
  const load = () => {
    try {
      return read(JSON.parse(localStorage.getItem(slot) ?? 'null'))
    } catch {
      return read(null) // Storage is denied or damaged.
    }
  }
  return {
    get: () => (cached ??= { value: load() }).value,
    set: (value) => {
      cached = { value }
      try {
        localStorage.setItem(slot, JSON.stringify(value))
      } catch {
        // Storage is denied or full.
      }
      notify()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onOtherTab)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onOtherTab)
      }
    },
  }
}
