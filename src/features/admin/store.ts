import { useSyncExternalStore } from 'react'

/** An observable value in memory that outlives the components which show it. */
export class Store<T> {
  #value: T
  readonly #readers = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }

  readonly get = (): T => this.#value

  set(value: T): void {
    this.#value = value
    for (const reader of this.#readers) reader()
  }

  readonly subscribe = (reader: () => void): (() => void) => {
    this.#readers.add(reader)
    return () => this.#readers.delete(reader)
  }
}

/** The current value of a store. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get)
}
