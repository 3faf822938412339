import { ApiError } from './errors'
import { createRateLimiter, SECOND, TRAVEL } from './rateLimiter'
import type { Limits } from './transport'

/** What a request is for, the most pressing first; each waits for those before it. */
export const PRIORITIES = ['screen', 'next', 'prefetch', 'export'] as const

/** What a request is for: what is on the screen, its next page, a page that may be opened, an export. */
export type Priority = (typeof PRIORITIES)[number]

/** One GET to be sent when its server's pace allows. */
export interface QueuedRequest<T> {
  /** The server, as `originOf` gives it. */
  origin: string
  /** The same for identical requests, which are sent once while one of them is on its way. */
  key: string
  resource: string
  path: string
  /** Requests a second to keep to until the server says how many it allows; null when nothing is known. */
  presumed: number | null
  /** What the call costs of a plan, in credits. */
  credits: number
  /** Asked whenever a request is chosen, so that a page opened meanwhile moves its requests to the front. */
  priority: () => Priority
  signal?: AbortSignal | undefined
  send: (signal: AbortSignal) => Promise<T>
}

/** A request that was sent, as it ended; times are Unix ms. */
export interface LoggedRequest {
  readonly origin: string
  readonly resource: string
  readonly credits: number
  readonly queuedAt: number
  readonly sentAt: number
  readonly endedAt: number
  /** How many askers had this one answer. */
  readonly askers: number
  readonly limits: Limits | null
  readonly error: ApiError | null
}

/** How a server is being asked, for showing. */
export interface RequestQueueState {
  readonly origin: string
  readonly active: number
  readonly waiting: number
  /** Requests a second that are kept to, null for no limit known. */
  readonly rate: number | null
  /** Whether the server itself said so. */
  readonly told: boolean
  /** Unix ms until which nothing is sent, or a moment that has passed. */
  readonly pausedUntil: number
}

/** What the time is, what waits, and who watches; tests bring their own. */
export interface QueueEnvironment {
  now: () => number
  /** Calls back after some ms; gives what cancels it. */
  later: (ms: number, callback: () => void) => () => void
  random: () => number
  /** Whether the browser believes in a network: without one, silence says nothing about a server. */
  online: () => boolean
  observe: (call: LoggedRequest) => void
  /** Takes one of the places of a server's second, of which there are `rate` in all tabs; null where none is free. Alone without it. */
  claim: ((origin: string, rate: number) => Promise<RateLimitSlot | null>) | null
}

/** Gives a place back; once more does nothing. */
export type RateLimitSlot = () => void

/** What every answer has. */
export interface Answer {
  limits: Limits
}

