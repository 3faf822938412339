import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { type Config, findChain } from '#/data/config/config'
import { proUrlOf } from '#/data/config/servers'
import { whenIdle } from '#/data/whenIdle'
import { KEPT_SLOT, type Persister } from '#/data/persistence/persister'
import { chainOf, isSettled, isWhole, keptForm, keptParts, mayKeep } from '#/data/persistence/cacheEntry'
import { watchReorgs } from '#/data/persistence/reorgs'
import { openCacheStore } from '#/data/persistence/cacheStore'

/** What has come is shown before it is written, together with what comes within this time, ms. */
const pause = 500

/**
 * Keeps what the queries of `client` bring from the servers that are configured at the time, and finds it again; null where this
 * browser keeps nothing.
 */
export async function createPersister(client: QueryClient, config: () => Config): Promise<Persister | null> {
  const shelf = await openCacheStore(__SCHEMA__)
  if (!shelf) return null
  noteKeeping()
  // Another server may tell another story of the same chain.
  const sourceOf = (id: string) => {
    const chain = findChain(config(), id)
    return chain ? `${chain.baseUrl ?? ''} ${proUrlOf(config(), chain) ?? ''}` : ''
  }
  const keyOf = (queryKey: QueryKey, hash: string) => `${__SCHEMA__} ${sourceOf(chainOf(queryKey))} ${hash}`

  // By the key that each is kept under, which names the server that it came from.
  const waiting = new Map<Query, string>()
  // What is kept of each query already: a list's third page changes nothing of it.
  const written = new WeakMap<Query, readonly unknown[]>()
  const cache = client.getQueryCache()
  const write = () => {
    planned = false
    for (const [query, key] of waiting) {
      const { queryKey, queryHash, state } = query
      const before = written.get(query)
      if (before && !document.hidden) continue
      waiting.delete(query)
      // What was found to be no longer so waits for nothing.
      if (state.isInvalidated || cache.get(queryHash) !== query) continue
      const parts = keptParts(state.data)
      if (before?.length === parts.length && parts.every((part, at) => part === before[at])) continue
      written.set(query, parts)
      const form = keptForm(state.data)
      if (form) void shelf.put({ ...form, key, chain: chainOf(queryKey), at: state.dataUpdatedAt })
    }
  }
  let planned = false
  const keep = (query: Query) => {
    if (!mayKeep(query.queryKey)) return
    waiting.set(query, keyOf(query.queryKey, query.queryHash))
    writeUnseen()
    // What adds to something that is kept, as the next page of a list, is written when nobody looks.
    if (planned || written.has(query)) return
    planned = true
    setTimeout(() => void whenIdle().then(write), pause)
  }
  // A page that nobody sees may be closed next, and is given no idle time.
  const writeUnseen = () => {
    if (document.hidden) write()
  }
  document.addEventListener('visibilitychange', writeUnseen)
  // The first answers may have come while the shelf was opened.
  for (const query of cache.getAll()) if (query.state.status === 'success') keep(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) keep(event.query)
  })
  watchReorgs(client, (chain, height) => void shelf.drop(chain, height))

  return {
    shelf: {
      ...shelf,
      clear: () => {
        waiting.clear()
        return shelf.clear()
      },
    },
    find: async (queryKey, hash) => {
      if (!mayKeep(queryKey)) return null
      const kept = await shelf.get(keyOf(queryKey, hash))
      if (!kept || !isWhole(kept.data)) return null
      return { data: kept.data, at: kept.at, settled: isSettled(kept.data, Date.now()) }
    },
  }
}

/** Notes that answers are kept from now on. */
function noteKeeping(): void {
  try {
    localStorage.setItem(KEPT_SLOT, __SCHEMA__)
  } catch {
    // Then the next visit finds out by itself, a little later.
  }
}
