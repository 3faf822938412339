import { type NetworkField, wireName } from '#/api/networkFields'
import type { Network } from '#/api/networks'
import { HostileText } from '#/ui/HostileText'
import { useAdministration } from './administration'
import { EMPTY_DRAFT, readDraft } from './draft'
import { FIELD_LOOKS } from './fields'
import { FlagControl } from './FlagControl'
import { KnownValue } from './KnownValue'
import { useStore } from './store'
import { TextControl } from './TextControl'

interface FieldRowProps {
  chainId: string
  field: NetworkField
  network: Network | null
  /** Whether the current value is still being asked for. */
  pending: boolean
  /** What is wrong with it, said by this form or by the host. */
  problem: string | undefined
  /** Sets what is sent for the field; undefined leaves it unchanged. */
  onChange: (value: string | boolean | undefined) => void
}

/** What a control of a field needs, whatever its kind. */
export interface ControlProps {
  field: NetworkField
  value: string | boolean | undefined
  /** What it is now, where that is known. */
  known: string | boolean | undefined
  chainId: string
  invalid: boolean
  onChange: (value: string | boolean | undefined) => void
}

/** One field of a network: what it does, what it is now, what is to become of it. */
export function FieldRow({ chainId, field, network, pending, problem, onChange }: FieldRowProps) {
  const administration = useAdministration()
  const draft = useStore(administration.drafts)[chainId] ?? EMPTY_DRAFT
  const { label, meaning, kind } = FIELD_LOOKS[field]
  const value = draft.typed[field]
  const now = field === 'explorer_api_key' ? undefined : network?.values[field]
  const Control = kind === 'flag' ? FlagControl : TextControl
  const same = value !== undefined && readDraft(draft, network).same.includes(field)
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
        <p className="text-xs text-muted">Now</p>
        <KnownValue chainId={chainId} field={field} network={network} pending={pending} />
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
        <div id={`problem-${field}`} role="alert" className="break-words text-bad empty:hidden">
          {problem && <HostileText text={problem} max={300} />}
        </div>
        <p className="text-sm text-muted empty:hidden">{same && 'As it is now: not sent.'}</p>
      </div>
    </div>
  )
}
