import { useState, useSyncExternalStore } from 'react'
import { useStore } from '#/data/useStore'
import { TAX_FILE_SLOT } from '#/data/taxFile'
import { unsavedSlots } from '#/data/persistence/storedValue'
import { shortHash } from '#/domain/hashes/hash'
import { counted, grouped, readersLocale } from '#/domain/amounts/numberFormat'
import type { TaxFormat } from '#/features/taxFile/taxFileCsv'
import {
  discardTaxFile,
  refreshTaxFile,
  resumeTaxFile,
  saveTaxFile,
  type TaxFile,
} from '#/features/taxFile/currentTaxFile'
import { isTemporary, type PartProblem, type TaxFileState } from '#/features/taxFile/taxFileJob'
import { listNameOf, reasonOf, sizeText, type WrittenTaxFile } from '#/features/taxFile/writeTaxFile'
import { Button } from '#/ui/Button'
import { ProgressBar } from '#/ui/ProgressBar'
import { Notice } from '#/ui/Notice'

const FORMATS: readonly [format: TaxFormat, label: string][] = [
  ['astrolabe', 'Save as CSV'],
  ['koinly', 'Save for Koinly'],
  ['cointracking', 'Save for CoinTracking'],
]

/** Gaps and problems that are listed; the file has all of them. */
const MAX_LISTED = 20

/** The tax file with its progress, what it lacks, and its actions. */
export function TaxFilePanel({ file }: { file: TaxFile }) {
  const { job } = file
  const state = useSyncExternalStore(job.subscribe, job.state)
  const { request, status, parts, loaded, unprocessed, isSaved, isRestarted } = state
  const isRequestUnsaved = useStore(unsavedSlots).has(TAX_FILE_SLOT)
  const isRunning = status === 'running'
  return (
    <section aria-label="Current tax file" className="stack-3 max-w-3xl">
      <h2 className="text-lg font-semibold">
        Tax file {yearsText(state)}: {counted(request.addresses.length, 'address', 'addresses')} on{' '}
        {counted(request.chains.length, 'chain', 'chains')}
      </h2>
      {status !== 'complete' && <ProgressBar aria-label="Lists loaded" value={loaded} max={Math.max(parts, 1)} />}
      <Figures state={state} />
      <p role="status">{statusText(state)}</p>
      {unprocessed > 0 && (
        <p role="note" className="icon icon-warning text-warn">
          {counted(unprocessed, 'list is', 'lists are')} still being indexed: some internal transactions may be missing.
          Make the file again later.
        </p>
      )}
      {(!isSaved || isRequestUnsaved) && (
        <p className="icon icon-warning text-warn">This browser couldn’t save the rows. They won’t survive a reload.</p>
      )}
      {isRestarted && (
        <Notice title="Saved rows were erased in this browser" tone="bad" role="alert">
          <p>They are loaded again. The file has no gap because of it once it is complete.</p>
        </Notice>
      )}
      <Problems state={state} file={file} />
      <div className="flex flex-wrap gap-3">
        {isRunning && <Button onClick={job.pause}>Pause</Button>}
        {!isRunning && status !== 'complete' && status !== 'loading' && (
          <Button onClick={() => void (status === 'other-tab' ? refreshTaxFile(file) : resumeTaxFile(file))}>
            {RESUME_LABELS[status] ?? 'Resume'}
          </Button>
        )}
        <Actions file={file} state={state} />
      </div>
    </section>
  )
}

const RESUME_LABELS: Partial<Record<TaxFileState['status'], string>> = {
  'low-credits': 'Continue',
  'other-tab': 'Refresh',
  incomplete: 'Retry failed',
}

