import { ApiError, type ErrorKind } from './errors'

/** The delays before retries, ms: the first, doubled after each further failure up to the longest; up to a quarter is added at random. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

/** Shortest delay before a failed request is sent again, whatever a server asks for. */
export const MIN_RETRY_DELAY_MS = 1_000
/** Longest delay that a server can ask for. */
export const MAX_RETRY_AFTER_MS = 3_600_000
/** A request that must wait longer than this fails, so that the page can show the wait. */
export const MAX_SILENT_WAIT_MS = 3_000

/** A request that keeps failing is sent once a minute. */
const USUAL: Backoff = { first: MIN_RETRY_DELAY_MS, longest: 60_000 }

/**
 * The retries after each kind of failure, null where the same request would fail again. A row for an HTTP status, such as 503,
 * precedes that of its kind.
 */
const AFTER: Readonly<Record<ErrorKind, Backoff | null> & Record<number, Backoff | null>> = {
  offline: USUAL,
  timeout: USUAL,
  interrupted: USUAL,
  'rate-limited': USUAL,
  server: USUAL,
  node: USUAL,
  // What a node has pruned.
  410: null,
  unauthorized: null,
  'out-of-credits': null,
  forbidden: null,
  'not-found': null,
  unsupported: null,
  invalid: null,
  contract: null,
  'too-large': null,
  aborted: null,
}

/** How often in a row, after which kinds of failure, all of the table by default, and for what wait at most. */
interface Retries {
  readonly most: number
  readonly kinds?: readonly ErrorKind[]
  readonly maxWaitMs?: number
}

/** Who retries. What is on the screen is retried without an end, whenever the delay of its error is over. */
const RETRIES = {
  /** A query, before its error is on the screen. */
  query: { most: 2, maxWaitMs: MAX_SILENT_WAIT_MS },
  /** A page of an export or a tax file, before it stops. */
  export: { most: 5, maxWaitMs: 120_000 },
  /** One of many chains, once the others have been requested. */
  chain: { most: 1, kinds: ['offline', 'interrupted', 'server'] },
  /** A server of many chains that limits the rate, before it gets no more requests. */
  server: { most: 5, maxWaitMs: 60_000 },
} as const satisfies Record<string, Retries>

/** The pauses of a server that limits the rate, or has stopped to respond. */
export const PAUSES: Backoff = USUAL
/** The checks of a watched address, after any failure and without an end; the first as soon as usual. */
export const WATCH_RETRIES: Backoff = { first: 45_000, longest: 30 * 60_000 }

function rowOf({ kind, status }: ApiError): Backoff | null {
  const row = status === null ? undefined : AFTER[status]
  return row === undefined ? AFTER[kind] : row
}

/** Whether the same request may succeed later without any change to it. */
export function isRetryable(error: unknown): error is ApiError {
  return error instanceof ApiError && rowOf(error) !== null
}

/** Whether a request would fail again. */
export function isPermanent(error: unknown): error is ApiError {
  return error instanceof ApiError && !isRetryable(error)
}

/** Whether it is retried after so many failures in a row, the last of which is `error`, and a wait, ms. */
export function mayRetry(by: keyof typeof RETRIES, failures: number, error: unknown, waitMs = 0): boolean {
  const { most, kinds, maxWaitMs = Infinity }: Retries = RETRIES[by]
  return isRetryable(error) && failures <= most && waitMs <= maxWaitMs && (kinds?.includes(error.kind) ?? true)
}

/** The delay before the retry that follows so many failures in a row, ms; with jitter, so that clients do not retry together. */
export function backoffDelay({ first, longest }: Backoff, failures: number, random: () => number): number {
  return Math.round(Math.min(longest, first * 2 ** (failures - 1)) * (1 + random() / 4))
}

/** The delays of the retries after a failure of a request. */
export function backoffOf(error: unknown): Backoff {
  return (error instanceof ApiError && rowOf(error)) || USUAL
}

/**
 * Whether a failure on the screen is retried now: its delay is over, or requests may succeed again and no server asked for the delay.
 * Without a network only its return helps.
 */
export function isDue(error: ApiError, mayBeBack: boolean): boolean {
  if (mayBeBack && error.retryAfter === null) return true
  return error.retryAt !== null && error.retryAt <= Date.now() && !waitsForNetwork(error)
}

/** Whether a request failed without a network, and there still is none. */
export function waitsForNetwork({ kind }: ApiError): boolean {
  return kind === 'offline' && !navigator.onLine
}

/** Delay before a retry, ms: that of the request's own backoff, which is never below a second. */
export function retryDelay(failures: number, error: unknown): number {
  const at = error instanceof ApiError ? error.retryAt : null
  if (at === null) return backoffDelay(backoffOf(error), failures, Math.random)
  return Math.max(MIN_RETRY_DELAY_MS, at - Date.now())
}

/** Errors of prefetches. */
const prefetchErrors = new WeakSet<Error>()

/** Notes the error of a prefetch, which is not retried: the page that needs it requests it again. */
export function notePrefetchError(error: Error): void {
  prefetchErrors.add(error)
}

/** The retries of all queries, as defaults of the query client. Its `failures` are those before the last. */
export const QUERY_RETRIES = {
  retry: (failures: number, error: Error) =>
    mayRetry('query', failures + 1, error, retryDelay(failures + 1, error)) && !prefetchErrors.has(error),
  retryDelay: (failures: number, error: Error) => retryDelay(failures + 1, error),
}
