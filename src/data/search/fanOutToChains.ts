import { ApiError } from '#/api/errors'
import { mayRetry, MIN_RETRY_DELAY_MS } from '#/api/retryPolicy'
import type { ChainRequest } from '#/data/search/chainRequest'

/** The state of the request to one of many chains. */
export type ChainRequestState<T> =
  /** `until` is when the server accepts requests again, Unix ms, if it said so. */
  | { readonly kind: 'waiting'; readonly until: number | null }
  | { readonly kind: 'loading' }
  | { readonly kind: 'success'; readonly data: T }
  | { readonly kind: 'failed'; readonly error: Error }
  /** Not sent, to leave the last credits to the pages you open. */
  | { readonly kind: 'skipped' }
  /** Not sent or not finished: it was stopped, or another chain's response was enough. */
  | { readonly kind: 'stopped' }

/** The same request to many chains. */
export interface FanOut<T> {
  /** In the order in which they are sent. */
  requests: readonly ChainRequest[]
  send: (id: string, signal: AbortSignal) => Promise<T>
  report: (id: string, state: ChainRequestState<T>) => void
  signal: AbortSignal
  /** Requests in flight at a time. */
  maxInFlight?: number
  /** Whether a response makes the other requests unnecessary; none does by default. */
  isEnough?: (data: T) => boolean
  /** The credits left at a server, null where that is unknown; unknown by default. */
  creditsLeft?: (origin: string) => number | null
  /** Credits that are not spent; 0 by default. */
  creditReserve?: number
  clock?: Clock
}

interface Clock {
  now: () => number
  /** Calls back after some ms; returns a function that cancels it. */
  later: (ms: number, callback: () => void) => () => void
}

// Few requests at a time, so that pages you open meanwhile are not delayed.
const MAX_IN_FLIGHT = 12
const MAX_IN_FLIGHT_PER_SERVER = 4
/** Time for the requests in flight to finish once a response was enough. */
const GRACE_MS = 1000

const systemClock: Clock = {
  now: () => Date.now(),
  later: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

interface Server {
  inFlight: number
  /** Unix ms until which it gets no request. */
  pausedUntil: number
  /** Rate limits since its last response. */
  rateLimits: number
  /** An error that every other chain of the server would get, too. */
  refusal: ApiError | null
}

/**
 * Sends a request to many chains, a few at a time and within each server's rate limit, and reports the state of each. Resolves when
 * all are settled, shortly after one response was enough, or when the signal is aborted; unfinished ones are then stopped.
 */
export function fanOutToChains<T>(fanOut: FanOut<T>): Promise<void> {
  const { requests, send, report, signal, maxInFlight = MAX_IN_FLIGHT, creditReserve = 0, clock = systemClock } = fanOut
  const queue = [...requests]
  const open = new Set(requests.map(({ id }) => id))
  const attempts = new Map<string, number>()
  const servers = new Map<string, Server>()
  const control = new AbortController()
  let inFlight = 0
  let isEnough = false
  let isEnding = false
  let cancelTimer: (() => void) | null = null

  function serverOf({ origin }: ChainRequest): Server {
    const server = servers.get(origin) ?? { inFlight: 0, pausedUntil: 0, rateLimits: 0, refusal: null }
    servers.set(origin, server)
    return server
  }

  function settle(id: string, state: ChainRequestState<T>): void {
    open.delete(id)
    report(id, state)
  }

  /** The state of a request that is not to be sent; null if it is. */
  function obstacleTo(request: ChainRequest): ChainRequestState<T> | null {
    const server = serverOf(request)
    if (server.refusal?.kind === 'out-of-credits' && request.credits > 0) return { kind: 'skipped' }
    if (server.refusal) return { kind: 'failed', error: server.refusal }
    const left = request.credits > 0 ? (fanOut.creditsLeft?.(request.origin) ?? null) : null
    const spent = request.credits * (server.inFlight + 1)
    return left !== null && left - spent < creditReserve ? { kind: 'skipped' } : null
  }

  /** Pauses a server that limits the rate and queues the request again; false if there are no more attempts. */
  function waitForServer(request: ChainRequest, error: ApiError): boolean {
    const server = serverOf(request)
    const wait = error.retryAfter ?? MIN_RETRY_DELAY_MS
    // Requests that were in flight together are limited together: that counts once.
    if (clock.now() >= server.pausedUntil) server.rateLimits += 1
    if (!mayRetry('server', server.rateLimits, error, wait)) {
      server.refusal = error
      return false
    }
    const until = Math.max(server.pausedUntil, clock.now() + wait)
    server.pausedUntil = until
    queue.unshift(request)
    for (const queued of queue) if (serverOf(queued) === server) report(queued.id, { kind: 'waiting', until })
    return true
  }

  function handleError(request: ChainRequest, error: unknown): void {
    const apiError = error instanceof ApiError ? error : null
    if (apiError?.kind === 'rate-limited' && waitForServer(request, apiError)) return
    if (mayRetry('chain', attempts.get(request.id) ?? 0, error)) {
      queue.push(request)
      report(request.id, { kind: 'waiting', until: null })
      return
    }
    const isAboutKey = apiError?.kind === 'unauthorized' || apiError?.kind === 'out-of-credits'
    if (isAboutKey && request.credits > 0) serverOf(request).refusal = apiError
    settle(request.id, { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  }

  async function start(request: ChainRequest): Promise<void> {
    const server = serverOf(request)
    server.inFlight += 1
    inFlight += 1
    attempts.set(request.id, (attempts.get(request.id) ?? 0) + 1)
    report(request.id, { kind: 'loading' })
    try {
      const data = await send(request.id, control.signal)
      server.rateLimits = 0
      if (open.has(request.id)) {
        settle(request.id, { kind: 'success', data })
        isEnough ||= fanOut.isEnough?.(data) ?? false
      }
    } catch (error) {
      if (open.has(request.id)) handleError(request, error)
    }
    server.inFlight -= 1
    inFlight -= 1
    startNext()
  }

  /** Takes the first request from the queue that may be sent at a time, Unix ms. */
  function takeNext(now: number): ChainRequest | undefined {
    if (inFlight >= maxInFlight) return undefined
    const index = queue.findIndex((request) => {
      const server = serverOf(request)
      return server.inFlight < MAX_IN_FLIGHT_PER_SERVER && server.pausedUntil <= now
    })
    return index < 0 ? undefined : queue.splice(index, 1)[0]
  }

  function startNext(): void {
    if (control.signal.aborted) return
    if (isEnough) {
      if (inFlight === 0) end()
      else if (!isEnding) cancelTimer = clock.later(GRACE_MS, end)
      isEnding = true
      return
    }
    cancelTimer?.()
    // Read once: a pause that ended between two readings would neither be over nor be waited for.
    const now = clock.now()
    for (let request = takeNext(now); request; request = takeNext(now)) {
      const obstacle = obstacleTo(request)
      if (obstacle) settle(request.id, obstacle)
      else void start(request)
    }
    const pauses = queue.map((request) => serverOf(request).pausedUntil).filter((until) => until > now)
    if (pauses.length > 0) cancelTimer = clock.later(Math.min(...pauses) - now, startNext)
    else if (queue.length === 0 && inFlight === 0) end()
  }

  function end(): void {
    cancelTimer?.()
    signal.removeEventListener('abort', end)
    const unfinished = [...open]
    open.clear()
    control.abort()
    for (const id of unfinished) report(id, { kind: 'stopped' })
  }

  return new Promise((resolve) => {
    control.signal.addEventListener('abort', () => resolve())
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
    else startNext()
  })
}