function Actions({ file, state: { status, rows } }: { file: TaxFile; state: TaxFileState }) {
  const [saving, setSaving] = useState<TaxFormat | null>(null)
  const [written, setWritten] = useState<WrittenTaxFile | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const save = async (format: TaxFormat) => {
    setSaving(format)
    setWritten(await saveTaxFile(file, format))
    setSaving(null)
  }
  const canSave = status !== 'running' && status !== 'loading' && (rows > 0 || status === 'complete')
  return (
    <>
      {canSave &&
        FORMATS.map(([format, label]) => (
          <Button key={format} disabled={saving !== null} onClick={() => void save(format)}>
            {saving === format ? 'Saving…' : label}
          </Button>
        ))}
      <Button onClick={() => void discardTaxFile().then((isDiscarded) => setIsRefused(!isDiscarded))}>
        {status === 'complete' ? 'Remove' : 'Cancel'}
      </Button>
      {isRefused && (
        <p role="alert" className="w-full text-bad">
          Another tab works on it. Pause it there first.
        </p>
      )}
      {written && (
        <div role="status" className="w-full stack-2">
          <p>
            {status === 'complete' ? 'Saved' : 'Partial file saved'}: {sizeText(written)}
          </p>
          {written.gaps.length > 0 && (
            <ul aria-label="Gaps" className="list-disc pl-5 break-words text-warn">
              {written.gaps.slice(0, MAX_LISTED).map(({ chain, address, text }) => (
                <li key={`${chain} ${address} ${text}`}>
                  {chain}
                  {address !== null && ` ${shortHash(address)}`}: {text}
                </li>
              ))}
              <More count={written.gaps.length} />
            </ul>
          )}
        </div>
      )}
    </>
  )
}

function Figures({ state }: { state: TaxFileState }) {
  const figures = [
    ['Lists loaded', `${grouped(state.loaded)} of ${grouped(state.parts)}`],
    ['Rows', grouped(state.rows)],
    ['Credits spent', grouped(state.credits)],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 tabular-nums sm:grid-cols-3">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Problems({ state: { problems }, file }: { state: TaxFileState; file: TaxFile }) {
  if (problems.size === 0) return null
  const all = [...problems.values()]
  const chainName = ({ part }: PartProblem) =>
    file.config.chains.find(({ id }) => id === part.chain)?.name ?? part.chain
  return (
    <div className="stack-2">
      <p className="font-medium">Not loaded</p>
      <ul aria-label="Not loaded" className="list-disc pl-5 break-words text-warn">
        {all.slice(0, MAX_LISTED).map((problem) => (
          <li key={problem.part.id}>
            {chainName(problem)} {shortHash(problem.part.hash)}: {listNameOf(problem.part)}: {reasonOf(problem)}
          </li>
        ))}
        <More count={all.length} />
      </ul>
    </div>
  )
}

function More({ count }: { count: number }) {
  return count > MAX_LISTED ? <li>{grouped(count - MAX_LISTED)} more</li> : null
}

function yearsText({ request: { firstYear, lastYear } }: TaxFileState): string {
  if (firstYear === null && lastYear === null) return 'of all years'
  if (firstYear === lastYear) return `${firstYear}`
  if (firstYear === null) return `until ${lastYear}`
  return lastYear === null ? `from ${firstYear}` : `${firstYear} to ${lastYear}`
}

function statusText(state: TaxFileState): string {
  const { status, retries, problems } = state
  const [retry] = retries.values()
  switch (status) {
    case 'loading':
      return 'Loading…'
    case 'running':
      if (retry && !navigator.onLine) return 'Offline. Resumes when you reconnect.'
      if (retry?.retryAt) return `Retrying at ${new Date(retry.retryAt).toLocaleTimeString(readersLocale())}`
      return 'Loading lists… (page loading takes priority; you can leave this page)'
    case 'paused':
      return 'Paused. Loaded rows are saved in this browser.'
    case 'low-credits':
      return 'API credits are low. Continue anyway?'
    case 'other-tab':
      return 'Running in another tab'
    case 'incomplete':
      return `${counted([...problems.values()].filter(isTemporary).length, 'list', 'lists')} could not be loaded. Retry, or save a partial file: it says what it lacks.`
    case 'complete':
      return problems.size === 0 ? 'Complete' : 'Complete, except for what the API does not have'
  }
}
