import { type FormEvent, useRef, useState } from 'react'
import { NETWORK_FIELDS, type NetworkField, wireName } from '#/api/networkFields'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { useAdministration } from './administration'
import type { FieldViolations } from './useChange'
import { EMPTY_DRAFT, isEmpty, readDraft, type DraftValue, withField } from './draft'
import { type ControlProps, FIELD_TEXT } from './fieldText'
import { type NetworkState, CurrentValue } from './CurrentValue'
import { type Proposal, proposeChange, sentFields } from './proposal'
import { useStore } from '#/data/useStore'
import { FlagControl, TextControl } from './FieldControls'

interface NetworkFormProps {
  chainId: string
  known: NetworkState
  violations: FieldViolations
  onEdit: (field: NetworkField) => void
  onReview: (proposal: Proposal) => void
}

/** The form for all fields of a network, each left unchanged until edited, with its problem next to it. */
export function NetworkForm({ chainId, known, violations, onEdit, onReview }: NetworkFormProps) {
  const { drafts, sender } = useAdministration()
  const form = useRef<HTMLFormElement>(null)
  const draft = useStore(drafts.all)[chainId] ?? EMPTY_DRAFT
  const [tried, setTried] = useState(false)
  const isSending = useStore(sender.sending).has(chainId)
  const { changes, problems, same } = readDraft(draft, known.network)
  const sent = sentFields(changes).length
  const wrong = Object.keys(problems).length
  const held = reasonToWait(known.pending, isSending, sent + wrong)

  const change = (field: NetworkField, value: DraftValue | undefined) => {
    drafts.set(chainId, withField(drafts.of(chainId), field, value))
    onEdit(field)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (held !== null) return
    setTried(wrong > 0)
    const first = NETWORK_FIELDS.find((field) => problems[field])
    if (first) form.current?.querySelector<HTMLElement>(`#field-${first}`)?.focus()
    else onReview(proposeChange(chainId, changes, known.network))
  }
  const discard = () => {
    drafts.set(chainId, EMPTY_DRAFT)
    setTried(false)
    for (const field of NETWORK_FIELDS) onEdit(field)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={`Changes to network ${chainId}`} className="mt-4">
      <div className="panel ruled overflow-clip">
        {NETWORK_FIELDS.map((field) => (
          <FieldRow
            key={field}
            chainId={chainId}
            field={field}
            known={known}
            problem={violations[field] ? `Rejected: ${violations[field]}` : tried ? problems[field] : undefined}
            onChange={(value) => change(field, value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p id="review-held" role="status" className="grow basis-60">
          {summaryOf(sent, wrong, same.length)} {held}
        </p>
        <Button onClick={discard} disabled={isEmpty(draft)}>
          Clear changes
        </Button>
        <Button
          tone="accent"
          type="submit"
          // Stays focusable, so that assistive technology can read why it is disabled.
          aria-disabled={held !== null}
          aria-describedby="review-held"
        >
          Review changes
        </Button>
      </div>
    </form>
  )
}

/** Why no review is possible now, or null. `count` is the number of edited fields, valid or not. */
function reasonToWait(pending: boolean, isSending: boolean, count: number): string | null {
  if (isSending) return 'A change to this network is being saved. Wait until it is finished.'
  if (pending) return 'Wait until the current values are loaded.'
  return count === 0 ? 'Nothing to review.' : null
}

function summaryOf(sent: number, wrong: number, same: number): string {
  const parts = [
    sent > 0 && `${sent} of ${NETWORK_FIELDS.length} fields changed`,
    wrong > 0 && `${wrong} invalid`,
    same > 0 && `${same} same as the current value`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No changes.'
}

interface FieldRowProps {
  chainId: string
  field: NetworkField
  known: NetworkState
  /** Why the value is invalid, found by this form or reported by the host. */
  problem: string | undefined
  onChange: ControlProps['onChange']
}

/** One field of a network: its meaning, its current value and its control. */
export function FieldRow({ chainId, field, known, problem, onChange }: FieldRowProps) {
  const administration = useAdministration()
  const draft = useStore(administration.drafts.all)[chainId] ?? EMPTY_DRAFT
  const { label, meaning, kind } = FIELD_TEXT[field]
  const value = draft.typed[field]
  const now = field === 'explorer_api_key' ? undefined : known.network?.values[field]
  const Control = kind === 'flag' ? FlagControl : TextControl
  const same = value !== undefined && readDraft(draft, known.network).same.includes(field)
  return (
    <div
      className={`grid gap-x-6 gap-y-2 border-l-2 px-4 py-3 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_minmax(0,1.5fr)] ${value === undefined ? 'border-l-transparent' : same ? 'border-l-line-strong' : 'border-l-accent bg-accent-soft'}`}
    >
      <div>
        <p id={`about-${field}`} className="font-medium">
          {label}{' '}
          <span className="font-mono text-xs font-normal text-muted">{wireName(field, administration.fieldNames)}</span>
        </p>
        <p className="text-sm text-muted">{meaning}</p>
      </div>
      <div className="min-w-0">
        <CurrentValue chainId={chainId} field={field} known={known} />
      </div>
      <div className="min-w-0">
        <Control
          field={field}
          value={value}
          known={typeof now === 'number' ? String(now) : now}
          chainId={chainId}
          invalid={problem !== undefined}
          onChange={onChange}
        />
        <div id={`field-${field}-problem`} role="alert" className="mt-1 break-words text-bad empty:hidden">
          {problem && <UntrustedText text={problem} max={300} />}
        </div>
        <p className="mt-1 text-sm text-muted empty:hidden">{same && 'Same as the current value'}</p>
        <p role="status" className="mt-1 text-sm text-warn empty:hidden">
          {draft.forgotten.includes(field) && 'The secret was cleared. Enter it again to save it.'}
        </p>
      </div>
    </div>
  )
}
