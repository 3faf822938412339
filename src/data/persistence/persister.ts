import type { Query, QueryKey } from '@tanstack/react-query'
import type { CacheStore } from '#/data/persistence/cacheStore'

/** What stands between queries and the shelf, once there is one. */
export interface Persister {
  shelf: CacheStore
  /** What was kept for a query, if it is still fit to be shown. */
  find(queryKey: QueryKey, queryHash: string): Promise<{ data: unknown; at: number; settled: boolean } | null>
}

let keeper: Promise<Persister | null> | null = null
const old = new WeakSet<object>()

/** Where the form is noted that answers were kept in. */
export const KEPT_SLOT = 'astrolabe.kept'

/** Whether an earlier visit may have left something that this one can read. */
export function hasCachedBefore(): boolean {
  try {
    return localStorage.getItem(KEPT_SLOT) === __SCHEMA__
  } catch {
    return false
  }
}

/** Begins to show what was kept on this device, and to keep what comes; without it nothing is kept. */
export function startPersisting(started: Promise<Persister | null>): void {
  keeper = started
}

/** Where answers are kept, or null where they are not. */
export async function cacheStore(): Promise<CacheStore | null> {
  return (await keeper)?.shelf ?? null
}

/** Whether data is from an earlier visit, may have changed, and was not asked for again since. */
export function isCached(data: object | undefined): boolean {
  return data !== undefined && old.has(data)
}

/**
 * The persister of all queries: the server is asked as ever, and what was kept is shown until it answers, or instead when it does not.
 */
export async function persister<T, Context extends object>(
  fetchNow: (context: Context) => T | Promise<T>,
  context: Context,
  query: Query,
): Promise<T> {
  // On a first visit there is nothing to show, and what fails is told at once, whenever the keeper comes.
  if (query.state.data !== undefined || !keeper || !hasCachedBefore()) return fetchNow(context)
  const shown = showKept(query).catch(() => undefined)
  try {
    return await fetchNow(context)
  } catch (error) {
    await shown
    throw error
  }
}

async function showKept(query: Query): Promise<void> {
  const found = await (await keeper)?.find(query.queryKey, query.queryHash)
  // The answer itself may have come first.
  if (!found || query.state.data !== undefined) return
  if (!found.settled && typeof found.data === 'object' && found.data !== null) old.add(found.data)
  query.setData(found.data, { updatedAt: found.at, manual: true })
}
