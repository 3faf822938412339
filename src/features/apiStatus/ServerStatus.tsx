import type { RequestQueueState } from '#/api/requestQueue'
import { grouped } from '#/domain/numberFormat'
import { duration } from '#/domain/duration'
import { Button } from '#/ui/Button'
import { Stats } from '#/ui/Stats'
import type { Account } from '#/features/apiStatus/accounts'
import { quantile, sparkline } from '#/features/apiStatus/summary'
import { MissingValue } from '#/ui/MissingValue'

interface ServerStatusProps {
  account: Account
  lane: RequestQueueState | undefined
  now: number
  /** Ends a pause. */
  onResume: () => void
}

const count = (value: number) => grouped(value)
const time = (ms: number | null) => (ms === null ? <MissingValue what="nothing was answered yet" /> : duration(ms))

/** How one server was asked and answered since the app was opened, and what it says of its limits. */
export function ServerStatus({ account, lane, now, onResume }: ServerStatusProps) {
  const { origin, calls, shared, found, creditsSpent, errors, latencies, limits } = account
  const failed = [...errors.values()].reduce((sum, each) => sum + each, 0)
  const latest = latencies.slice(-60)
  const paused = lane && lane.pausedUntil > now ? lane.pausedUntil - now : 0
  const host = new URL(origin || location.origin).host
  return (
    <section aria-label={host} className="border-t border-line py-4">
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 md:min-h-8">
        <h3 className="font-mono text-base font-semibold">{host}</h3>
        <span className={paused ? 'text-warn' : 'text-muted'}>
          {paused
            ? `Paused for ${duration(Math.ceil(paused / 1000) * 1000)}`
            : lane && lane.active + lane.waiting > 0
              ? `${lane.active} on their way, ${lane.waiting} waiting`
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
          { label: 'Calls', value: count(calls) },
          { label: 'Median', value: time(quantile(latencies, 0.5)) },
          { label: '95 % within', value: time(quantile(latencies, 0.95)) },
          { label: 'Failed', value: failed ? <span className="text-bad">{count(failed)}</span> : '0' },
          { label: 'Shared', value: count(shared) },
          { label: 'Found here', value: count(found) },
          {
            label: 'Credits left',
            value: limits.creditsRemaining === null ? <MissingValue /> : count(limits.creditsRemaining),
          },
          { label: 'Credits spent', value: count(creditsSpent) },
        ]}
      />
      <p className="mt-2 text-sm text-muted">{limitInWords(account, lane)}</p>
      {failed > 0 && (
        <p className="text-sm text-muted">
          Failed: {Array.from(errors, ([kind, times]) => `${kind.replaceAll('-', ' ')} ${count(times)}`).join(', ')}.
        </p>
      )}
    </section>
  )
}

function limitInWords({ limits: { limit, remaining, reset } }: Account, lane: RequestQueueState | undefined): string {
  const last =
    remaining === null
      ? ''
      : `; ${count(remaining)} were left at its last answer${reset === null ? '' : `, for ${duration(reset)}`}`
  if (limit !== null) return `The server allows ${count(limit)} requests a second${last}.`
  if (lane?.rate == null) return 'The server says nothing of a limit.'
  return `The server says nothing of a limit that can be read here: ${count(lane.rate)} requests a second are kept to${last}.`
}
