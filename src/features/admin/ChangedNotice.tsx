import type { NetworkField } from '#/api/networkFields'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { RawRecord } from '#/ui/RawRecord'
import { ChangeLines } from './ChangeLines'
import { FIELD_LOOKS } from './fields'
import type { Changed } from './outcome'
import { type Proposal, reversed, sentFields } from './proposal'

interface ChangedNoticeProps {
  proposal: Proposal
  outcome: Changed
  /** Starts the review of the change back. */
  onUndo: (proposal: Proposal) => void
}

/** Says that the host took a change, what it tells of it since, and what the way back is. */
export function ChangedNotice({ proposal, outcome, onUndo }: ChangedNoticeProps) {
  const back = reversed(proposal, outcome.now)
  const lost = sentFields(proposal.changes).filter((field) => back?.changes[field] === undefined)
  return (
    <Notice title={`Network ${proposal.chainId}: the host took the change`}>
      <ChangeLines proposal={proposal} />
      <Proof proposal={proposal} outcome={outcome} />
      {Object.keys(outcome.said).length > 0 && (
        <details open>
          <summary className="min-h-11 py-3 md:min-h-8 md:py-1.5">What the host answered</summary>
          <RawRecord raw={outcome.said} />
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

/** How far what was read since proves that the change is in effect. */
function Proof({ proposal: { changes }, outcome: { now, contradicted } }: Omit<ChangedNoticeProps, 'onUndo'>) {
  if (!now) return <p className="text-muted">It could not be read again: the host’s answer is all there is.</p>
  if (contradicted.length > 0) {
    return (
      <p className="text-bad">
        Yet it still tells {labelsOf(contradicted)} otherwise. It may need time, or call{' '}
        {contradicted.length === 1 ? 'the field' : 'the fields'} something else (merits.fieldNames in config.json).
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
  return fields.map((field) => FIELD_LOOKS[field].label).join(', ')
}
