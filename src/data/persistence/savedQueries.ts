import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/query-persist-client-core'
import type { QueryKey } from '@tanstack/react-query'
import { type CacheEntry, checkEntry, createEntry } from '#/data/persistence/cacheEntry'
import { getEntry, MAX_AGE_MS, putEntry, removeEntry } from '#/data/persistence/cacheStore'

/** Saves queries and reads saved ones; `sourceOf` names the configured APIs of a query's chain. */
export function createSavedQueries(sourceOf: (queryKey: QueryKey) => string) {
  return createQueryPersister<CacheEntry | null>({
    storage: {
      getItem: getEntry,
      setItem: (key, entry) => (entry ? putEntry(key, entry) : undefined),
      removeItem: removeEntry,
    },
    serialize: (query) => createEntry(query, sourceOf(query.queryKey)),
    deserialize: (entry) => checkEntry(entry, entry ? sourceOf(entry.queryKey) : ''),
    // Responses saved by a build that reads them in another way are not used.
    prefix: __SCHEMA__,
    buster: __SCHEMA__,
    maxAge: MAX_AGE_MS,
  })
}
