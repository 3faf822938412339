import { ApiError } from './errors'
import { type Answer, type LoggedRequest, PRIORITIES, type Priority, type QueuedRequest } from './queuedRequest'
import { createRateLimiter, countsAsRequest, MAX_TRAVEL_MS, RATE_WINDOW_MS } from './rateLimiter'
import { createRetryBackoff } from './retryBackoff'
import { isRetryable, MAX_SILENT_WAIT_MS } from './retryPolicy'

/** The state of a server's queue, for display. */
export interface RequestQueueState {
  readonly origin: string
  readonly inFlight: number
  readonly queued: number
  /** Requests per second, null for no known limit. */
  readonly rate: number | null
  /** Whether the server itself reported that rate. */
  readonly isReported: boolean
  /** Unix ms until which nothing is sent, or a time in the past. */
  readonly pausedUntil: number
}

/** Clock, network state and log of a queue; tests bring their own. */
export interface QueueEnvironment {
  now: () => number
  /** Calls back after some ms; returns a function that cancels it. */
  later: (ms: number, callback: () => void) => () => void
  random: () => number
  /** Whether the browser has a network: without one, a missing response says nothing about a server. */
  online: () => boolean
  observe: (request: LoggedRequest) => void
  /** Claims one of a server's `rate` slots per second, which all tabs share; null if all are taken. Without it, tabs do not share a limit. */
  claim: ((origin: string, rate: number) => Promise<RateLimitSlot | null>) | null
}

/** Frees a slot; calling it again does nothing. */
export type RateLimitSlot = () => void

