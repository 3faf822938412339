import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#/ui/Button'
import { useAdministration } from './administration'
import { hasCredentials } from './draft'
import { type ControlProps, FIELD_TEXT } from './fieldText'
import { SecretInput } from './SecretInput'
import { useStore } from '#/data/useStore'

/** The control of a text field: closed while it is left unchanged, opened at the current value; a secret opens empty. */
export function TextControl({ field, value, known, chainId, invalid, onChange }: ControlProps) {
  const input = useRef<HTMLInputElement>(null)
  const { label, kind } = FIELD_TEXT[field]
  const open = value !== undefined
  const text = typeof value === 'string' ? value : typeof known === 'string' ? known : ''
  const holdsCredentials = field === 'rpc_url' && hasCredentials(text)
  const toggle = () => {
    if (open) return onChange(undefined)
    // Rendered synchronously, so that the input can take the focus within the click.
    flushSync(() => onChange(null))
    input.current?.focus()
    input.current?.select()
  }
  return (
    <div className="stack-2">
      <div className="flex flex-wrap items-start gap-2">
        {open && (
          <div className="min-w-0 grow basis-60">
            <SecretInput
              id={`field-${field}`}
              aria-label={label}
              aria-describedby={`field-${field}-problem`}
              aria-invalid={invalid}
              input={input}
              value={text}
              secret={kind === 'secret' || holdsCredentials}
              onType={onChange}
            />
          </div>
        )}
        <Button onClick={toggle} aria-label={open ? `Cancel: ${label}` : `Edit ${label}`} className="md:min-h-9">
          {open ? 'Cancel' : 'Edit'}
        </Button>
        {!open && <span className="py-3 text-sm text-muted md:py-2">Unchanged</span>}
      </div>
      {holdsCredentials && typeof value === 'string' && <CredentialsConfirmation chainId={chainId} />}
    </div>
  )
}

function CredentialsConfirmation({ chainId }: { chainId: string }) {
  const { drafts } = useAdministration()
  const draft = useStore(drafts.all)[chainId]
  if (!draft) return null
  return (
    <label className="flex min-h-11 items-center gap-2 md:min-h-8">
      <input
        type="checkbox"
        checked={draft.credentialsMeant}
        onChange={({ target }) => drafts.set(chainId, { ...draft, credentialsMeant: target.checked })}
        className="size-4 accent-(--accent)"
      />
      Save the credentials in this URL
    </label>
  )
}

const FLAG_STATES = [
  ['Unchanged', undefined],
  ['On', true],
  ['Off', false],
] as const

/** The control of a flag: unchanged, on or off. */
export function FlagControl({ field, value, invalid, onChange }: ControlProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`about-${field}`}
      aria-describedby={`field-${field}-problem`}
      aria-invalid={invalid}
      className="inline-flex flex-wrap rounded-sm border border-line-strong bg-raised"
    >
      {FLAG_STATES.map(([words, state]) => (
        <label
          key={words}
          className="flex min-h-11 cursor-pointer items-center gap-2 border-r border-line px-3 last:border-r-0 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:min-h-9"
        >
          <input
            type="radio"
            name={field}
            checked={value === state}
            onChange={() => onChange(state)}
            className="size-4 accent-(--accent) outline-none"
          />
          {words}
        </label>
      ))}
    </div>
  )
}
