import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { NetworkField } from '#/api/networkFields'
import { Button } from '#/ui/Button'
import { HostileText } from '#/ui/HostileText'
import { Notice } from '#/ui/Notice'
import { useAdministration } from './administration'
import { FailureDetails } from './FailureDetails'
import { FIELD_LOOKS } from './fields'
import { asApiError, type Outcome } from './outcome'
import { linesOf, type Proposal, reversed, sentFields, wordsOf } from './proposal'
import type { Done } from './useChange'

interface OutcomeNoticeProps {
  done: Done
  /** Starts the review of the change back. */
  onUndo: (proposal: Proposal) => void
}

/** What came of a change: what is so now, what the host said, what to do; it takes the focus, so that nobody misses it. */
export function OutcomeNotice({ done: { proposal, outcome }, onUndo }: OutcomeNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div
      ref={place}
      tabIndex={-1}
      role={outcome.kind === 'changed' ? 'status' : 'alert'}
      aria-label="What came of the change"
      className="mt-4 bg-sunken pr-4 outline-none"
    >
      {outcome.kind === 'changed' && <Changed proposal={proposal} outcome={outcome} onUndo={onUndo} />}
      {outcome.kind === 'refused' && (
        <Notice tone="bad" title={`Network ${proposal.chainId}: refused, nothing was changed`}>
          <FailureDetails error={outcome.error} />
          {outcome.violations.length > 0 && (
            <ul className="list-disc pl-5">
              {outcome.violations.map(({ field, name, description }, index) => (
                // Several may say the same.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  {field ? FIELD_LOOKS[field].label : <HostileText text={name || 'The request'} max={80} />}:{' '}
                  <HostileText text={description} max={300} />
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {outcome.kind === 'unknown' && <Uncertain proposal={proposal} outcome={outcome} />}
    </div>
  )
}

function Lines({ proposal }: { proposal: Proposal }) {
  return (
    <ul className="list-disc pl-5">
      {linesOf(proposal).map(({ field, from, to }) => (
        <li key={field} className="break-words">
          {FIELD_LOOKS[field].label}: <HostileText text={from ?? 'not known'} max={120} /> →{' '}
          <HostileText text={to} max={300} />
        </li>
      ))}
    </ul>
  )
}

function Changed({
  proposal,
  outcome: { now, contradicted },
  onUndo,
}: {
  proposal: Proposal
  outcome: Extract<Outcome, { kind: 'changed' }>
  onUndo: OutcomeNoticeProps['onUndo']
}) {
  const back = reversed(proposal, now)
  const lost = sentFields(proposal.changes).filter((field) => back?.changes[field] === undefined)
  return (
    <Notice title={`Network ${proposal.chainId}: the host took the change`}>
      <Lines proposal={proposal} />
      {contradicted.length > 0 ? (
        <p className="text-bad">
          Yet it still tells {fieldNames(contradicted)} otherwise. It may need time, or call{' '}
          {contradicted.length === 1 ? 'the field' : 'the fields'} something else (merits.fieldNames in config.json).
        </p>
      ) : (
        <p className="text-muted">
          {now ? 'Read again from the host: it is so.' : 'This host can’t be read, so that its answer is all there is.'}
        </p>
      )}
      {back && <Button onClick={() => onUndo(back)}>Undo…</Button>}
      {lost.length > 0 && (
        <p className="text-muted">
          {back ? 'Undo can’t put everything back' : 'This can’t be undone'}: what was before of {fieldNames(lost)} is
          not known here.
        </p>
      )}
    </Notice>
  )
}

function Uncertain({ proposal, outcome: { error } }: { proposal: Proposal; outcome: { error: Error } }) {
  const administration = useAdministration()
  const [found, setFound] = useState<ReactNode>(null)
  const check = async () => {
    setFound('Asking the host…')
    try {
      const now = await administration.reader.readNow(proposal.chainId)
      setFound(now ? <Found proposal={proposal} now={now.values} /> : 'This host can’t be read.')
    } catch (thrown) {
      setFound(<FailureDetails error={asApiError(thrown)} />)
    }
  }
  return (
    <Notice tone="bad" title={`Network ${proposal.chainId}: the outcome is unknown`}>
      <p>The change was sent, but no answer tells what came of it. It may be in effect, now or in a moment.</p>
      <Lines proposal={proposal} />
      <FailureDetails error={asApiError(error)} />
      <p>
        To find out, read the network again; where the host can’t be read, look at the service itself. Sending the same
        change once more does no harm: it sets the same values.
      </p>
      <Button onClick={() => void check()}>Read the network again</Button>
      <div role="status">{found}</div>
    </Notice>
  )
}

function Found({ proposal, now }: { proposal: Proposal; now: Readonly<Record<string, unknown>> }) {
  return (
    <ul className="list-disc pl-5">
      {linesOf(proposal).map(({ field }) => {
        const read = now[field] as string | number | boolean | undefined
        return (
          <li key={field}>
            {FIELD_LOOKS[field].label}:{' '}
            {read === undefined ? (
              'the host does not tell it'
            ) : read === proposal.changes[field] ? (
              'in effect'
            ) : (
              <>
                not in effect, the host tells <HostileText text={wordsOf(read)} max={200} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function fieldNames(fields: readonly NetworkField[]): string {
  return fields.map((field) => FIELD_LOOKS[field].label).join(', ')
}
