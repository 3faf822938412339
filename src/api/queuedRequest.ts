import type { ApiError } from './errors'
import type { Limits } from './limits'

/** The priorities of requests, the highest first; each waits for those before it. */
export const PRIORITIES = ['screen', 'next', 'prefetch', 'export'] as const

/** What a request is for: what is on the screen, its next page, a page that may be opened, an export or another long read. */
export type Priority = (typeof PRIORITIES)[number]

/** One GET request, sent when the rate limit of its server allows it. */
export interface QueuedRequest<T> {
  /** The server, as `originOf` returns it. */
  origin: string
  /** Equal for identical requests, which share one response. */
  key: string
  resource: string
  path: string
  /** Requests per second until the server reports its limit, null if nothing is known; and at a time, if not as many as usual. */
  assumedRate: number | null
  maxInFlight?: number | undefined
  /** What it costs, in API credits. */
  credits: number
  /** Read whenever the next request is chosen, so that opening a page moves its requests to the front. */
  priority: () => Priority
  signal?: AbortSignal | undefined
  send: (signal: AbortSignal) => Promise<T>
}

/** A request that has ended; times are Unix ms. */
export interface LoggedRequest {
  readonly origin: string
  readonly resource: string
  readonly credits: number
  readonly queuedAt: number
  readonly sentAt: number
  readonly endedAt: number
  /** Number of callers that shared its response. */
  readonly callers: number
  readonly limits: Limits | null
  readonly error: ApiError | null
}

/** What every response has. */
export interface Answer {
  limits: Limits
}
