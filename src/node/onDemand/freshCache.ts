/** Values by key that are dropped after a while. */
export interface FreshCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
}

/** Entries that are cached: the oldest are dropped. */
const MAX_CACHED = 5_000

/** Creates a cache whose values are dropped after `freshMs`. */
export function createFreshCache<T>(freshMs: number): FreshCache<T> {
  const values = new Map<string, { value: T; at: number }>()
  return {
    get(key) {
      const known = values.get(key)
      return known !== undefined && performance.now() - known.at < freshMs ? known.value : undefined
    },
    delete: (key) => void values.delete(key),
    set(key, value) {
      values.delete(key)
      values.set(key, { value, at: performance.now() })
      const [oldest] = values.keys()
      if (values.size > MAX_CACHED && oldest !== undefined) values.delete(oldest)
    },
  }
}
