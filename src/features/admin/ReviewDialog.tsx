import { useState } from 'react'
import { NETWORK_FIELDS, wireName } from '#/api/networkFields'
import { findChain } from '#/data/config/config'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Dialog } from '#/ui/Dialog'
import { ActionButton } from './ActionButton'
import { useAdministration } from './administration'
import { ChangeTable } from './ChangeTable'
import { ExpiryWarning } from './ExpiryWarning'
import { asSeen, demandedName, linesOf, type Proposal } from './proposal'
import { Demand, HaltNotice, TheRequest } from './reviewParts'
import { useStore } from './store'
import type { Done } from './useChange'
import { useSending } from './useSending'

/** Shows a change before it is sent: in words, what is left alone, to the letter; sends it once and says what came of it. */
export function ReviewDialog({ proposal: first, onDone }: { proposal: Proposal; onDone: (done: Done | null) => void }) {
  const administration = useAdministration()
  const { proposal, halt, isSending, send } = useSending(first, onDone)
  const [typed, setTyped] = useState<{ name: string; for: Proposal }>({ name: '', for: proposal })
  const { chainId, before } = proposal
  const lock = useStore(administration.session.lock)
  const { fieldNames } = administration
  const configured = findChain(administration.config, chainId)?.name ?? null
  const title = before?.values.name ?? configured
  const lines = linesOf(proposal)
  const unsent = NETWORK_FIELDS.filter((field) => proposal.changes[field] === undefined)
  const demanded = lines.some(({ dangerous }) => dangerous) ? demandedName(proposal, configured) : null
  // A name that was typed for another change is none for this one.
  const name = typed.for === proposal ? typed.name : ''
  const ready =
    lines.length > 0 && halt?.kind !== 'elsewhere' && (demanded === null || asSeen(name) === asSeen(demanded))
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
          Review the change to {title ? <UntrustedText text={title} max={80} /> : 'network'}{' '}
          <span className="font-mono font-normal text-muted">{chainId}</span>
        </>
      }
      onClose={cancel}
    >
      {halt && <HaltNotice key={`${halt.kind} ${proposal.at}`} halt={halt} empty={lines.length === 0} />}
      {lines.length > 0 && (
        <>
          <ChangeTable lines={lines} names={fieldNames} />
          <p className="text-sm text-muted">
            Not sent, and so left as they are:{' '}
            <span className="font-mono">{unsent.map((field) => wireName(field, fieldNames)).join(', ') || 'none'}</span>
          </p>
          <TheRequest proposal={proposal} />
        </>
      )}
      {demanded !== null && (
        <Demand
          name={demanded}
          typed={name}
          onType={(text) => setTyped({ name: text, for: proposal })}
          onEnter={sendWhenReady}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 pt-2">
        {lines.length > 0 && (
          <ActionButton
            onClick={sendWhenReady}
            aria-disabled={!ready || isSending}
            tone={demanded === null ? 'accent' : 'bad'}
          >
            {isSending ? 'Sending…' : halt?.kind === 'unchecked' ? 'Send unchecked' : 'Send the change'}
          </ActionButton>
        )}
        <Button onClick={cancel} aria-disabled={isSending}>
          Back without sending
        </Button>
        <span role="status" className="text-muted">
          {isSending && 'Waiting for the host. Nothing can be sent twice.'}
          {lock.open && lock.expiring && <ExpiryWarning />}
        </span>
      </div>
    </Dialog>
  )
}
