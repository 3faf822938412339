import { ApiError } from '#/api/errors'
import { paths } from '#/domain/links/paths'
import { couldNotLoad, errorText, retryText } from '#/entity/errorText'
import { useAutoRetry } from '#/entity/useAutoRetry'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'

interface ErrorNoticeProps {
  error: Error
  /** What failed to load: 'Transactions', 'NFTs'. */
  what: string
  onRetry: () => void
}

const UNKNOWN_ERROR = ['Something went wrong.', 'Reload the page if it happens again.'] as const

/** An error in place of content: what failed, why, the API's own message, and a retry, automatic where that may succeed. */
export function ErrorNotice({ error, what, onRetry }: ErrorNoticeProps) {
  const { seconds, retryNow } = useAutoRetry(error, onRetry)
  const apiError = error instanceof ApiError ? error : null
  // An endpoint that the API does not have is no failure.
  const isUnsupported = apiError?.kind === 'unsupported'
  const isOfNode = apiError?.isOfNode === true
  const [reason, advice] = apiError ? errorText(apiError) : UNKNOWN_ERROR
  return (
    <div className="w-full text-base text-ink">
      <Notice
        tone={isUnsupported ? 'plain' : 'bad'}
        title={isUnsupported ? `${what} not available for this chain` : couldNotLoad(what)}
        role={isUnsupported ? 'note' : 'alert'}
        // Outside of the alert, which would be announced again every second.
        actions={
          <>
            <Button onClick={retryNow}>{retryLabel(apiError, seconds)}</Button>
            <RetryCountdown seconds={seconds} />
            {mayNeedKey(apiError) && <a href={paths.settings()}>Settings</a>}
            {apiError && !isOfNode && <a href={paths.apiStatus()}>API status</a>}
          </>
        }
      >
        <p>
          {isOfNode ? (
            <UntrustedText text={isUnsupported ? advice : reason} max={300} />
          ) : isUnsupported ? (
            advice
          ) : (
            `${reason} ${advice}`
          )}
        </p>
        {apiError?.serverMessage && !isOfNode && (
          <p className="text-muted">
            Message from the API: <UntrustedText text={apiError.serverMessage} max={300} />
          </p>
        )}
        {apiError && apiError.fields.length > 0 && <FieldErrors error={apiError} />}
        {apiError && !isOfNode && (apiError.origin || apiError.status) && (
          <p className="text-sm text-muted">
            {[apiError.origin.replace(/^https?:\/\//, ''), apiError.status && `HTTP ${apiError.status}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </Notice>
    </div>
  )
}

/** An error in one line, above a list that shows its own errors. */
export function InlineError({ error, what, onRetry }: ErrorNoticeProps) {
  const { seconds, retryNow } = useAutoRetry(error, onRetry)
  const apiError = error instanceof ApiError ? error : null
  const isOfNode = apiError?.kind === 'node'
  const [reason] = apiError ? errorText(apiError) : UNKNOWN_ERROR
  const details = isOfNode
    ? ''
    : [apiError?.serverMessage, apiError?.status && `HTTP ${apiError.status}`].filter(Boolean).join(' · ')
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-base">
      <span role="alert" className="min-w-0">
        <span className="icon icon-warning text-bad">
          {couldNotLoad(what)}. {isOfNode ? <UntrustedText text={reason} max={300} /> : reason}
        </span>{' '}
        <span className="text-muted">
          <UntrustedText text={details} max={120} />
        </span>
      </span>
      <button type="button" className="min-h-6 underline underline-offset-3 max-md:min-h-11" onClick={retryNow}>
        {retryLabel(apiError, seconds)}
      </button>
      <RetryCountdown seconds={seconds} />
      {mayNeedKey(apiError) && <a href={paths.settings()}>Settings</a>}
    </p>
  )
}

/** What the button says: a body that was too large can be loaded all the same. */
function retryLabel(error: ApiError | null, seconds: number | null): string {
  if (error?.kind === 'too-large') return 'Load anyway'
  return seconds === null ? 'Retry' : 'Retry now'
}

/** The time until the automatic retry; nothing where there is none. */
export function RetryCountdown({ seconds }: { seconds: number | null }) {
  if (seconds === null) return null
  return (
    <span role="timer" className="text-muted">
      {retryText(seconds)}
    </span>
  )
}

/** Whether another API key may help. */
function mayNeedKey(error: ApiError | null): boolean {
  return error?.kind === 'unauthorized' || error?.kind === 'out-of-credits' || error?.kind === 'forbidden'
}

/** The parameters that the API rejected, with its reasons. */
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
