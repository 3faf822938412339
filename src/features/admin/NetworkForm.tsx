import { type FormEvent, useRef, useState } from 'react'
import { NETWORK_FIELDS, type NetworkField } from '#/api/networkFields'
import type { Network } from '#/api/networks'
import { Button } from '#/ui/Button'
import { useAdministration } from './administration'
import { EMPTY_DRAFT, isEmpty, readDraft, withField } from './draft'
import { FieldRow } from './FieldRow'
import type { Complaints } from './NetworkPage'
import { type Proposal, proposed, sentFields } from './proposal'
import { useStore } from './store'

interface NetworkFormProps {
  chainId: string
  network: Network | null
  pending: boolean
  complaints: Complaints
  onEdit: (field: NetworkField) => void
  onReview: (proposal: Proposal) => void
}

/** Every field of a network, each left unchanged until it is changed by hand; what is wrong is said beside it. */
export function NetworkForm({ chainId, network, pending, complaints, onEdit, onReview }: NetworkFormProps) {
  const administration = useAdministration()
  const form = useRef<HTMLFormElement>(null)
  const draft = useStore(administration.drafts)[chainId] ?? EMPTY_DRAFT
  const [tried, setTried] = useState(false)
  const { changes, problems, same } = readDraft(draft, network)
  const count = sentFields(changes).length

  const change = (field: NetworkField, value: string | boolean | undefined) => {
    administration.setDraft(chainId, withField(administration.draft(chainId), field, value))
    onEdit(field)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = NETWORK_FIELDS.find((field) => problems[field])
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else if (count > 0 && !pending) {
      setTried(false)
      onReview(proposed(chainId, changes, network))
    }
  }
  const discard = () => {
    administration.setDraft(chainId, EMPTY_DRAFT)
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
            network={network}
            pending={pending}
            problem={complaints[field] ? `The host says: ${complaints[field]}` : tried ? problems[field] : undefined}
            onChange={(value) => change(field, value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
        <p role="status" className="grow">
          {summaryOf(count, Object.keys(problems).length, same.length)}
        </p>
        <Button onClick={discard} disabled={isEmpty(draft)}>
          Leave all unchanged
        </Button>
        <Button type="submit" disabled={isEmpty(draft) || pending} className="border-accent">
          Review…
        </Button>
      </div>
    </form>
  )
}

function summaryOf(sent: number, wrong: number, same: number): string {
  const parts = [
    sent > 0 && `${sent} of ${NETWORK_FIELDS.length} fields will be sent`,
    wrong > 0 && `${wrong} can’t be sent as typed`,
    same > 0 && `${same} as now, not sent`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join('; ')}.` : 'All fields are left unchanged: nothing will be sent.'
}
