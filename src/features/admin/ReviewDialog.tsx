import { useState } from 'react'
import { NETWORK_FIELDS, wireName } from '#/api/networkFields'
import { findChain } from '#/data/config'
import { Button } from '#/ui/Button'
import { HostileText } from '#/ui/HostileText'
import { useAdministration } from './administration'
import { ChangeTable } from './ChangeTable'
import { Modal } from '#/ui/Modal'
import { asSeen, demandedName, linesOf, type Proposal, rebased, sentFields, shownBody } from './proposal'
import { Demand, type Halt, HaltNotice, HostileLines } from './reviewParts'
import type { Done } from './useChange'

/** Shows a change before it is sent: in words, what is left alone, to the letter; sends it once and says what came of it. */
export function ReviewDialog({ proposal: first, onDone }: { proposal: Proposal; onDone: (done: Done | null) => void }) {
  const administration = useAdministration()
  const [proposal, setProposal] = useState(first)
  const [sending, setSending] = useState(false)
  const [halt, setHalt] = useState<Halt | null>(null)
  const [typed, setTyped] = useState('')
  const { chainId, before } = proposal
  const { fieldNames, meritsUrl } = administration
  const configured = findChain(administration.config, chainId)?.name ?? null
  const title = before?.values.name ?? configured
  const lines = linesOf(proposal)
  const unsent = NETWORK_FIELDS.filter((field) => proposal.changes[field] === undefined)
  const demanded = lines.some(({ dangerous }) => dangerous) ? demandedName(proposal, configured) : null
  const ready = lines.length > 0 && (demanded === null || asSeen(typed) === asSeen(demanded))

  const send = async () => {
    if (sending || !ready) return
    setSending(true)
    const outcome = await administration.send(proposal, { unchecked: halt?.kind === 'unchecked' })
    setSending(false)
    if (outcome.kind === 'busy') return
    if (outcome.kind === 'conflict' || outcome.kind === 'unchecked') {
      setHalt(outcome)
      setTyped('')
      if (outcome.kind === 'conflict') setProposal(rebased(proposal, outcome.now))
    } else onDone(outcome.kind === 'locked' ? null : { proposal, outcome })
  }

  return (
    <Modal
      title={
        <>
          Review the change to {title ? <HostileText text={title} max={80} /> : 'network'}{' '}
          <span className="font-mono font-normal text-muted">{chainId}</span>
        </>
      }
      onClose={() => {
        if (!sending) onDone(null)
      }}
    >
      <div role="alert" className="empty:hidden">
        {halt && <HaltNotice halt={halt} empty={lines.length === 0} />}
      </div>
      {lines.length > 0 && (
        <>
          <ChangeTable lines={lines} names={fieldNames} />
          <p className="text-sm text-muted">
            Not sent, and so left as they are:{' '}
            <span className="font-mono">{unsent.map((field) => wireName(field, fieldNames)).join(', ') || 'none'}</span>
          </p>
          <details open>
            <summary className="min-h-11 py-3 md:min-h-8 md:py-1.5">
              The request to the letter
              {sentFields(proposal.changes).includes('explorer_api_key') && ', its secret hidden'}
            </summary>
            <pre
              // A box that scrolls is reached by the keyboard, too.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              aria-label="Request"
              role="group"
              className="max-h-60 overflow-auto bg-sunken p-3 font-mono text-sm break-all whitespace-pre-wrap"
            >
              {`PATCH ${meritsUrl}/admin/api/v1/networks/${chainId}\n\n`}
              <HostileLines text={shownBody(proposal, fieldNames)} />
            </pre>
          </details>
        </>
      )}
      {demanded !== null && <Demand name={demanded} typed={typed} onType={setTyped} onEnter={() => void send()} />}
      <div className="flex flex-wrap items-center gap-3 pt-2">
        {lines.length > 0 && (
          <Button
            onClick={() => void send()}
            disabled={!ready}
            aria-disabled={sending}
            className={demanded === null ? 'border-accent' : 'border-bad text-bad'}
          >
            {sending ? 'Sending…' : halt?.kind === 'unchecked' ? 'Send unchecked' : 'Send the change'}
          </Button>
        )}
        <Button onClick={() => onDone(null)} disabled={sending}>
          Back without sending
        </Button>
        <span role="status" className="text-muted">
          {sending && 'Waiting for the host. Nothing can be sent twice.'}
        </span>
      </div>
    </Modal>
  )
}
