import { Fragment, useState } from 'react'
import { type FieldNames, NETWORK_FIELDS, wireName } from '#/api/networkFields'
import { findChain } from '#/data/config/config'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'
import { UntrustedText } from '#/ui/UntrustedText'
import { TextField } from '#/ui/Field'
import { useAdministration } from './administration'
import { FIELD_TEXT } from './fieldText'
import {
  normalizedName,
  type ChangeLine,
  nameToConfirm,
  hidesSecrets,
  changeLines,
  type Proposal,
  redactedBody,
} from './proposal'
import { ExpiryWarning } from './AdminGate'
import { NotSentNotice } from './OutcomeNotice'
import { useStore } from '#/data/useStore'
import { type FinishedChange, useSending } from './useChange'

/** Shows a change before it is sent: the changed fields, the unchanged ones and the request itself. Sends it once. */
export function ReviewDialog({
  proposal: first,
  onDone,
}: {
  proposal: Proposal
  onDone: (done: FinishedChange | null) => void
}) {
  const administration = useAdministration()
  const { proposal, obstacle, isSending, send } = useSending(first, onDone)
  const [typed, setTyped] = useState<{ name: string; for: Proposal }>({ name: '', for: proposal })
  const { chainId, before } = proposal
  const lock = useStore(administration.session.lock)
  const { fieldNames } = administration
  const configured = findChain(administration.config, chainId)?.name ?? null
  const title = before?.values.name ?? configured
  const lines = changeLines(proposal)
  const unchanged = NETWORK_FIELDS.filter((field) => proposal.changes[field] === undefined)
  const confirmation = lines.some(({ dangerous }) => dangerous) ? nameToConfirm(proposal, configured) : null
  // A name typed for another change does not count.
  const name = typed.for === proposal ? typed.name : ''
  const ready =
    lines.length > 0 &&
    obstacle?.kind !== 'elsewhere' &&
    (confirmation === null || normalizedName(name) === normalizedName(confirmation))
  const cancel = () => {
    if (!isSending) onDone(null)
  }
  const sendWhenReady = () => {
    if (ready) void send()
  }

  return (
    <Dialog
      title={
        <>
          Review change to {title ? <UntrustedText text={title} max={80} /> : 'network'}{' '}
          <span className="font-mono font-normal text-muted">{chainId}</span>
        </>
      }
      onClose={cancel}
    >
      {obstacle && (
        <NotSentNotice key={`${obstacle.kind} ${proposal.at}`} obstacle={obstacle} isEmpty={lines.length === 0} />
      )}
      {lines.length > 0 && (
        <>
          <ChangeTable lines={lines} names={fieldNames} />
          <p className="text-sm text-muted">
            Unchanged fields:{' '}
            <span className="font-mono">
              {unchanged.map((field) => wireName(field, fieldNames)).join(', ') || 'none'}
            </span>
          </p>
          <RequestPreview proposal={proposal} />
        </>
      )}
      {confirmation !== null && (
        <NameConfirmation
          name={confirmation}
          typed={name}
          onType={(text) => setTyped({ name: text, for: proposal })}
          onEnter={sendWhenReady}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 pt-2">
        {lines.length > 0 && (
          <Button
            onClick={sendWhenReady}
            aria-disabled={!ready || isSending}
            tone={confirmation === null ? 'accent' : 'bad'}
          >
            {isSending ? 'Saving…' : obstacle?.kind === 'unchecked' ? 'Save without checking' : 'Save change'}
          </Button>
        )}
        <Button onClick={cancel} aria-disabled={isSending}>
          Cancel
        </Button>
        <span role="status" className="text-muted">
          {isSending && 'Waiting for the API. The change is sent only once.'}
          {lock.open && lock.expiring && <ExpiryWarning />}
        </span>
      </div>
    </Dialog>
  )
}

/** The changed fields with old and new value, and a warning on dangerous ones. */
export function ChangeTable({ lines, names }: { lines: readonly ChangeLine[]; names: FieldNames }) {
  return (
    <ul aria-label="Changes" className="ruled border-y border-line">
      {lines.map(({ field, from, to, dangerous }) => (
        <li key={field} className="grid gap-x-4 py-2 md:grid-cols-[13rem_1fr]">
          <span>
            {FIELD_TEXT[field].label}
            <span className="block font-mono text-xs text-muted">{wireName(field, names)}</span>
          </span>
          <span className="min-w-0 break-words">
            {from === null ? (
              <span className="text-muted">unknown</span>
            ) : (
              <s className="text-muted">
                <UntrustedText text={from} max={300} />
              </s>
            )}{' '}
            <span aria-hidden className="icon icon-right" />
            <span className="sr-only">changes to</span>{' '}
            <strong className="font-semibold whitespace-pre-wrap">
              <UntrustedText text={to} max={2000} />
            </strong>
            {dangerous && <span className="icon icon-warning block text-sm text-bad">Can take the network down</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface NameConfirmationProps {
  name: string
  typed: string
  onType: (text: string) => void
  onEnter: () => void
}

/** Asks for the network's name, to prevent dangerous changes by accident. */
export function NameConfirmation({ name, typed, onType, onEnter }: NameConfirmationProps) {
  return (
    <div className="border-l-2 border-bad py-1 pl-4">
      <TextField
        label={
          <span className="text-ink">
            This can take a live network down. Type <strong className="font-semibold select-all">{name}</strong> to
            continue.
          </span>
        }
        value={typed}
        onText={onType}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter()
        }}
      />
    </div>
  )
}

/** The request as it would be sent, with secrets hidden. */
export function RequestPreview({ proposal }: { proposal: Proposal }) {
  const { fieldNames, meritsUrl } = useAdministration()
  return (
    <details open>
      <summary className="min-h-11 py-3 md:min-h-8 md:py-1.5">
        Exact request{hidesSecrets(proposal, fieldNames) && ' (secrets hidden)'}
      </summary>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
        tabIndex={0}
        aria-label="Request"
        role="group"
        className="max-h-60 overflow-auto bg-sunken p-3 font-mono text-sm break-all whitespace-pre-wrap"
      >
        {`PATCH ${meritsUrl}/admin/api/v1/networks/${proposal.chainId}\n\n`}
        <UntrustedLines text={redactedBody(proposal, fieldNames)} />
      </pre>
    </details>
  )
}

/** A text of several lines that may have untrusted parts. */
function UntrustedLines({ text }: { text: string }) {
  return text.split('\n').map((line, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their position
    <Fragment key={place}>
      <UntrustedText text={line} max={20_000} />
      {'\n'}
    </Fragment>
  ))
}
