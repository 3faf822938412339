import {
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { type Config, findChain, proUrlOf } from '#/data/config/config'
import {
  type CacheEntry,
  chainOf,
  checkEntry,
  createEntry,
  isSavable,
  isSettled,
  savedResponses,
} from '#/data/persistence/cacheEntry'
import * as cacheStore from '#/data/persistence/cacheStore'
import { watchReorgs } from '#/data/persistence/reorgs'

/** Delay before a response is saved, so that it is shown first. */
const SAVE_DELAY_MS = 500

/** The configuration, once responses may be saved. */
let currentConfig: (() => Config) | null = null
/** Queries whose response waits to be saved. */
const unsaved = new Set<Query>()
/** Data of an earlier visit that may have changed since. */
const restored = new WeakSet<object>()
/** The pages and records that are saved already. */
const saved = new WeakSet<object>()

const { retrieveQuery, persistQuery } = createQueryPersister<CacheEntry | null>({
  storage: {
    getItem: cacheStore.getEntry,
    setItem: (key, entry) => (entry ? cacheStore.putEntry(key, entry) : undefined),
    removeItem: cacheStore.removeEntry,
  },
  serialize: (query) => createEntry(query, apiUrlsOf(query.queryKey)),
  deserialize: (entry) => checkEntry(entry, entry ? apiUrlsOf(entry.queryKey) : ''),
  // Responses saved by a build that reads them in another way are not used.
  prefix: __SCHEMA__,
  buster: __SCHEMA__,
  maxAge: cacheStore.MAX_AGE_MS,
})

/** Saves the responses of `client` from now on and shows saved ones; without it nothing is saved or read. */
export function startPersisting(client: QueryClient, config: () => Config): void {
  currentConfig = config
  watchReorgs(client, (chain, height) => void cacheStore.removeEntriesOfBlock(chain, height))
  // A hidden page may be closed next.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) saveNow()
  })
}

/**
 * The `persister` option of all queries: requests as usual and shows the saved response until the API answers, or if it fails.
 *
 * TanStack Query's own `persisterFn` would wait for the disk before it sends the request, and `fetchQuery` would resolve with the
 * saved response, so that what is derived from it would show old data as new.
 */
export async function persister<T, Context extends object>(
  queryFn: (context: Context) => T | Promise<T>,
  context: Context,
  query: Query,
): Promise<T> {
  if (!currentConfig || !isSavable(query.queryKey)) return queryFn(context)
  const restoring = query.state.data === undefined && cacheStore.hasSavedEntries() ? restore(query) : undefined
  try {
    const data = await queryFn(context)
    unsaved.add(query)
    setTimeout(saveNow, document.hidden ? 0 : SAVE_DELAY_MS)
    return data
  } catch (error) {
    // An error that came before the saved response would be reset by it.
    await restoring
    throw error
  }
}

/** Whether data is from an earlier visit, may have changed, and has not been loaded again since. */
export function isCached(data: object | undefined): boolean {
  return data !== undefined && restored.has(data)
}

/** How much is saved; null where nothing is. */
export async function savedSize(): Promise<cacheStore.CacheSize | null> {
  return currentConfig && cacheStore.cacheSize()
}

/** Removes all saved responses, and those that wait to be saved. */
export async function clearSaved(): Promise<void> {
  unsaved.clear()
  await cacheStore.clearEntries()
}

function restore(query: Query): Promise<void> {
  return new Promise((resolve) => {
    const show = ({ state: { data, dataUpdatedAt } }: PersistedQuery) => {
      if (query.state.data === undefined) {
        if (typeof data === 'object' && data !== null && !isSettled(data, Date.now())) restored.add(data)
        query.setData(data, { updatedAt: dataUpdatedAt, manual: true })
      }
      resolve()
    }
    void retrieveQuery(query.queryHash, show).then((data) => data === undefined && resolve())
  })
}

function saveNow(): void {
  for (const query of unsaved) {
    const { data, isInvalidated } = query.state
    // The next pages of a list change nothing of those that are saved.
    const responses = savedResponses(data)
    if (isInvalidated || responses.every((response) => saved.has(response))) continue
    for (const response of responses) saved.add(response)
    void persistQuery(query)
  }
  unsaved.clear()
}

/** The configured APIs of the chain that a query is about. */
function apiUrlsOf(queryKey: QueryKey): string {
  const config = currentConfig?.()
  const chain = config && findChain(config, chainOf(queryKey))
  return chain ? `${chain.baseUrl ?? ''} ${proUrlOf(config, chain) ?? ''}` : ''
}
