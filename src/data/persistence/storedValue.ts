/** A value that a reader chose or wrote, kept on this device and the same in all of its tabs. */
export interface StoredValue<T> {
  /** The same object as long as nothing changed. */
  get: () => T
  /** Keeps it; where storage is denied it lasts as long as the page. */
  set: (value: T) => void
  /** Calls `listener` whenever it changes, in another tab too; gives what ends that. */
  subscribe: (listener: () => void) => () => void
}

/** A value under a name of the browser's storage; `read` makes one of whatever is found there, null where there is nothing. */
export function storedValue<T>(slot: string, read: (stored: unknown) => T): StoredValue<T> {
  let known: { value: T } | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== slot && key !== null) return
    known = null
    tell()
  }
  const load = () => {
    try {
      return read(JSON.parse(localStorage.getItem(slot) ?? 'null'))
    } catch {
      return read(null) // Storage is denied or damaged.
    }
  }
  return {
    get: () => (known ??= { value: load() }).value,
    set: (value) => {
      known = { value }
      try {
        localStorage.setItem(slot, JSON.stringify(value))
      } catch {
        // Denied or full: see above.
      }
      tell()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', elsewhere)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', elsewhere)
      }
    },
  }
}
