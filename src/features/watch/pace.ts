import { CREDIT_RESERVE, isLow } from '#/data/sources/credits'
import type { Pace } from '#/features/watch/readList'

/** Time between two requests of the watch, ms: it is the last in the request queue, but a server without a limit needs one, too. */
const REQUEST_GAP_MS = 500
/** How long nothing is requested once only the credit reserve is left. */
const LOW_CREDITS_MS = 30 * 60_000
/** The part of the credits above the reserve that the watch may spend in an hour: half of them in a day. */
const CREDITS_PER_HOUR = 0.03
const HOUR_MS = 3_600_000

/** The watch is held back: the rest of the credits is for the pages that you open. */
export class HeldBack extends Error {
  override readonly name = 'HeldBack'
  /** Unix ms. */
  readonly until: number

  constructor(until: number) {
    super('Few API credits are left')
    this.until = until
  }
}

/** Creates the pace of a tab's watch; `sleep` resolves early if its signal aborts. */
export function createPace(
  now: () => number,
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
): Pace & { until: (origin: string) => number } {
  /** When the watch may request more from a server, by what its credits allow, Unix ms. */
  const affordable = new Map<string, number>()
  const low = new Map<string, number>()
  let last = 0
  return {
    until: (origin) => Math.max(affordable.get(origin) ?? 0, low.get(origin) ?? 0),
    async ready(origin, signal) {
      const until = low.get(origin) ?? 0
      if (until > now()) throw new HeldBack(until)
      // Never longer, even if the clock was set back.
      const wait = Math.min(REQUEST_GAP_MS, last + REQUEST_GAP_MS - now())
      if (wait > 0) await sleep(wait, signal)
      last = now()
    },
    spent(origin, limits, credits) {
      if (isLow(limits)) low.set(origin, now() + LOW_CREDITS_MS)
      else if (credits > 0 && limits.creditsRemaining !== null) {
        const perHour = Math.max(1, limits.creditsRemaining - CREDIT_RESERVE) * CREDITS_PER_HOUR
        affordable.set(origin, Math.max(now(), affordable.get(origin) ?? 0) + (credits / perHour) * HOUR_MS)
      }
    },
  }
}
