import type { Limits } from './limits'
import type { ApiError } from './errors'
import { backoffDelay, MAX_RETRY_AFTER_MS, PAUSES } from './retryPolicy'

/** How often a server may be sent requests, learned from its headers and from what it refuses (contract §8). */
export interface RateLimiter {
  /** Sets the rate, per second, until the server reports its own; null if nothing is known. */
  assumeRate(rate: number | null): void
  /** Time until a request may be sent, ms; 0 for now. One that is not urgent leaves the last slot of a second free. */
  wait(urgent: boolean): number
  /** Notes that a request is sent; returns a function that notes its end, with the limits that the response reported. */
  noteSent(): (limits: Limits | null, error: ApiError | null) => void
  /** Sends nothing until then, Unix ms: another tab was refused. */
  pause(until: number): void
  /** Ends a pause. */
  resume(): void
  state(): { rate: number | null; isReported: boolean; pausedUntil: number }
}

interface RateLimiterEnvironment {
  now: () => number
  random: () => number
  online: () => boolean
}

/** The time for which a server counts a request. */
export const RATE_WINDOW_MS = 1000
/** A request may take this long to reach the server, which counts it from then on. */
export const MAX_TRAVEL_MS = 500
/** So many requests without a response within this time are taken for refusals whose headers keep the browser from reading them. */
const SILENT_FAILURES = 3
const SILENCE_WINDOW_MS = 5000
/** Successes after which a rate that was lowered by refusals is raised by one. */
const SUCCESSES_TO_RAISE = 10

/** Whether the server must have counted a request that ended so: one that is canceled may still be on its way. */
export function countsAsRequest(error: ApiError | null): boolean {
  return error?.kind !== 'aborted'
}

/**
 * Creates the rate limiter of one server. A slot is taken from the moment a request is sent until a second after the server must
 * have counted it, so that neither a fixed nor a rolling window ever sees more requests than its limit.
 */
export function createRateLimiter({ now, random, online }: RateLimiterEnvironment): RateLimiter {
  let reportedRate: number | null = null
  let assumedRate = Infinity
  /** The assumed rate, lowered by refusals. */
  let loweredRate = Infinity
  let slots: { until: number }[] = []
  let inFlight = 0
  /** Requests left in the server's window, by its headers. */
  let remaining = Infinity
  let remainingUntil = 0
  let pausedUntil = 0
  let refusals = 0
  let successes = 0
  let hasWorked = false
  /** When the latest requests without a response failed. */
  let silentFailures: number[] = []

  const rate = () => reportedRate ?? loweredRate

  function pauseFor(asked: number | null): void {
    const isPaused = now() < pausedUntil
    if (!isPaused) refusals += 1
    const backoff = backoffDelay(PAUSES, refusals, random)
    // A server that refuses again and again although it was obeyed is given more time than it asks for.
    const delay = asked === null ? (isPaused ? 0 : backoff) : Math.max(asked, refusals > 2 ? backoff : 0)
    pausedUntil = Math.max(pausedUntil, now() + delay)
  }

  function learn({ limit, remaining: reported, reset }: Limits): void {
    if (limit !== null && limit > 0) reportedRate = limit
    if (reported === null) return
    // Those in flight may or may not be counted in it already.
    const free = reported - inFlight
    // Responses overtake each other: within a window the number only falls.
    remaining = now() < remainingUntil ? Math.min(remaining, free) : free
    if (now() >= remainingUntil || free <= 0)
      remainingUntil = now() + Math.min(reset ?? RATE_WINDOW_MS, MAX_RETRY_AFTER_MS)
  }

  function noteRefusal({ limits, retryAfter }: ApiError): void {
    successes = 0
    // A request that was refused on its own says nothing about how many would be too many.
    if (limits?.limit == null && now() >= pausedUntil && slots.length > 2)
      loweredRate = Math.max(2, Math.floor(Math.min(loweredRate, slots.length) / 2))
    pauseFor(retryAfter)
  }

  function noteSilence(): void {
    if (!online()) return
    silentFailures = [...silentFailures.filter((time) => now() - time < SILENCE_WINDOW_MS), now()]
    if (!hasWorked || silentFailures.length < SILENT_FAILURES) return
    silentFailures = []
    pauseFor(null)
  }

  function noteResponse(): void {
    hasWorked = true
    refusals = 0
    silentFailures = []
    successes += 1
    if (successes % SUCCESSES_TO_RAISE === 0 && loweredRate < assumedRate) loweredRate += 1
  }

  return {
    assumeRate(given) {
      if (given === null || given === assumedRate) return
      assumedRate = given
      loweredRate = given
    },
    wait(urgent) {
      const time = now()
      slots = slots.filter(({ until }) => until > time)
      let free = Math.max(pausedUntil, remaining < 1 ? remainingUntil : 0)
      const most = urgent ? rate() : Math.max(1, rate() - 1)
      if (slots.length >= most) {
        const untils = slots.map(({ until }) => until).toSorted((a, b) => a - b)
        free = Math.max(free, untils[slots.length - most] ?? 0)
      }
      return Math.max(0, free - time)
    },
    noteSent() {
      const slot = { until: now() + MAX_TRAVEL_MS + RATE_WINDOW_MS }
      slots.push(slot)
      inFlight += 1
      remaining -= 1
      return (limits, error) => {
        inFlight -= 1
        if (countsAsRequest(error)) slot.until = Math.min(slot.until, now() + RATE_WINDOW_MS)
        if (limits) learn(limits)
        if (error?.kind === 'rate-limited') noteRefusal(error)
        else if (error?.kind === 'offline') noteSilence()
        else if (!error || error.status !== null) noteResponse()
      }
    },
    pause(until) {
      pausedUntil = Math.max(pausedUntil, Math.min(until, now() + MAX_RETRY_AFTER_MS))
    },
    resume() {
      pausedUntil = 0
      remaining = Infinity
      remainingUntil = 0
    },
    state: () => ({
      rate: Number.isFinite(rate()) ? rate() : null,
      isReported: reportedRate !== null,
      pausedUntil,
    }),
  }
}
