import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { type Config, findChain, nodeUrlOf, proUrlOf } from '#/data/config/config'
import type { CacheSize } from '#/data/persistence/cacheStore'
import { watchReorgs } from '#/data/persistence/reorgs'
import { chainOfKey, isSavable, isSettled, savedResponses } from '#/data/persistence/responseData'
import { hasSavedEntries } from '#/data/persistence/savedMark'
import type { createSavedQueries } from '#/data/persistence/savedQueries'
import { whenIdle } from '#/data/whenIdle'

/** Delay before a response is saved, once the browser is idle, so that it is shown first. */
const SAVE_DELAY_MS = 500

/** The configuration, once responses may be saved. */
let currentConfig: (() => Config) | null = null
/** Queries whose response waits to be saved. */
const unsaved = new Set<Query>()
/** Data of an earlier visit that may have changed since. */
const restored = new WeakSet<object>()
/** The pages and records that are saved already. */
const saved = new WeakSet<object>()

/**
 * The database and TanStack's persister: not needed for the first rows of a first visit, which loads them to save. Undefined until
 * they are wanted, and again if they failed to load.
 */
let queries: Promise<ReturnType<typeof createSavedQueries>> | undefined
/** Resolves when all saves that were begun have ended: what removes responses waits for them. */
let saving: Promise<unknown> = Promise.resolve()

function savedQueries() {
  queries ??= import('#/data/persistence/savedQueries')
    .then(({ createSavedQueries }) => createSavedQueries(apiUrlsOf))
    .catch((error: unknown) => {
      queries = undefined
      throw error
    })
  return queries
}

const cacheStore = () => import('#/data/persistence/cacheStore')

/** Saves the responses of `client` from now on and shows saved ones; without it nothing is saved or read. */
export function startPersisting(client: QueryClient, config: () => Config): void {
  currentConfig = config
  // An earlier visit's responses are shown as early as possible.
  if (hasSavedEntries()) void savedQueries().catch(ignore)
  watchReorgs(client, (chain, height) => {
    if (!hasSavedEntries() && !queries) return
    void saving.then(cacheStore).then((store) => store.removeEntriesOfBlock(chain, height), ignore)
  })
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
  if (!currentConfig || !isSavable(query.queryKey) || isOfNode(query.queryKey)) return queryFn(context)
  const restoring = query.state.data === undefined && hasSavedEntries() ? restore(query) : undefined
  try {
    const data = await queryFn(context)
    unsaved.add(query)
    if (document.hidden) setTimeout(saveNow)
    else setTimeout(() => void whenIdle().then(saveNow), SAVE_DELAY_MS)
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
export async function savedSize(): Promise<CacheSize | null> {
  return currentConfig && cacheStore().then((store) => store.cacheSize(), ignore)
}

/** Removes all saved responses, and those that wait to be saved; rejects if the code for that cannot be loaded. */
export async function clearSaved(): Promise<void> {
  unsaved.clear()
  await saving
  await (await cacheStore()).clearEntries()
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
    savedQueries()
      .then((all) => all.retrieveQuery(query.queryHash, show))
      .then(
        (data) => data === undefined && resolve(),
        () => resolve(),
      )
  })
}

function saveNow(): void {
  for (const query of unsaved) {
    // The next pages of a list change nothing of those that are saved.
    const responses = savedResponses(query.state.data)
    if (query.state.isInvalidated || responses.every((response) => saved.has(response))) continue
    for (const response of responses) saved.add(response)
    const save = savedQueries()
      .then((all) => (query.state.isInvalidated ? undefined : all.persistQuery(query)))
      .catch(() => responses.forEach((response) => saved.delete(response)))
    saving = saving.then(() => save)
  }
  unsaved.clear()
}

/** Whether a query is about a chain that is read from its node, whose blocks are saved already. */
function isOfNode(queryKey: QueryKey): boolean {
  const config = currentConfig?.()
  const chain = config && findChain(config, chainOfKey(queryKey))
  return chain !== undefined && nodeUrlOf(chain) !== undefined
}

/** The configured APIs of the chain that a query is about. */
function apiUrlsOf(queryKey: QueryKey): string {
  const config = currentConfig?.()
  const chain = config && findChain(config, chainOfKey(queryKey))
  return chain ? `${chain.baseUrl ?? ''} ${proUrlOf(config, chain) ?? ''}` : ''
}

/** Without a network the code of the database may be missing; the explorer works without it. */
function ignore(): null {
  return null
}
