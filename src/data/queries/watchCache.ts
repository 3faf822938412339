import type { QueryClient } from '@tanstack/react-query'
import { type RequestLog, logCacheHit } from '#/api/requestLog'
import { originOf } from '#/api/url'

/** Records cache hits in the request log, per API host. */
export function watchCache(client: QueryClient, log: RequestLog): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'observerAdded') return
    const source = sourceIn(event.query.state.data)
    if (source !== null) logCacheHit(log, originOf(source))
  })
}

/** The API root that a page, a record, or the first page of a list was loaded from. */
export function sourceIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  if ('pages' in data && Array.isArray(data.pages)) return sourceIn(data.pages[0])
  return 'source' in data && typeof data.source === 'string' ? data.source : null
}
