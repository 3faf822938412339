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
import { asApiError, isMissingPermission, type SavedOutcome, type SendObstacle } from './outcome'
import { changeLines, currentValueText, type Proposal, sentFields, undoOf, valueText } from './proposal'
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
      role={outcome.kind === 'saved' ? 'status' : 'alert'}
      aria-label="Result of the change"
      className="mt-4 bg-sunken pr-4 outline-none"
    >
      {outcome.kind === 'saved' && <SavedNotice proposal={proposal} outcome={outcome} onUndo={onUndo} />}
      {outcome.kind === 'rejected' && (
        <Notice tone="bad" title={`Network ${proposal.chainId}: change rejected`}>
          {isMissingPermission(outcome.error) && <PermissionText proposal={proposal} />}
          <ErrorDetails error={outcome.error} />
        </Notice>
      )}
      {outcome.kind === 'unknown' && <UncertainNotice proposal={proposal} error={outcome.error} />}
    </div>
  )
}

/** The token is valid and not allowed to make the change, which is still there. */
function PermissionText({ proposal }: { proposal: Proposal }) {
  return (
    <>
      <p>
        {proposal.before
          ? 'This token can read the network, but not make this change:'
          : 'This token is not allowed to make this change:'}
      </p>
      <ChangeList proposal={proposal} />
      <p>Save it again after the token’s permissions were extended, or lock and unlock with another token.</p>
    </>
  )
}

interface SavedNoticeProps {
  proposal: Proposal
  outcome: SavedOutcome
  /** Starts the review of the reverse change. */
  onUndo: (proposal: Proposal) => void
}

/** The change was saved: whether that is verified, and how to undo it. */
export function SavedNotice({ proposal, outcome, onUndo }: SavedNoticeProps) {
  const back = undoOf(proposal, outcome.now)
  const lost = sentFields(proposal.changes).filter((field) => back?.changes[field] === undefined)
  return (
    <Notice title={`Network ${proposal.chainId}: change saved`}>
      <ChangeList proposal={proposal} />
      <Verification proposal={proposal} outcome={outcome} />
      {Object.keys(outcome.response).length > 0 && (
        <details open>
          <summary className="min-h-11 py-3 md:min-h-8 md:py-1.5">API response</summary>
          <RawRecord raw={outcome.response} />
        </details>
      )}
      {back && <Button onClick={() => onUndo(back)}>Undo…</Button>}
      {lost.length > 0 && (
        <p className="text-muted">
          {back ? 'Undo can’t restore' : 'Can’t undo'} {labelsOf(lost)}: previous value unknown.
        </p>
      )}
    </Notice>
  )
}

/** Whether the values read after the change confirm it. */
function Verification({ proposal: { changes }, outcome: { now, differing } }: Omit<SavedNoticeProps, 'onUndo'>) {
  if (!now) return <p className="text-muted">Not verified: the new values couldn’t be loaded.</p>
  if (differing.length > 0) {
    return (
      <p className="text-bad">
        Not verified: the API still reports another value of {labelsOf(differing)}. It may need time, or use another
        field name (merits.fieldNames in config.json).
      </p>
    )
  }
  const sent = sentFields(changes)
  const unreported = sent.filter((field) => field === 'explorer_api_key' || now.values[field] === undefined)
  if (unreported.length === 0) return <p className="text-muted">Verified: new values are active.</p>
  return (
    <p className="text-muted">
      {unreported.length < sent.length ? 'Verified, except' : 'Not verified:'} {labelsOf(unreported)} (not reported by
      the API).
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
    setFound('Checking…')
    try {
      const now = await administration.reader.readNow(proposal.chainId)
      setFound(now ? <CheckResult proposal={proposal} now={now} /> : 'Current values not available from this API')
    } catch (thrown) {
      setFound(<ErrorDetails error={asApiError(thrown)} />)
    }
  }
  return (
    <Notice tone="bad" title={`Network ${proposal.chainId}: unknown result`}>
      <p>The change was sent, but the response doesn’t say whether it was saved. It may be active now or soon.</p>
      <ChangeList proposal={proposal} />
      <ErrorDetails error={asApiError(error)} />
      <p>Check the current values, or the service itself. Saving the same change again is safe.</p>
      <Button onClick={() => void check()}>Check current values</Button>
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
              'unknown'
            ) : read === proposal.changes[field] ? (
              'active'
            ) : (
              <>
                not active; current value: <UntrustedText text={valueText(read)} max={200} />
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
          {FIELD_TEXT[field].label}: <UntrustedText text={from ?? 'unknown'} max={120} /> →{' '}
          <UntrustedText text={to} max={300} />
        </li>
      ))}
    </ul>
  )
}

/** Why a change was not sent; takes the focus from the button that was pressed. */
export function NotSentNotice({ obstacle, isEmpty }: { obstacle: SendObstacle; isEmpty: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="outline-none">
      <NotSentText obstacle={obstacle} isEmpty={isEmpty} />
    </div>
  )
}

function NotSentText({ obstacle, isEmpty }: { obstacle: SendObstacle; isEmpty: boolean }) {
  if (obstacle.kind === 'busy') {
    return (
      <Notice tone="bad" title="Not saved: another change to this network is being saved">
        <p>Its result will appear in the change log. Check it before you save another change.</p>
      </Notice>
    )
  }
  if (obstacle.kind === 'elsewhere') {
    return (
      <Notice tone="bad" title="Not saved: another tab is changing this network">
        <p>The network is loaded again when that tab has finished.</p>
      </Notice>
    )
  }
  if (obstacle.kind === 'free') {
    return (
      <Notice title="The other tab has finished">
        <p>No difference was found in the network. Review your change again before you save it.</p>
      </Notice>
    )
  }
  if (obstacle.kind === 'unchecked') {
    return (
      <Notice tone="bad" title="Not saved: couldn’t check the current values">
        <p>The network may have been changed meanwhile. Save without checking, or cancel and try later.</p>
        <ErrorDetails error={obstacle.error} />
      </Notice>
    )
  }
  const { now, fields } = obstacle
  return (
    <Notice tone="bad" title="Not saved: the network has changed since you started editing">
      {now && fields.length === 0 && <p>Its values were unknown before. They are now shown below.</p>}
      {!now && <p>Another tab has changed {fields.map((field) => FIELD_TEXT[field].label).join(', ')}.</p>}
      {now && fields.length > 0 && (
        <ul className="list-disc pl-5">
          {fields.map((field) => (
            <li key={field}>
              {FIELD_TEXT[field].label} is now <CurrentText network={now} field={field} />
            </li>
          ))}
        </ul>
      )}
      <p>{isEmpty ? 'Nothing to change: values already match.' : 'Review your change again before you save it.'}</p>
    </Notice>
  )
}

function CurrentText({ network, field }: { network: Network; field: Parameters<typeof currentValueText>[1] }) {
  const words = currentValueText(network, field)
  return words === null ? 'unknown' : <UntrustedText text={words} max={200} />
}
