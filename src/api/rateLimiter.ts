import type { ApiError } from './errors'
import type { Limits } from './transport'

/** How often one server may be asked, learned from what it says and from what it refuses (contract §8). */
export interface RateLimiter {
  /** Keeps to so many requests a second until the server says how many it allows; null for nothing known. */
  presume(rate: number | null): void
  /** Milliseconds until a request may be sent, 0 for now; one that is not urgent leaves the last place of a second free. */
  wait(urgent: boolean): number
  /** Notes that a request is sent; gives what notes its end, with what the server then said. */
  sent(): (limits: Limits | null, error: ApiError | null) => void
  /** Sends nothing until then, Unix ms: another tab was refused. */
  pause(until: number): void
  /** Forgets a pause. */
  resume(): void
  state(): { rate: number | null; told: boolean; pausedUntil: number }
}

interface RateLimiterClock {
  now: () => number
  random: () => number
  online: () => boolean
}

/** The time for which a server counts a request, ms. */
export const SECOND = 1000
/** A request may take this long to reach the server, ms; it counts there from then on. */
export const TRAVEL = 500
/** The longest pause of our own making, ms. */
const LONGEST = 60_000
/** So many silent failures in so many ms are what a refusal looks like where its headers keep a browser from reading it. */
const SILENT = 3
const SILENCE = 5000
/** Successes after which a rate that was guessed from refusals is raised by one. */
const CALM = 10

/**
 * Keeps the pace of one server. A place of the second is held from the moment a request is sent until a second after it must
 * have been counted there, so that neither a fixed window nor a rolling one ever sees more than its limit.
 */
export function createRateLimiter({ now, random, online }: RateLimiterClock): RateLimiter {
  let told: number | null = null
  // What is kept to while the server says nothing.
  let presumed = Infinity
  let guessed = Infinity
  let places: { until: number }[] = []
  let inFlight = 0
  // What the server said is left, as far as it is still so.
  let left = Infinity
  let leftUntil = 0
  let pausedUntil = 0
  let refusals = 0
  let calm = 0
  let worked = false
  let silent: number[] = []

  const rate = () => told ?? guessed

  function pause(asked: number | null): void {
    const already = now() < pausedUntil
    if (!already) refusals += 1
    // With full jitter, so that many readers who were refused together do not come back together.
    const own = Math.min(LONGEST, SECOND * 2 ** (refusals - 1)) * (0.5 + random() / 2)
    // A server that refuses again and again although it was obeyed is given more time than it asks for.
    const wait = asked === null ? (already ? 0 : own) : Math.max(asked, refusals > 2 ? own : 0)
    pausedUntil = Math.max(pausedUntil, now() + wait)
  }

  function learn({ limit, remaining, reset }: Limits): void {
    if (limit !== null && limit > 0) told = limit
    if (remaining === null) return
    // Those still on their way may or may not be counted in it already.
    const free = remaining - inFlight
    // Answers overtake each other: within a window what is left only shrinks.
    left = now() < leftUntil ? Math.min(left, free) : free
    if (now() >= leftUntil || free <= 0) leftUntil = now() + (reset ?? SECOND)
  }

  function refused({ limits, retryAfter }: ApiError): void {
    calm = 0
    // One that was refused on its own says nothing of how many would be too many.
    if (limits?.limit == null && now() >= pausedUntil && places.length > 2)
      guessed = Math.max(2, Math.floor(Math.min(guessed, places.length) / 2))
    pause(retryAfter)
  }

  function silence(): void {
    if (!online()) return
    silent = [...silent.filter((time) => now() - time < SILENCE), now()]
    if (!worked || silent.length < SILENT) return
    silent = []
    pause(null)
  }

  function success(): void {
    worked = true
    refusals = 0
    silent = []
    calm += 1
    if (calm % CALM === 0 && guessed < presumed) guessed += 1
  }

  return {
    presume(given) {
      if (given === null || given === presumed) return
      presumed = given
      guessed = given
    },
    wait(urgent) {
      const time = now()
      places = places.filter(({ until }) => until > time)
      let free = Math.max(pausedUntil, left < 1 ? leftUntil : 0)
      const most = urgent ? rate() : Math.max(1, rate() - 1)
      if (places.length >= most) {
        const untils = places.map(({ until }) => until).toSorted((a, b) => a - b)
        free = Math.max(free, untils[places.length - most] ?? 0)
      }
      return Math.max(0, free - time)
    },
    sent() {
      const place = { until: now() + TRAVEL + SECOND }
      places.push(place)
      inFlight += 1
      left -= 1
      return (limits, error) => {
        inFlight -= 1
        place.until = Math.min(place.until, now() + SECOND)
        if (limits) learn(limits)
        if (error?.kind === 'rate-limited') refused(error)
        else if (error?.kind === 'offline') silence()
        else if (!error || error.status !== null) success()
      }
    },
    pause(until) {
      pausedUntil = Math.max(pausedUntil, until)
    },
    resume() {
      pausedUntil = 0
      left = Infinity
      leftUntil = 0
    },
    state: () => ({ rate: Number.isFinite(rate()) ? rate() : null, told: told !== null, pausedUntil }),
  }
}
