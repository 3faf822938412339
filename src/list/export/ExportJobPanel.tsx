import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '#/api/errors'
import { grouped, readersLocale } from '#/domain/amounts/numberFormat'
import { duration } from '#/domain/text/duration'
import { errorText } from '#/entity/errorText'
import { UnprocessedNote } from '#/entity/UnprocessedNote'
import { endReason } from '#/list/ListEnd'
import { Button } from '#/ui/Button'
import { ProgressBar } from '#/ui/ProgressBar'
import { UntrustedText } from '#/ui/UntrustedText'
import { closeDialog, discard, type Export, resumeExport, saveFile } from './exports'
import type { ExportJob, ExportState, ExportStatus } from './exportJob'
import type { Format } from './exportStore'

/** The state of an export. */
export function useExportState(run: ExportJob): ExportState {
  return useSyncExternalStore(run.subscribe, run.state)
}

/** An export with its progress, its cost in API credits, and its actions. */
export function ExportJobPanel({ running }: { running: Export }) {
  const state = useExportState(running.run)
  const { job, status, ending } = state
  const isRunning = status === 'running' || status === 'waiting'
  const isComplete = status === 'complete'
  const target = job.most ?? job.total
  return (
    <>
      <ProgressBar
        aria-label="Rows exported"

        {...(isComplete ? { value: 1 } : target !== null && { value: job.rows, max: Math.max(target, job.rows) })}
      />
      <Progress state={state} />
      <p role="status">{statusText(state)}</p>
      {state.error && <ErrorText error={state.error} />}
      {job.isUnprocessed && <UnprocessedNote what={job.name} unprocessed={{ message: null }} />}
      {!state.isSaved && (
        <p className="icon icon-warning text-warn">This browser couldn’t save the export. It won’t survive a reload.</p>
      )}
      {state.isRestarted && (
        <p className="icon icon-warning text-warn">Saved rows were erased in this browser. The export started again.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {isRunning && <Button onClick={running.run.pause}>Pause</Button>}
        {/* An invalid cursor cannot be sent back. */}
        {!isRunning && !isComplete && ending !== 'unreadable' && <ResumeButton running={running} status={status} />}
        {job.rows > 0 && !isRunning && <SaveButtons running={running} />}
        <Button onClick={() => void discard(running)}>{isComplete ? 'Close' : 'Cancel export'}</Button>
        {isRunning && <Button onClick={closeDialog}>Continue in background</Button>}
      </div>
    </>
  )
}

const BUTTON_LABELS: Partial<Record<ExportStatus, string>> = { 'low-credits': 'Continue', stopped: 'Load more rows' }

function ResumeButton({ running, status }: { running: Export; status: ExportStatus }) {
  if (running.needsPage) {
    return (
      <a
        href={running.run.state().job.href}
        onClick={closeDialog}
        className="inline-flex min-h-11 items-center underline md:min-h-8"
      >
        Open the list to resume
      </a>
    )
  }
  return <Button onClick={() => void resumeExport(running)}>{BUTTON_LABELS[status] ?? 'Resume'}</Button>
}

const SAVED: readonly [format: Format, label: string][] = [
  ['table', 'Save as CSV, columns as shown'],
  ['csv', 'Save as CSV, all fields'],
  ['json', 'Save as JSON'],
]

/** Saves the rows exported so far, in any format: they are stored as JSON. */
function SaveButtons({ running }: { running: Export }) {
  const [saving, setSaving] = useState<Format | null>(null)
  const save = async (format: Format) => {
    setSaving(format)
    await saveFile(running, format)
    setSaving(null)
  }
  const isTable = running.run.state().job.columns !== undefined
  return SAVED.filter(([format]) => format !== 'table' || isTable).map(([format, label]) => (
    <Button key={format} disabled={saving !== null} onClick={() => void save(format)}>
      {saving === format ? 'Saving…' : label}
    </Button>
  ))
}

function Progress({ state: { job, creditsLeft, rate } }: { state: ExportState }) {
  const target = job.most ?? job.total
  const rowsLeft = target === null || job.done ? null : Math.max(0, target - job.rows)
  const rows = `${grouped(job.rows)}${target === null || job.done ? '' : ` of ${job.most === null ? 'about ' : ''}${grouped(target)}`}`
  const stats: [string, string][] = [
    ['Rows', rows],
    ['Pages', grouped(job.pages)],
    ['Credits spent', `${grouped(job.credits)}${creditsLeft === null ? '' : `, ${grouped(creditsLeft)} left`}`],
    ['Time left', rowsLeft !== null && rate ? `about ${duration(Math.ceil(rowsLeft / rate) * 1000)}` : '–'],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 tabular-nums">
      {stats.slice(0, job.done ? -1 : undefined).map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function statusText({ status, ending, job, retryAt }: ExportState): string {
  switch (status) {
    case 'running':
      return 'Exporting… (page loading takes priority)'
    case 'waiting':
      if (!navigator.onLine) return 'Offline. Resumes when you reconnect.'
      return retryAt === null ? 'Retrying…' : `Retrying at ${new Date(retryAt).toLocaleTimeString(readersLocale())}`
    case 'paused':
      return job.rows === 0 ? 'Paused' : 'Paused. Exported rows are saved in this browser.'
    case 'low-credits':
      return 'API credits are low. Continue anyway?'
    case 'other-tab':
      return 'Running in another tab'
    case 'failed':
      return 'Export failed. Exported rows are saved in this browser.'
    case 'stopped':
      return `Export stopped at ${rowCount(job.rows)}. ${endReason(ending)}.`
    case 'complete':
      return `Export complete: ${rowCount(job.rows)}`
  }
}

function rowCount(rows: number): string {
  return `${grouped(rows)} ${rows === 1 ? 'row' : 'rows'}`
}

function ErrorText({ error }: { error: Error }) {
  if (!(error instanceof ApiError)) return null
  const [reason, advice] = errorText(error)
  return (
    <p className="icon icon-warning text-warn">
      Couldn’t load more rows. {reason} {advice}
      {error.serverMessage !== null && (
        <>
          {' '}
          Message from the API: <UntrustedText text={error.serverMessage} max={300} />
        </>
      )}
    </p>
  )
}
