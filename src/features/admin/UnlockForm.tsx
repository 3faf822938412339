import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#/api/errors'
import { Button } from '#/ui/Button'
import { Field } from '#/ui/Field'
import { ErrorDetails } from './ErrorDetails'
import { useAdministration } from './administration'
import { holdsSecret } from './draft'
import { SecretInput } from './SecretInput'
import { type Lock, type LockReason, cleanToken, tokenProblem } from './session'
import { useStore } from '#/data/useStore'

const LOCK_TEXT: Record<Exclude<LockReason['why'], 'rejected'>, string> = {
  initial: '',
  idle: 'Locked after 15 minutes of inactivity. The token was cleared.',
  manual: 'Locked. The token was cleared.',
}

/** Asks for the administrator's token, which is held in memory and sent to the host of the API only. */
export function UnlockForm({ lock }: { lock: Exclude<Lock, { open: true }> }) {
  const administration = useAdministration()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | ApiError | null>(lock.why === 'rejected' ? lock.error : null)
  const [checking, setChecking] = useState(false)
  const drafts = Object.values(useStore(administration.drafts.all))
  const unsaved = administration.drafts.unsent()

  // The input is the purpose of the page.
  useEffect(() => input.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const field = input.current
    if (!field || checking) return
    const token = cleanToken(field.value)
    const wrong = tokenProblem(token)
    setProblem(wrong)
    if (wrong) return field.focus()
    field.value = ''
    setChecking(true)
    try {
      await administration.unlock(token)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
      setChecking(false)
      field.focus()
    }
  }

  return (
    <div className="max-w-2xl">
      <h1 className="py-5 text-xl font-semibold md:text-2xl">Network administration</h1>
      <form onSubmit={(event) => void submit(event)} noValidate className="stack-4">
        {lock.why !== 'rejected' && lock.why !== 'initial' && <p role="status">{LOCK_TEXT[lock.why]}</p>}
        <p>
          Changes apply to the live service at{' '}
          <span className="font-mono text-sm break-words">{administration.hostName()}</span>. Your administrator token
          is sent to that host only. It stays in this tab’s memory until you reload the page or are inactive for 15
          minutes.
        </p>
        {administration.isOverheard() && (
          <p className="icon icon-warning text-bad">
            This host uses http without encryption: others on the network can read the token.
          </p>
        )}
        {unsaved.length > 0 && (
          <p className="text-muted">Unsaved changes: {unsaved.map((chainId) => `network ${chainId}`).join(', ')}</p>
        )}
        <p role="status" className="text-muted empty:hidden">
          {drafts.some(holdsSecret) &&
            'Secrets that you entered stay in memory for 15 minutes, for the same token only.'}
          {drafts.some(({ forgotten }) => forgotten.length > 0) &&
            'Secrets that you entered were cleared. Enter them again.'}
        </p>
        <Field label="Token" error={problem instanceof ApiError ? <RefusedToken error={problem} /> : problem}>
          {(wiring) => <SecretInput {...wiring} input={input} secret />}
        </Field>
        <Button tone="accent" type="submit" aria-disabled={checking}>
          {checking ? 'Checking…' : 'Unlock'}
        </Button>
      </form>
    </div>
  )
}

function RefusedToken({ error }: { error: ApiError }) {
  return (
    <>
      <p className="font-semibold">{error.kind === 'forbidden' ? 'Token without permission' : 'Invalid token'}</p>
      <div className="text-base text-ink">
        <ErrorDetails error={error} />
      </div>
    </>
  )
}
