/** A value outside of React, which may outlive the components that show it. */
export interface Store<T> {
  /** The same object until it changes. */
  readonly get: () => T
  readonly set: (value: T) => void
  /** Calls `listener` whenever it changes; returns a function that ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Takes the first value again. */
  readonly reset: () => void
}

/** Creates a store; `first` gives the value until one is set, once it is needed. */
export function createStore<T>(first: () => T): Store<T> {
  let current: { value: T } | null = null
  const listeners = new Set<() => void>()
  const change = (next: { value: T } | null) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => (current ??= { value: first() }).value,
    set: (value) => change({ value }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    reset: () => change(null),
  }
}
