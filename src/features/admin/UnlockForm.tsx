import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#/api/errors'
import { ActionButton } from './ActionButton'
import { useAdministration } from './administration'
import { holdsSecret } from './draft'
import { ErrorDetails } from './ErrorDetails'
import { SecretInput } from './SecretInput'
import { type Lock, type LockReason, cleanToken, tokenProblem } from './session'
import { useStore } from './store'

const LOCK_TEXT: Record<Exclude<LockReason['why'], 'refused'>, string> = {
  'not yet opened': '',
  idle: 'Locked after 15 idle minutes. The token is forgotten.',
  asked: 'Locked. The token is forgotten.',
}

/** Asks for the administrator's token, which is kept in memory and sent in the host's header only. */
export function UnlockForm({ lock }: { lock: Exclude<Lock, { open: true }> }) {
  const administration = useAdministration()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | ApiError | null>(lock.why === 'refused' ? lock.error : null)
  const [checking, setChecking] = useState(false)
  const drafts = Object.values(useStore(administration.drafts.all))
  const kept = administration.drafts.unsent()

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
      <h1 className="py-5 text-xl font-semibold">Administration of networks</h1>
      <form onSubmit={(event) => void submit(event)} noValidate className="stack-4">
        {lock.why !== 'refused' && lock.why !== 'not yet opened' && <p role="status">{LOCK_TEXT[lock.why]}</p>}
        <p>
          A change made here reaches a live service at{' '}
          <span className="font-mono text-sm break-words">{administration.hostName()}</span>. Its administrator’s token
          is kept in the memory of this tab only, sent to that host only, and forgotten when the page is reloaded or
          nobody is here for 15 minutes.
        </p>
        {administration.isOverheard() && (
          <p className="text-bad">
            ⚠ This host is reached by http, without encryption: whoever is on the way to it can read the token.
          </p>
        )}
        {kept.length > 0 && (
          <p className="text-muted">
            What you typed is kept: {kept.map((chainId) => `network ${chainId}`).join(', ')}.
          </p>
        )}
        <p role="status" className="text-muted empty:hidden">
          {drafts.some(holdsSecret) &&
            'A secret that was typed is kept for 15 minutes, and only for the token that it was typed under.'}
          {drafts.some(({ forgotten }) => forgotten.length > 0) &&
            'A secret that was typed is forgotten: it has to be typed again.'}
        </p>
        <div>
          <label htmlFor="admin-token" className="mb-1 block font-medium">
            Token
          </label>
          <SecretInput id="admin-token" input={input} secret invalid={problem !== null} />
          <div id="admin-token-problem" role="alert" className="mt-1 empty:hidden">
            {typeof problem === 'string' && <p className="text-bad">{problem}</p>}
            {problem instanceof ApiError && (
              <>
                <p className="font-semibold text-bad">
                  The host does not take this token: the administration is locked.
                </p>
                <ErrorDetails error={problem} />
              </>
            )}
          </div>
        </div>
        <ActionButton type="submit" aria-disabled={checking}>
          {checking ? 'Asking the host…' : 'Unlock'}
        </ActionButton>
      </form>
    </div>
  )
}
