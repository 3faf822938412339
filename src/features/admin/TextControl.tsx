import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#/ui/Button'
import { useAdministration } from './administration'
import { hasCredentials } from './draft'
import type { ControlProps } from './FieldRow'
import { FIELD_LOOKS } from './fields'
import { pasteInLine } from './pasteInLine'
import { SecretInput } from './SecretInput'
import { useStore } from './store'

/** A field that is left unchanged until it is opened; it then starts at its current value, and a secret at nothing. */
export function TextControl({ field, value, known, chainId, invalid, onChange }: ControlProps) {
  const input = useRef<HTMLInputElement>(null)
  const { label, kind } = FIELD_LOOKS[field]
  const open = typeof value === 'string'
  const toggle = () => {
    if (open) return onChange(undefined)
    // The input is there, and gets the focus, before the press is over.
    flushSync(() => onChange(typeof known === 'string' ? known : ''))
    input.current?.focus()
    input.current?.select()
  }
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-start gap-2">
        {open && (
          <div className="min-w-0 grow basis-60">
            <label className="sr-only" htmlFor={`field-${field}`}>
              {label}
            </label>
            {kind === 'secret' ? (
              <SecretInput
                id={`field-${field}`}
                name={field}
                input={(element) => keep(input, element, value)}
                describedBy={`problem-${field}`}
                invalid={invalid}
                onType={onChange}
              />
            ) : (
              <input
                ref={input}
                id={`field-${field}`}
                name={field}
                value={value}
                onChange={({ target }) => onChange(target.value)}
                onPaste={(event) => pasteInLine(event, onChange)}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                aria-describedby={`problem-${field}`}
                aria-invalid={invalid}
                className="h-11 w-full rounded-sm border border-line-strong bg-raised px-3 aria-invalid:border-bad md:h-9"
              />
            )}
          </div>
        )}
        <Button
          onClick={toggle}
          aria-label={open ? `Leave unchanged: ${label}` : `Change ${label}`}
          className="md:min-h-9"
        >
          {open ? 'Leave unchanged' : 'Change'}
        </Button>
        {!open && <span className="py-3 text-sm text-muted md:py-2">left unchanged</span>}
      </div>
      {field === 'rpc_url' && open && hasCredentials(value) && <CredentialsMeant chainId={chainId} />}
    </div>
  )
}

/** Puts a secret that was typed before a lock back into its input, past the attributes that a page's source would show. */
function keep(input: { current: HTMLInputElement | null }, element: HTMLInputElement | null, typed: string): void {
  const fresh = element !== null && input.current === null
  input.current = element
  if (fresh) element.value = typed
}

function CredentialsMeant({ chainId }: { chainId: string }) {
  const administration = useAdministration()
  const draft = useStore(administration.drafts)[chainId]
  if (!draft) return null
  return (
    <label className="flex min-h-11 items-center gap-2 md:min-h-8">
      <input
        type="checkbox"
        checked={draft.credentialsMeant}
        onChange={({ target }) => administration.setDraft(chainId, { ...draft, credentialsMeant: target.checked })}
        className="size-4 accent-(--accent)"
      />
      The user name and password in this address are meant
    </label>
  )
}
