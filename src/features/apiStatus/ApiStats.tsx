import type { RequestQueueState } from '#/api/requestQueue'
import { grouped } from '#/domain/numberFormat'
import { duration } from '#/domain/duration'
import { quantile, type RequestStats, sparkline } from '#/features/apiStatus/requestStats'
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
const time = (ms: number | null) => (ms === null ? <MissingValue what="nothing was answered yet" /> : duration(ms))

/** Requests, latency, errors and limits of one API host since the app was opened. */
export function ApiStats({ stats, queue, now, onResume }: ApiStatsProps) {
  const { origin, requests, deduped, cacheHits, creditsSpent, errors, latencies, limits } = stats
  const failed = [...errors.values()].reduce((sum, each) => sum + each, 0)
  const latest = latencies.slice(-SPARKLINE_POINTS)
  const paused = queue && queue.pausedUntil > now ? queue.pausedUntil - now : 0
  const host = new URL(origin || location.origin).host
  return (
    <section aria-label={host} className="border-t border-line py-4">
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 md:min-h-8">
        <h3 className="font-mono text-base font-semibold">{host}</h3>
        <span className={paused ? 'text-warn' : 'text-muted'}>
          {paused
            ? `Paused for ${duration(Math.ceil(paused / 1000) * 1000)}`
            : queue && queue.active + queue.waiting > 0
              ? `${queue.active} on their way, ${queue.waiting} waiting`
              : 'Idle'}
        </span>
        {paused > 0 && <Button onClick={onResume}>Ask now</Button>}
        {latest.length > 1 && (
          <svg
            viewBox="0 -2 160 28"
            className="ml-auto h-7 w-40 text-accent"
            role="img"
            aria-label={`Latency of the latest ${latest.length} answers`}
          >
            <polyline points={sparkline(latest, 160, 24)} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        )}
      </div>
      <Stats
        figures={[
          { label: 'Calls', value: count(requests) },
          { label: 'Median', value: time(quantile(latencies, 0.5)) },
          { label: '95 % within', value: time(quantile(latencies, 0.95)) },
          { label: 'Failed', value: failed ? <span className="text-bad">{count(failed)}</span> : '0' },
          { label: 'Shared', value: count(deduped) },
          { label: 'Found here', value: count(cacheHits) },
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
          Failed: {Array.from(errors, ([kind, times]) => `${kind.replaceAll('-', ' ')} ${count(times)}`).join(', ')}.
        </p>
      )}
    </section>
  )
}

function limitText(
  { limits: { limit, remaining, reset } }: RequestStats,
  queue: RequestQueueState | undefined,
): string {
  const last =
    remaining === null
      ? ''
      : `; ${count(remaining)} were left at its last answer${reset === null ? '' : `, for ${duration(reset)}`}`
  if (limit !== null) return `The server allows ${count(limit)} requests a second${last}.`
  if (queue?.rate == null) return 'The server says nothing of a limit.'
  return `The server says nothing of a limit that can be read here: ${count(queue.rate)} requests a second are kept to${last}.`
}
