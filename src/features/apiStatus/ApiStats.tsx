import type { Limits } from '#/api/limits'
import type { ErrorKind } from '#/api/errors'
import type { RequestLog } from '#/api/requestLog'
import type { RequestQueueState } from '#/api/requestQueue'
import { duration } from '#/domain/text/duration'
import { grouped } from '#/domain/amounts/numberFormat'
import { Button } from '#/ui/Button'
import { MissingValue } from '#/ui/MissingValue'
import { Stats } from '#/ui/Stats'

interface ApiStatsProps {
  stats: RequestStats
  queue: RequestQueueState | undefined
  now: number
  /** Ends a pause after a rate limit. */
  onResume: () => void
}

/** Responses in the latency chart. */
const SPARKLINE_POINTS = 60

const count = (value: number) => grouped(value)
const time = (ms: number | null) => (ms === null ? <MissingValue what="No responses yet" /> : duration(ms))

/** Requests, latency, errors and limits of one API host since the app was opened. */
export function ApiStats({ stats, queue, now, onResume }: ApiStatsProps) {
  const { origin, requests, deduped, cacheHits, creditsSpent, errors, latencies, limits } = stats
  const failed = [...errors.values()].reduce((sum, each) => sum + each, 0)
  const latest = latencies.slice(-SPARKLINE_POINTS)
  const paused = queue && queue.pausedUntil > now ? queue.pausedUntil - now : 0
  const host = new URL(origin || location.origin).host
  return (
    <section aria-label={host} className="border-t border-line py-4 first:border-t-0">
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 md:min-h-8">
        <h3 className="font-mono text-base font-semibold">{host}</h3>
        <span className={paused ? 'text-warn' : 'text-muted'}>
          {paused
            ? `Rate limited: paused for ${duration(Math.ceil(paused / 1000) * 1000)}`
            : queue && queue.inFlight + queue.queued > 0
              ? `${queue.inFlight} in flight, ${queue.queued} queued`
              : 'Idle'}
        </span>
        {paused > 0 && <Button onClick={onResume}>Resume</Button>}
        {latest.length > 1 && (
          <svg
            viewBox="0 -2 160 28"
            className="ml-auto h-7 w-40 text-accent"
            role="img"
            aria-label={`Latency of the latest ${latest.length} responses`}
          >
            <polyline points={sparkline(latest, 160, 24)} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        )}
      </div>
      <Stats
        figures={[
          { label: 'Requests', value: count(requests) },
          { label: 'p50 latency', value: time(quantile(latencies, 0.5)) },
          { label: 'p95 latency', value: time(quantile(latencies, 0.95)) },
          { label: 'Failed', value: failed ? <span className="text-bad">{count(failed)}</span> : '0' },
          { label: 'Deduplicated', value: count(deduped) },
          { label: 'Cache hits', value: count(cacheHits) },
          {
            label: 'Credits left',
            value: limits.creditsRemaining === null ? <MissingValue /> : count(limits.creditsRemaining),
          },
          { label: 'Credits spent', value: count(creditsSpent) },
        ]}
      />
      <p className="mt-2 text-sm text-muted">{limitText(stats, queue)}</p>
      {failed > 0 && (
        <p className="text-sm text-muted">
          Failed: {Array.from(errors, ([kind, times]) => `${ERROR_NAMES[kind]} ${count(times)}`).join(', ')}
        </p>
      )}
    </section>
  )
}

function limitText(
  { limits: { limit, remaining, reset } }: RequestStats,
  queue: RequestQueueState | undefined,
): string {
  const left =
    remaining === null
      ? ''
      : ` · ${count(remaining)} left at the last response${reset === null ? '' : `, reset in ${duration(reset)}`}`
  if (limit !== null) return `Rate limit: ${count(limit)} requests/s${left}`
  if (queue?.rate == null) return 'Rate limit not reported'
  return `Rate limit not reported; using ${count(queue.rate)} requests/s${left}`
}

const ERROR_NAMES: Record<ErrorKind, string> = {
  offline: 'no response',
  timeout: 'timed out',
  interrupted: 'interrupted',
  'rate-limited': 'rate limited',
  unauthorized: 'unauthorized',
  'out-of-credits': 'out of API credits',
  forbidden: 'access denied',
  'not-found': 'not found',
  unsupported: 'not available',
  invalid: 'invalid request',
  server: 'server error',
  node: 'node failed',
  contract: 'unexpected response',
  'too-large': 'response too large',
  aborted: 'canceled',
}

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
