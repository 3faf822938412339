import type { ErrorKind } from '#/api/errors'
import type { RequestLog } from '#/api/requestLog'
import type { Limits } from '#/api/transport'

/** Requests, errors, credits and limits of one API host. */
export interface RequestStats {
  readonly origin: string
  requests: number
  /** Callers that shared the response of an identical request in flight. */
  deduped: number
  /** Callers that got a cached response. */
  cacheHits: number
  /** By the costs in the resource table; the API may count differently. */
  creditsSpent: number
  readonly errors: Map<ErrorKind, number>
  /** Time from sending to the last byte, ms, in the order of the responses. */
  readonly latencies: number[]
  /** The latest known value of each limit, null where the API never reported it. */
  limits: Limits
}

const UNKNOWN_LIMITS: Limits = { creditsRemaining: null, limit: null, remaining: null, reset: null }

/** The statistics of a request log, per API host. */
export function requestStatsOf({ requests, cacheHits: hits }: RequestLog): RequestStats[] {
  const all = new Map<string, RequestStats>()
  const statsOf = (origin: string): RequestStats => {
    const known = all.get(origin)
    if (known) return known
    const stats = {
      origin,
      requests: 0,
      deduped: 0,
      cacheHits: hits.get(origin) ?? 0,
      creditsSpent: 0,
      limits: UNKNOWN_LIMITS,
      errors: new Map<ErrorKind, number>(),
      latencies: [],
    }
    all.set(origin, stats)
    return stats
  }
  for (const origin of hits.keys()) statsOf(origin)
  for (const { origin, callers, credits, sentAt, endedAt, limits, error } of requests) {
    const stats = statsOf(origin)
    stats.requests += 1
    stats.deduped += Math.max(0, callers - 1)
    if (error) stats.errors.set(error.kind, (stats.errors.get(error.kind) ?? 0) + 1)
    // Failed requests cost no credits.
    else stats.creditsSpent += credits
    if (error === null || error.status !== null) stats.latencies.push(endedAt - sentAt)
    if (limits) stats.limits = { ...stats.limits, ...reported(limits) }
  }
  return [...all.values()]
}

function reported(limits: Limits): Partial<Limits> {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null))
}

/** The value that a share of the numbers does not exceed, e.g. 0.5 for the median; null without numbers. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

/** The points of an SVG polyline through the numbers, in a box of the given size. */
export function sparkline(numbers: readonly number[], width: number, height: number): string {
  const max = Math.max(...numbers, 1)
  const step = numbers.length > 1 ? width / (numbers.length - 1) : 0
  return numbers
    .map((value, index) => `${(index * step).toFixed(1)},${(height - (value / max) * height).toFixed(1)}`)
    .join(' ')
}
