import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '#/api/errors'
import { grouped, readersLocale } from '#/domain/numberFormat'
import { duration } from '#/domain/duration'
import { errorText } from '#/entity/errorText'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { closeDialog, discard, goOn, saveRun, type Underway } from './exports'
import type { ExportJob, ExportState } from './exportJob'
import type { Format } from './exportStore'

/** How an export stands now. */
export function useExportState(run: ExportJob): ExportState {
  return useSyncExternalStore(run.subscribe, run.standing)
}

/** An export: how far it is, what it cost, and what can be done with it. */
export function ExportJobPanel({ underway }: { underway: Underway }) {
  const standing = useExportState(underway.run)
  const { job, state } = standing
  const moving = state === 'going' || state === 'waiting'
  const target = job.most ?? job.total
  return (
    <>
      <progress
        aria-label="Rows exported"
        className="h-1.5 w-full appearance-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        {...(state === 'done' ? { value: 1 } : target !== null && { value: job.rows, max: Math.max(target, job.rows) })}
      />
      <Figures standing={standing} />
      <p role="status">{sentence(standing)}</p>
      {standing.error && <Why error={standing.error} />}
      {!standing.kept && (
        <p className="text-warn">⚠ This browser has no room to keep it: it would not survive a reload.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {moving ? (
          <Button onClick={underway.run.pause}>Pause</Button>
        ) : (
          state !== 'done' &&
          (underway.needsPage ? (
            <a href={job.href} onClick={closeDialog} className="inline-flex min-h-11 items-center underline md:min-h-8">
              Open the list to go on
            </a>
          ) : (
            <Button onClick={() => void goOn(underway)}>Go on</Button>
          ))
        )}
        {job.rows > 0 && !moving && <Saving underway={underway} />}
        <Button onClick={() => void discard(underway)}>{state === 'done' ? 'Done' : 'Cancel the export'}</Button>
        {moving && <Button onClick={closeDialog}>Read on meanwhile</Button>}
      </div>
    </>
  )
}

/** Writes what has come, in either way: the rows are here as the server sent them. */
function Saving({ underway }: { underway: Underway }) {
  const [writing, setWriting] = useState<Format | null>(null)
  const write = async (format: Format) => {
    setWriting(format)
    await saveRun(underway, format)
    setWriting(null)
  }
  return (['csv', 'json'] as const).map((format) => (
    <Button key={format} disabled={writing !== null} onClick={() => void write(format)}>
      {writing === format ? 'Writing…' : `Save as ${format.toUpperCase()}`}
    </Button>
  ))
}

function Figures({ standing: { job, creditsLeft, pace } }: { standing: ExportState }) {
  const target = job.most ?? job.total
  const left = target === null || job.done ? null : Math.max(0, target - job.rows)
  const rows = `${grouped(job.rows)}${target === null || job.done ? '' : ` of ${job.most === null ? 'about ' : ''}${grouped(target)}`}`
  const figures: [string, string][] = [
    ['Rows', rows],
    ['Pages', grouped(job.pages)],
    ['Credits spent', `${grouped(job.credits)}${creditsLeft === null ? '' : `, ${grouped(creditsLeft)} left`}`],
    [
      'Time left',
      job.done ? 'none' : left === null ? 'the server does not say how many there are' : timeFor(left, pace),
    ],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 tabular-nums">
      {figures.slice(0, job.done ? -1 : undefined).map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function timeFor(rows: number, pace: number | null): string {
  return pace ? `about ${duration(Math.ceil(rows / pace) * 1000)}` : 'not known yet'
}

function sentence({ state, job, until }: ExportState): string {
  switch (state) {
    case 'going':
      return 'Reading the list, after everything that pages ask for.'
    case 'waiting':
      return navigator.onLine
        ? `Waits, and goes on by itself${until === null ? '' : ` at ${new Date(until).toLocaleTimeString(readersLocale())}`}.`
        : 'Waits for the network, and goes on by itself.'
    case 'paused':
      return job.rows === 0 ? 'Stopped before the first row.' : 'Stopped. What has come is kept on this device.'
    case 'low':
      return 'Few credits are left. Go on to spend them.'
    case 'elsewhere':
      return 'It goes on in another tab.'
    case 'failed':
      return 'Stopped by a failure. What has come is kept on this device.'
    default:
      return `All there: ${grouped(job.rows)} rows are in the file.`
  }
}

function Why({ error }: { error: Error }) {
  if (!(error instanceof ApiError)) return null
  const [what, todo] = errorText(error)
  return (
    <p className="text-warn">
      ⚠ More rows {what}. {todo}
      {error.serverMessage !== null && (
        <>
          {' '}
          The server said: <UntrustedText text={error.serverMessage} max={300} />
        </>
      )}
    </p>
  )
}
