import type { SchemaMismatch } from './schemaMismatch'
import type { ResourceName } from './resources'
import type { LoggedRequest } from './queuedRequest'

/** The schema mismatches of one response. */
export interface SchemaMismatchNote {
  readonly origin: string
  readonly resource: ResourceName
  readonly mismatches: readonly SchemaMismatch[]
  /** Unix ms. */
  readonly at: number
}

/** What was requested since the app was opened, for the page API status, which computes its figures from it. */
export interface RequestLog {
  /** Unix ms. */
  readonly openedAt: number
  /** The latest requests. */
  readonly requests: LoggedRequest[]
  /** The latest responses with schema mismatches. */
  readonly notes: SchemaMismatchNote[]
  /** Number of cache hits, by the API host that the response once came from. */
  readonly cacheHits: Map<string, number>
}

/** Requests that are remembered. */
const MAX_REQUESTS = 5000
/** Responses with schema mismatches that are remembered. */
const MAX_NOTES = 300

/** Creates an empty request log. */
export function createRequestLog(): RequestLog {
  return { openedAt: Date.now(), requests: [], notes: [], cacheHits: new Map() }
}

/** Logs a request that has ended. */
export function logRequest({ requests }: RequestLog, request: LoggedRequest): void {
  if (requests.push(request) > MAX_REQUESTS) requests.shift()
}

/** Logs the schema mismatches of a response. */
export function logMismatches({ notes }: RequestLog, note: Omit<SchemaMismatchNote, 'at'>): void {
  if (notes.push({ ...note, at: Date.now() }) > MAX_NOTES) notes.shift()
}

/** Logs a cache hit. */
export function logCacheHit({ cacheHits }: RequestLog, origin: string): void {
  cacheHits.set(origin, (cacheHits.get(origin) ?? 0) + 1)
}
