import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { NetworkField } from '#/api/networkFields'
import type { Network } from '#/api/readNetworks'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { RawRecord } from '#/ui/RawRecord'
import { UntrustedText } from '#/ui/UntrustedText'
import { useAdministration } from './administration'
import { ErrorDetails } from './ErrorDetails'
import { FIELD_TEXT } from './fieldText'
import { asApiError, type Changed } from './outcome'
import { changeLines, type Proposal, undoOf, sentFields, valueText } from './proposal'
import type { FinishedChange } from './useChange'

interface OutcomeNoticeProps {
  done: FinishedChange
  /** Starts the review of the reverse change. */
  onUndo: (proposal: Proposal) => void
}

/** The outcome of a change; takes the focus, so that it is noticed. */
export function OutcomeNotice({ done: { proposal, outcome }, onUndo }: OutcomeNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role={outcome.kind === 'changed' ? 'status' : 'alert'}
      aria-label="What came of the change"
      className="mt-4 bg-sunken pr-4 outline-none"
    >
      {outcome.kind === 'changed' && <ChangedNotice proposal={proposal} outcome={outcome} onUndo={onUndo} />}
      {outcome.kind === 'refused' && (
        <Notice tone="bad" title={`Network ${proposal.chainId}: refused, nothing was changed`}>
          <ErrorDetails error={outcome.error} />
        </Notice>
      )}
      {outcome.kind === 'unknown' && <UncertainNotice proposal={proposal} error={outcome.error} />}
    </div>
  )
}

interface ChangedNoticeProps {
  proposal: Proposal
  outcome: Changed
  /** Starts the review of the reverse change. */
  onUndo: (proposal: Proposal) => void
}

/** The host accepted the change: what it reports since, and how to undo it. */
export function ChangedNotice({ proposal, outcome, onUndo }: ChangedNoticeProps) {
  const back = undoOf(proposal, outcome.now)
  const lost = sentFields(proposal.changes).filter((field) => back?.changes[field] === undefined)
  return (
    <Notice title={`Network ${proposal.chainId}: the host took the change`}>
      <ChangeList proposal={proposal} />
      <Verification proposal={proposal} outcome={outcome} />
      {Object.keys(outcome.response).length > 0 && (
        <details open>
          <summary className="min-h-11 py-3 md:min-h-8 md:py-1.5">What the host answered</summary>
          <RawRecord raw={outcome.response} />
        </details>
      )}
      {back && <Button onClick={() => onUndo(back)}>Undo…</Button>}
      {lost.length > 0 && (
        <p className="text-muted">
          {back ? 'Undo can’t put everything back' : 'This can’t be undone'}: what was before of {labelsOf(lost)} is not
          known here.
        </p>
      )}
    </Notice>
  )
}

/** Whether the values read after the change confirm it. */
function Verification({ proposal: { changes }, outcome: { now, differing } }: Omit<ChangedNoticeProps, 'onUndo'>) {
  if (!now) return <p className="text-muted">It could not be read again: the host’s answer is all there is.</p>
  if (differing.length > 0) {
    return (
      <p className="text-bad">
        Yet it still tells {labelsOf(differing)} otherwise. It may need time, or call{' '}
        {differing.length === 1 ? 'the field' : 'the fields'} something else (merits.fieldNames in config.json).
      </p>
    )
  }
  const sent = sentFields(changes)
  const untold = sent.filter((field) => field === 'explorer_api_key' || now.values[field] === undefined)
  if (untold.length === 0) return <p className="text-muted">Read again from the host: it is so.</p>
  return (
    <p className="text-muted">
      {untold.length < sent.length && 'Read again from the host: the rest is so. '}
      It does not tell {labelsOf(untold)}: of that, its answer is all there is.
    </p>
  )
}

function labelsOf(fields: readonly NetworkField[]): string {
  return fields.map((field) => FIELD_TEXT[field].label).join(', ')
}

/** The outcome is unknown; the user can read the network again to find out. */
export function UncertainNotice({ proposal, error }: { proposal: Proposal; error: Error }) {
  const administration = useAdministration()
  const [found, setFound] = useState<ReactNode>(null)
  const check = async () => {
    setFound('Asking the host…')
    try {
      const now = await administration.reader.readNow(proposal.chainId)
      setFound(now ? <CheckResult proposal={proposal} now={now} /> : 'This host can’t be read.')
    } catch (thrown) {
      setFound(<ErrorDetails error={asApiError(thrown)} />)
    }
  }
  return (
    <Notice tone="bad" title={`Network ${proposal.chainId}: the outcome is unknown`}>
      <p>The change was sent, but no answer tells for sure what came of it. It may be in effect, now or in a moment.</p>
      <ChangeList proposal={proposal} />
      <ErrorDetails error={asApiError(error)} />
      <p>
        To find out, read the network again; where the host can’t be read, look at the service itself. Sending the same
        change once more does no harm: it sets the same values.
      </p>
      <Button onClick={() => void check()}>Read the network again</Button>
      <div role="status">{found}</div>
    </Notice>
  )
}

function CheckResult({ proposal, now }: { proposal: Proposal; now: Network }) {
  return (
    <ul className="list-disc pl-5">
      {changeLines(proposal).map(({ field }) => {
        const read = field === 'explorer_api_key' ? undefined : now.values[field]
        return (
          <li key={field}>
            {FIELD_TEXT[field].label}:{' '}
            {read === undefined ? (
              'the host does not tell it'
            ) : read === proposal.changes[field] ? (
              'in effect'
            ) : (
              <>
                not in effect, the host tells <UntrustedText text={valueText(read)} max={200} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A sent change, one line per field. */
export function ChangeList({ proposal }: { proposal: Proposal }) {
  return (
    <ul className="list-disc pl-5">
      {changeLines(proposal).map(({ field, from, to }) => (
        <li key={field} className="break-words">
          {FIELD_TEXT[field].label}: <UntrustedText text={from ?? 'not known'} max={120} /> →{' '}
          <UntrustedText text={to} max={300} />
        </li>
      ))}
    </ul>
  )
}
