import type { ApiError } from './errors'
import { backoffDelay, backoffOf, MIN_RETRY_DELAY_MS } from './retryPolicy'

/** Requests whose failures are remembered. */
const MAX_REMEMBERED = 1_000

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
      const delay = Math.max(asked, backoffDelay(backoffOf(error), count, random))
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