interface Caller {
  priority: () => Priority
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

/** One request that is queued or in flight, with all callers that share its response. */
interface PendingRequest {
  request: QueuedRequest<Answer>
  callers: Set<Caller>
  control: AbortController
  queuedAt: number
  /** The end of the delay after its last failure, Unix ms. */
  notBefore: number
}

/** Requests in flight to one server; the last ones are reserved for what is on the screen and its next page. */
const MAX_IN_FLIGHT = 6
const RESERVED_IN_FLIGHT = 2
/** Prefetches in the queue; the oldest are dropped. */
const MAX_QUEUED_PREFETCHES = 6
/** How often a queue that waits is checked: a more urgent request may have come. */
const CHECK_INTERVAL_MS = 50

/** Creates the request queue of one server: what is queued, what is in flight, its rate limit, and the delays of its retries. */
export function createRequestQueue(origin: string, environment: QueueEnvironment) {
  const { now, later, observe, claim } = environment
  const limiter = createRateLimiter(environment)
  const backoff = createRetryBackoff(environment)
  const queued: PendingRequest[] = []
  const pending = new Map<string, PendingRequest>()
  let inFlight = 0
  let isClaiming = false
  let cancelTimer: (() => void) | null = null

  function enqueue<T extends Answer>(request: QueuedRequest<T>): Promise<T> {
    const { key, priority, signal } = request
    return new Promise<T>((resolve, reject) => {
      const delay = pending.has(key) ? 0 : backoff.wait(key)
      if (signal?.aborted || delay > MAX_SILENT_WAIT_MS) {
        reject(signal?.aborted ? abortedError(request) : backoff.lastError(key))
        return
      }
      const entry: PendingRequest = pending.get(key) ?? {
        request,
        callers: new Set(),
        control: new AbortController(),
        queuedAt: now(),
        notBefore: now() + delay,
      }
      const leave = () => {
        entry.callers.delete(caller)
        if (entry.callers.size === 0) cancel(entry)
        reject(abortedError(request))
      }
      const settle =
        <V>(then: (value: V) => void) =>
        (value: V) => {
          signal?.removeEventListener('abort', leave)
          then(value)
        }
      const caller: Caller = { priority, resolve: settle(resolve), reject: settle(reject) }
      entry.callers.add(caller)
      signal?.addEventListener('abort', leave)
      if (pending.has(key)) return
      pending.set(key, entry)
      queued.push(entry)
      limiter.assumeRate(request.assumedRate)
      dropOldPrefetches()
      sendNext()
    })
  }

  /** No caller is left: removes a queued request, aborts one in flight. */
  function cancel(entry: PendingRequest): void {
    remove(entry)
    entry.control.abort()
  }

  function remove(entry: PendingRequest): void {
    const index = queued.indexOf(entry)
    if (index !== -1) queued.splice(index, 1)
    if (pending.get(entry.request.key) === entry) pending.delete(entry.request.key)
  }

  function fail(entry: PendingRequest, kind: 'aborted' | 'rate-limited', retryAfter: number | null): void {
    remove(entry)
    const { resource, path } = entry.request
    const error = new ApiError({ kind, resource, path, origin, retryAfter })
    for (const caller of entry.callers) caller.reject(error)
  }

  /** Prefetches of links that the pointer passed long ago must not delay what is requested now. */
  function dropOldPrefetches(): void {
    const prefetches = queued.filter((entry) => rankOf(entry) === 2)
    const excess = Math.max(0, prefetches.length - MAX_QUEUED_PREFETCHES)
    for (const entry of prefetches.slice(0, excess)) fail(entry, 'aborted', null)
  }

  function sendNext(): void {
    for (let next = nextToSend(); next; next = nextToSend()) {
      const { rate } = limiter.state()
      if (claim && rate !== null) {
        if (!isClaiming) void claimAndSend(claim(origin, rate))
        return
      }
      void dispatch(next, null)
    }
  }

  /** Sends what is the most urgent once a slot is claimed; tries again soon if the tabs have taken all slots. */
  async function claimAndSend(claimed: Promise<RateLimitSlot | null>): Promise<void> {
    isClaiming = true
    const slot = await claimed
    isClaiming = false
    const next = slot && nextToSend()
    if (next) void dispatch(next, slot)
    else slot?.()
    if (slot) sendNext()
    else wakeIn(CHECK_INTERVAL_MS)
  }

  function wakeIn(ms: number): void {
    cancelTimer?.()
    cancelTimer = later(ms, sendNext)
  }

  /** The request that may be sent now; if the rate limit or a delay forbids it, a timer is set. */
  function nextToSend(): PendingRequest | null {
    cancelTimer?.()
    cancelTimer = null
    const next = mostUrgent()
    if (!next) {
      if (queued.length > 0) wakeIn(Math.min(...queued.map(({ notBefore }) => notBefore)) - now())
      return null
    }
    const isUrgent = rankOf(next) < 2
    const most = isUrgent ? MAX_IN_FLIGHT : MAX_IN_FLIGHT - RESERVED_IN_FLIGHT
    if (inFlight >= Math.min(most, next.request.maxInFlight ?? most)) return null
    const wait = limiter.wait(isUrgent)
    if (wait === 0) return next
    if (wait > MAX_SILENT_WAIT_MS) while (queued[0]) fail(queued[0], 'rate-limited', wait)
    else wakeIn(Math.min(wait, CHECK_INTERVAL_MS))
    return null
  }

  /** The first of the most urgent requests whose delay is over. */
  function mostUrgent(): PendingRequest | undefined {
    let best: PendingRequest | undefined
    for (const entry of queued) if (entry.notBefore <= now() && (!best || rankOf(entry) < rankOf(best))) best = entry
    return best
  }

  async function dispatch(entry: PendingRequest, slot: RateLimitSlot | null): Promise<void> {
    const { request, control, queuedAt } = entry
    const { key, resource, credits } = request
    queued.splice(queued.indexOf(entry), 1)
    inFlight += 1
    const sentAt = now()
    const noteEnd = limiter.noteSent()
    // As in the rate limiter: the slot is free a second after the server must have counted the request.
    if (slot) later(MAX_TRAVEL_MS + RATE_WINDOW_MS, slot)
    let answer: Answer | null = null
    let error: unknown = null
    try {
      answer = await request.send(control.signal)
    } catch (thrown) {
      error = thrown
    }
    inFlight -= 1
    const apiError = error instanceof ApiError ? error : null
    if (slot && countsAsRequest(apiError)) later(RATE_WINDOW_MS, slot)
    const limits = answer?.limits ?? apiError?.limits ?? null
    noteEnd(limits, apiError)
    if (answer) backoff.noteSuccess(key)
    else if (isRetryable(error)) {
      // The pause of the whole server may be longer than the delay of this response.
      const isRefusal = error.kind === 'rate-limited'
      error = backoff.noteFailure(key, isRefusal ? error.delayed(limiter.wait(true), true) : error)
    }
    const callers = entry.callers.size
    observe({ origin, resource, credits, queuedAt, sentAt, endedAt: now(), callers, limits, error: apiError })
    remove(entry)
    for (const caller of entry.callers) {
      if (answer) caller.resolve(answer as never)
      else caller.reject(error)
    }
    sendNext()
  }

  return {
    enqueue,
    pause: (until: number) => {
      limiter.pause(until)
      sendNext()
    },
    resume: () => {
      limiter.resume()
      backoff.end()
      for (const entry of queued) entry.notBefore = 0
      sendNext()
    },
    retrySoon: () => {
      backoff.shorten()
      for (const entry of queued) entry.notBefore = now() + backoff.wait(entry.request.key)
      sendNext()
    },
    state: (): RequestQueueState => ({ origin, inFlight, queued: queued.length, ...limiter.state() }),
  }
}

function abortedError({ resource, path }: QueuedRequest<Answer>): ApiError {
  return new ApiError({ kind: 'aborted', resource, path })
}

/** The rank of a request's priority: the highest of its callers. */
function rankOf({ callers }: PendingRequest): number {
  let best: number = PRIORITIES.length
  for (const { priority } of callers) best = Math.min(best, PRIORITIES.indexOf(priority()))
  return best
}
