import { ApiError } from '#/api/errors'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

interface RecordErrorProps {
  error: Error
  /** What was asked for, as several: 'Details of the block'. */
  what: string
  /** What it means when the server knows no such record. */
  absent: string
  onRetry: () => void
}

/** Why one record is not shown: there is none, this server has no such endpoint, or something failed. */
export function RecordError({ error, what, absent, onRetry }: RecordErrorProps) {
  const kind = error instanceof ApiError ? error.kind : null
  if (kind === 'not-found') {
    return (
      <Notice title={absent}>
        <Button onClick={onRetry}>Look again</Button>
      </Notice>
    )
  }
  if (kind === 'unsupported') {
    return (
      <Notice title={`${what} are not served here`}>
        <p className="text-muted">This server has lists only: what it knows is in the other tabs.</p>
      </Notice>
    )
  }
  return <ErrorNotice error={error} what={what} onRetry={onRetry} />
}
