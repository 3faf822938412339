import { type NetworkField, wireName } from '#/api/networkFields'
import { UntrustedText } from '#/ui/UntrustedText'
import { useAdministration } from './administration'
import { EMPTY_DRAFT, readDraft } from './draft'
import { type ControlProps, FIELD_LOOKS } from './fields'
import { FlagControl } from './FlagControl'
import { type Known, KnownValue } from './KnownValue'
import { useStore } from './store'
import { TextControl } from './TextControl'

interface FieldRowProps {
  chainId: string
  field: NetworkField
  known: Known
  /** What is wrong with it, said by this form or by the host. */
  problem: string | undefined
  onChange: ControlProps['onChange']
}

/** One field of a network: what it does, what it is now, what is to become of it. */
export function FieldRow({ chainId, field, known, problem, onChange }: FieldRowProps) {
  const administration = useAdministration()
  const draft = useStore(administration.drafts.all)[chainId] ?? EMPTY_DRAFT
  const { label, meaning, kind } = FIELD_LOOKS[field]
  const value = draft.typed[field]
  const now = field === 'explorer_api_key' ? undefined : known.network?.values[field]
  const Control = kind === 'flag' ? FlagControl : TextControl
  const same = value !== undefined && readDraft(draft, known.network).same.includes(field)
  return (
    <div
      className={`grid gap-x-6 gap-y-2 border-b border-l-2 border-b-line py-3 pl-3 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_minmax(0,1.5fr)] ${value === undefined ? 'border-l-transparent' : same ? 'border-l-line-strong' : 'border-l-accent bg-accent-soft'}`}
    >
      <div>
        <p id={`about-${field}`} className="font-medium">
          {label}{' '}
          <span className="font-mono text-xs font-normal text-muted">{wireName(field, administration.fieldNames)}</span>
        </p>
        <p className="text-sm text-muted">{meaning}</p>
      </div>
      <div className="min-w-0">
        <KnownValue chainId={chainId} field={field} known={known} />
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
        <p className="mt-1 text-sm text-muted empty:hidden">{same && 'As it is now: not sent.'}</p>
        <p role="status" className="mt-1 text-sm text-warn empty:hidden">
          {draft.forgotten.includes(field) && 'The secret that was typed here is forgotten: type it again to send it.'}
        </p>
      </div>
    </div>
  )
}
