import type { ApiError } from './errors'

/** Shortest delay before a failed request is sent again, whatever a server asks for. */
export const MIN_RETRY_DELAY_MS = 1_000
/** Longest delay that a server can ask for. */
export const MAX_RETRY_AFTER_MS = 3_600_000
/** Longest delay that no server asked for, before jitter: a request that keeps failing is sent once a minute. */
const MAX_BACKOFF_MS = 60_000
/** Requests whose failures are remembered. */
const MAX_REMEMBERED = 1_000

/** The delay before the retry that follows so many failures in a row, ms; with jitter, so that clients do not retry together. */
export function backoffDelay(failures: number, random: () => number): number {
  const delay = Math.min(MAX_BACKOFF_MS, MIN_RETRY_DELAY_MS * 2 ** (failures - 1))
  return Math.round(delay * (1 + random() / 4))
}

/** The failures in a row of one request. */
interface Failures {
  error: ApiError
  count: number
  failedAt: number
  retryAt: number
  /** When the server accepts it again by its own word; 0 if it said nothing. */
  serverRetryAt: number
}

/** Delays requests that failed, each by its own key. */
export interface RetryBackoff {
  /** Time until a request may be sent, ms; 0 for now. */
  wait(key: string): number
  /** The error of a request that has to wait, with the rest of its delay. */
  lastError(key: string): ApiError | null
  /** Notes a failure; returns the error with the delay before the retry. */
  noteFailure(key: string, error: ApiError): ApiError
  noteSuccess(key: string): void
  /** Shortens all delays that no server asked for to the shortest one: the network may be back. */
  shorten(): void
  /** Ends all delays, for a retry by the user. The next failure still has a longer delay than the last. */
  end(): void
}

/** Creates the backoff of the requests to one server. */
export function createRetryBackoff({ now, random }: { now: () => number; random: () => number }): RetryBackoff {
  const failures = new Map<string, Failures>()
  const wait = (key: string) => Math.max(0, (failures.get(key)?.retryAt ?? 0) - now())
  return {
    wait,
    lastError(key) {
      return failures.get(key)?.error.delayed(wait(key)) ?? null
    },
    noteFailure(key, error) {
      const count = (failures.get(key)?.count ?? 0) + 1
      const asked = error.retryAfter ?? 0
      const delay = Math.max(asked, backoffDelay(count, random))
      const failedAt = now()
      failures.delete(key)
      failures.set(key, { error, count, failedAt, retryAt: failedAt + delay, serverRetryAt: asked && failedAt + asked })
      // The oldest comes first.
      const [oldest] = failures.keys()
      if (failures.size > MAX_REMEMBERED && oldest !== undefined) failures.delete(oldest)
      return error.delayed(delay)
    },
    noteSuccess(key) {
      failures.delete(key)
    },
    shorten() {
      for (const each of failures.values()) {
        const soonest = Math.max(each.serverRetryAt, each.failedAt + MIN_RETRY_DELAY_MS)
        each.retryAt = Math.min(each.retryAt, soonest)
      }
    },
    end() {
      for (const each of failures.values()) each.retryAt = 0
    },
  }
}
