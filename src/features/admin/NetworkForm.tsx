import { type FormEvent, useRef, useState } from 'react'
import { NETWORK_FIELDS, type NetworkField } from '#/api/networkFields'
import { Button } from '#/ui/Button'
import { ActionButton } from './ActionButton'
import { useAdministration } from './administration'
import type { Complaints } from './complaints'
import { EMPTY_DRAFT, isEmpty, readDraft, type Typed, withField } from './draft'
import { FieldRow } from './FieldRow'
import type { Known } from './KnownValue'
import { type Proposal, proposed, sentFields } from './proposal'
import { useStore } from './store'

interface NetworkFormProps {
  chainId: string
  known: Known
  complaints: Complaints
  onEdit: (field: NetworkField) => void
  onReview: (proposal: Proposal) => void
}

/** Every field of a network, each left unchanged until it is changed by hand; what is wrong is said beside it. */
export function NetworkForm({ chainId, known, complaints, onEdit, onReview }: NetworkFormProps) {
  const { drafts, sender } = useAdministration()
  const form = useRef<HTMLFormElement>(null)
  const draft = useStore(drafts.all)[chainId] ?? EMPTY_DRAFT
  const [tried, setTried] = useState(false)
  const isSending = useStore(sender.sending).has(chainId)
  const { changes, problems, same } = readDraft(draft, known.network)
  const sent = sentFields(changes).length
  const wrong = Object.keys(problems).length
  const held = reasonToWait(known.pending, isSending, sent + wrong)

  const change = (field: NetworkField, value: Typed | undefined) => {
    drafts.set(chainId, withField(drafts.of(chainId), field, value))
    onEdit(field)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (held !== null) return
    setTried(wrong > 0)
    const first = NETWORK_FIELDS.find((field) => problems[field])
    if (first) form.current?.querySelector<HTMLElement>(`#field-${first}`)?.focus()
    else onReview(proposed(chainId, changes, known.network))
  }
  const discard = () => {
    drafts.set(chainId, EMPTY_DRAFT)
    setTried(false)
    for (const field of NETWORK_FIELDS) onEdit(field)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={`Changes to network ${chainId}`} className="mt-4">
      <div className="border-t border-line">
        {NETWORK_FIELDS.map((field) => (
          <FieldRow
            key={field}
            chainId={chainId}
            field={field}
            known={known}
            problem={complaints[field] ? `The host says: ${complaints[field]}` : tried ? problems[field] : undefined}
            onChange={(value) => change(field, value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
        <p id="review-held" role="status" className="grow basis-60">
          {summaryOf(sent, wrong, same.length)} {held}
        </p>
        <Button onClick={discard} disabled={isEmpty(draft)}>
          Leave all unchanged
        </Button>
        <ActionButton
          type="submit"
          // It stays a stop of the keyboard, which tells why it does nothing.
          aria-disabled={held !== null}
          aria-describedby="review-held"
        >
          Review…
        </ActionButton>
      </div>
    </form>
  )
}

/** Why there can be no review now; null where there can. `count` is how many fields are changed, rightly or wrongly. */
function reasonToWait(pending: boolean, isSending: boolean, count: number): string | null {
  if (isSending) return 'A change to this network is on its way: the next can be reviewed when it is over.'
  if (pending) return 'The current values are still being read.'
  return count === 0 ? 'There is nothing to review.' : null
}

function summaryOf(sent: number, wrong: number, same: number): string {
  const parts = [
    sent > 0 && `${sent} of ${NETWORK_FIELDS.length} fields will be sent`,
    wrong > 0 && `${wrong} can’t be sent as typed`,
    same > 0 && `${same} as now, not sent`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join('; ')}.` : 'All fields are left unchanged: nothing will be sent.'
}
