import { useSyncExternalStore } from 'react'

/** A value that outlives the components which show it, in memory and nowhere else. */
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

/** What a store holds now. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get)
}
