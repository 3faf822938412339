import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

interface RecordErrorProps {
  error: Error
  /** What failed to load: 'Block details'. */
  what: string
  /** Shown when there is no such record: 'Block not found'. */
  absent: string
  onRetry: () => void
}

interface RecordBoundaryProps extends Omit<RecordErrorProps, 'error'> {
  /** Why nothing is shown; null while the record loads. */
  error: Error | null
  /** The record; nothing while there is none. */
  children: ReactNode
}

/** Shows a record, why it is missing, or a skeleton while it loads. */
export function RecordBoundary({ what, absent, error, onRetry, children }: RecordBoundaryProps) {
  if (children) return children
  if (error) return <RecordError error={error} what={what} absent={absent} onRetry={onRetry} />
  return <RecordSkeleton />
}

/** The shape of a record's details while they load; as tall as the window, so that the footer does not appear to move. */
export function RecordSkeleton() {
  return (
    <div className="min-h-dvh">
      <DetailRowsSkeleton rows={12} />
    </div>
  )
}

/** Why a record is not shown: not found, not available from this API, or an error. */
export function RecordError({ error, what, absent, onRetry }: RecordErrorProps) {
  const kind = error instanceof ApiError ? error.kind : null
  if (kind === 'not-found') {
    return (
      <Notice title={absent}>
        <Button onClick={onRetry}>Retry</Button>
      </Notice>
    )
  }
  if (kind === 'unsupported') {
    return (
      <Notice title={`${what} not available for this chain`}>
        <p className="text-muted">See the other tabs for the data that is available.</p>
      </Notice>
    )
  }
  return <ErrorNotice error={error} what={what} onRetry={onRetry} />
}
