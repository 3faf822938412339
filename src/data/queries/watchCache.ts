import type { QueryClient } from '@tanstack/react-query'
import { type RequestLog, logCacheHit } from '#/api/requestLog'
import { originOf } from '#/api/url'

/** Tells the ledger of everyone who finds what he wants in the cache, by the server that it once came from. */
export function watchCache(client: QueryClient, ledger: RequestLog): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'observerAdded') return
    const source = sourceIn(event.query.state.data)
    if (source !== null) logCacheHit(ledger, originOf(source))
  })
}

/** The root that a page, a record, or the first of a list's pages came from. */
export function sourceIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  if ('pages' in data && Array.isArray(data.pages)) return sourceIn(data.pages[0])
  return 'source' in data && typeof data.source === 'string' ? data.source : null
}
