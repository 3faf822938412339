import type { SchemaMismatch } from './schemaMismatch'
import type { ResourceName } from './resources'
import type { LoggedRequest } from './requestQueue'

/** Differences from the contract in one answer. */
export interface SchemaMismatchNote {
  readonly origin: string
  readonly resource: ResourceName
  readonly drift: readonly SchemaMismatch[]
  /** Unix ms. */
  readonly at: number
}

/** The book of what was asked since the app was opened, for /api-status: noting costs next to nothing, and counting waits until someone looks. */
export interface RequestLog {
  readonly openedAt: number
  /** The latest calls. */
  readonly calls: LoggedRequest[]
  /** The latest answers that differ from the contract. */
  readonly drift: SchemaMismatchNote[]
  /** How many found what they wanted here already, by the server that it once came from. */
  readonly found: Map<string, number>
}

/** As many calls are remembered, and as many answers that differ from the contract. */
const CALLS = 5000
const NOTES = 300

/** Opens an empty ledger. */
export function createRequestLog(): RequestLog {
  return { openedAt: Date.now(), calls: [], drift: [], found: new Map() }
}

/** Notes a call that has ended. */
export function logRequest({ calls }: RequestLog, call: LoggedRequest): void {
  if (calls.push(call) > CALLS) calls.shift()
}

/** Notes how an answer differs from the contract. */
export function logMismatch(
  ledger: RequestLog,
  origin: string,
  resource: ResourceName,
  drift: readonly SchemaMismatch[],
): void {
  if (ledger.drift.push({ origin, resource, drift, at: Date.now() }) > NOTES) ledger.drift.shift()
}

/** Notes that someone found here what he would have asked a server for. */
export function logCacheHit({ found }: RequestLog, origin: string): void {
  found.set(origin, (found.get(origin) ?? 0) + 1)
}
