import { ApiError } from '#/api/errors'
import { paths } from '#/domain/paths'
import { waitText, errorText } from '#/entity/errorText'
import { useAutoRetry } from '#/entity/useAutoRetry'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'

interface ErrorNoticeProps {
  error: Error
  /** What failed, in the plural: 'Transactions'. */
  what: string
  onRetry: () => void
}

/** An error in place: what failed and why, the server's message, and a retry, automatic where that may succeed. */
export function ErrorNotice({ error, what, onRetry }: ErrorNoticeProps) {
  const { seconds, tryNow } = useAutoRetry(error, onRetry)
  const known = error instanceof ApiError ? error : null
  // What a server never had is no alarm.
  const missing = known?.kind === 'unsupported'
  const [happened, todo] = known ? errorText(known) : ['could not be shown', 'Something unexpected went wrong.']
  return (
    <div className="w-full text-base text-ink">
      <Notice tone={missing ? 'plain' : 'bad'} title={`${what} ${happened}`} role={missing ? 'note' : 'alert'}>
        <p>{todo}</p>
        {known?.serverMessage && (
          <p className="text-muted">
            The server says: <UntrustedText text={known.serverMessage} max={300} />
          </p>
        )}
        {known && known.fields.length > 0 && <FieldErrors error={known} />}
        {known && (known.origin || known.status) && (
          <p className="text-sm text-muted">
            {[known.origin.replace(/^https?:\/\//, ''), known.status && `HTTP ${known.status}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </Notice>
      {/* Outside of the alert, which would be spoken again with every second, and beside the same bar. */}
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 pb-1 pl-4 ${missing ? 'border-line-strong' : 'border-bad'}`}
      >
        <Button onClick={tryNow}>{seconds === null ? 'Try again' : 'Try now'}</Button>
        <WaitTold seconds={seconds} />
        {needsAnotherKey(known) && <a href={paths.settings()}>Settings</a>}
        {known && <a href={paths.apiStatus()}>API status</a>}
      </div>
    </div>
  )
}

/** The same in one line, above a list that explains its own error. */
export function InlineError({ error, what, onRetry }: ErrorNoticeProps) {
  const { seconds, tryNow } = useAutoRetry(error, onRetry)
  const known = error instanceof ApiError ? error : null
  const [happened] = known ? errorText(known) : ['could not be shown']
  const said = [known?.serverMessage, known?.status && `HTTP ${known.status}`].filter(Boolean).join(' · ')
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-base">
      <span role="alert">
        <span className="text-bad">
          ⚠ {what} {happened}
        </span>{' '}
        <span className="text-muted">
          <UntrustedText text={said} max={120} />
        </span>
      </span>
      <button type="button" className="min-h-6 underline underline-offset-3 max-md:min-h-11" onClick={tryNow}>
        {seconds === null ? 'Try again' : 'Try now'}
      </button>
      <WaitTold seconds={seconds} />
      {needsAnotherKey(known) && <a href={paths.settings()}>Settings</a>}
    </p>
  )
}

/** When it is tried again by itself; nothing where only the reader can do that. */
function WaitTold({ seconds }: { seconds: number | null }) {
  if (seconds === null) return null
  return (
    <span role="timer" className="text-muted">
      {waitText(seconds)}
    </span>
  )
}

/** Whether another key might be answered. */
function needsAnotherKey(error: ApiError | null): boolean {
  return error?.kind === 'unauthorised' || error?.kind === 'out-of-credits' || error?.kind === 'forbidden'
}

/** What a server refused of a request, parameter by parameter. */
function FieldErrors({ error: { fields } }: { error: ApiError }) {
  const texts = new Set(fields.map(({ pointer, detail, title }) => `${pointer} ${detail || title}`))
  return (
    <ul className="list-disc pl-5 text-muted">
      {Array.from(texts, (text) => (
        <li key={text}>
          <UntrustedText text={text} max={200} />
        </li>
      ))}
    </ul>
  )
}