interface Waiter {
  priority: () => Priority
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

/** One request on its way or waiting, with all who want its answer. */
interface Flight {
  errand: QueuedRequest<Answer>
  waiters: Set<Waiter>
  control: AbortController
  queuedAt: number
}

/** Requests to one server at a time; the last two places are kept for what is on the screen. */
const CONCURRENT = 6
const KEPT = 2
/** A wait beyond this, ms, is told to the reader instead of being sat out. */
export const PATIENCE = 3000
/** Requests for pages that may be opened, waiting at a time; older ones are dropped. */
const PREFETCHES = 6
/** Between two looks at a queue that waits, ms: what it waits for may have become pressing. */
const LOOK = 50

/** Makes the lane of one server: what waits for it, what is on its way, and its pace. */
export function createRequestQueue(origin: string, surroundings: QueueEnvironment) {
  const { now, later, observe, claim } = surroundings
  const pace = createRateLimiter(surroundings)
  const waiting: Flight[] = []
  const shared = new Map<string, Flight>()
  let active = 0
  let claiming = false
  let cancelTimer: (() => void) | null = null

  function ask<T extends Answer>(errand: QueuedRequest<T>): Promise<T> {
    const { key, priority, signal } = errand
    return new Promise<T>((resolve, reject) => {
      const aborted = () => new ApiError({ kind: 'aborted', resource: errand.resource, path: errand.path })
      if (signal?.aborted) {
        reject(aborted())
        return
      }
      const flight: Flight = shared.get(key) ?? {
        errand,
        waiters: new Set(),
        control: new AbortController(),
        queuedAt: now(),
      }
      const leave = () => {
        flight.waiters.delete(waiter)
        if (flight.waiters.size === 0) drop(flight)
        reject(aborted())
      }
      const waiter: Waiter = {
        priority,
        resolve: (answer) => {
          signal?.removeEventListener('abort', leave)
          resolve(answer)
        },
        reject: (error) => {
          signal?.removeEventListener('abort', leave)
          reject(error)
        },
      }
      flight.waiters.add(waiter)
      signal?.addEventListener('abort', leave)
      if (shared.has(key)) return
      shared.set(key, flight)
      waiting.push(flight)
      pace.presume(errand.presumed)
      dropOldPrefetches()
      pump()
    })
  }

  /** Nobody wants it any more: what waits is not sent, what was sent is given up. */
  function drop(flight: Flight): void {
    forget(flight)
    flight.control.abort()
  }

  function forget(flight: Flight): void {
    const place = waiting.indexOf(flight)
    if (place !== -1) waiting.splice(place, 1)
    if (shared.get(flight.errand.key) === flight) shared.delete(flight.errand.key)
  }

  function refuse(flight: Flight, kind: 'aborted' | 'rate-limited', wait: number | null): void {
    forget(flight)
    const { resource, path } = flight.errand
    const error = new ApiError({ kind, resource, path, origin, retryAfter: wait })
    for (const each of flight.waiters) each.reject(error)
  }

  /** Links that a pointer passed over long ago must not hold up, or pay for, what is wanted now. */
  function dropOldPrefetches(): void {
    const idle = waiting.filter((flight) => rankOf(flight) === 2)
    for (const flight of idle.slice(0, Math.max(0, idle.length - PREFETCHES))) refuse(flight, 'aborted', null)
  }

  function pump(): void {
    for (let best = mayGo(); best; best = mayGo()) {
      const { rate } = pace.state()
      if (claim && rate !== null) {
        if (!claiming) void claimThenGo(claim(origin, rate))
        return
      }
      void dispatch(best, null)
    }
  }

  /** Whatever is the most pressing once a place is had goes; where all tabs together have taken every place, a little later. */
  async function claimThenGo(claimed: Promise<RateLimitSlot | null>): Promise<void> {
    claiming = true
    const place = await claimed
    claiming = false
    const best = place && mayGo()
    if (best) void dispatch(best, place)
    else place?.()
    if (place) pump()
    else wakeIn(LOOK)
  }

  function wakeIn(ms: number): void {
    cancelTimer?.()
    cancelTimer = later(ms, pump)
  }

  /** The request that may be sent now; where one must wait for the pace, it is looked at again in time. */
  function mayGo(): Flight | null {
    cancelTimer?.()
    cancelTimer = null
    const best = mostPressing()
    if (!best) return null
    const urgent = rankOf(best) < 2
    if (active >= (urgent ? CONCURRENT : CONCURRENT - KEPT)) return null
    const wait = pace.wait(urgent)
    if (wait === 0) return best
    if (wait > PATIENCE) while (waiting[0]) refuse(waiting[0], 'rate-limited', wait)
    else wakeIn(Math.min(wait, LOOK))
    return null
  }

  function mostPressing(): Flight | undefined {
    let best: Flight | undefined
    for (const flight of waiting) if (!best || rankOf(flight) < rankOf(best)) best = flight
    return best
  }

  async function dispatch(flight: Flight, place: RateLimitSlot | null): Promise<void> {
    const { errand, control, queuedAt } = flight
    waiting.splice(waiting.indexOf(flight), 1)
    active += 1
    const sentAt = now()
    const answered = pace.sent()
    // As the pace does: it is free a second after the server must have counted it.
    if (place) later(TRAVEL + SECOND, place)
    let answer: Answer | null = null
    let error: unknown = null
    try {
      answer = await errand.send(control.signal)
    } catch (thrown) {
      error = thrown
    }
    active -= 1
    if (place) later(SECOND, place)
    const fault = error instanceof ApiError ? error : null
    const limits = answer?.limits ?? fault?.limits ?? null
    answered(limits, fault)
    // How long the pause is, only the pace of the whole lane can tell.
    if (fault?.kind === 'rate-limited') error = fault.waiting(pace.wait(true))
    const { resource, credits } = errand
    const askers = flight.waiters.size
    observe({ origin, resource, credits, queuedAt, sentAt, endedAt: now(), askers, limits, error: fault })
    forget(flight)
    for (const { resolve, reject } of flight.waiters) {
      if (answer) resolve(answer as never)
      else reject(error)
    }
    pump()
  }

  return {
    ask,
    pause: (until: number) => {
      pace.pause(until)
      pump()
    },
    resume: () => {
      pace.resume()
      pump()
    },
    state: (): RequestQueueState => ({ origin, active, waiting: waiting.length, ...pace.state() }),
  }
}

/** What a request is for, as the most pressing of those who want it sees it. */
function rankOf({ waiters }: Flight): number {
  let best: number = PRIORITIES.length
  for (const { priority } of waiters) best = Math.min(best, PRIORITIES.indexOf(priority()))
  return best
}
