import type { ReactNode } from 'react'
import { RecordError } from '#/entity/RecordError'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

interface RecordBoundaryProps {
  /** What was requested, in the plural: 'Details of the block'. */
  what: string
  /** What to say if there is no such record. */
  absent: string
  /** Why nothing is shown; null while the record loads. */
  error: Error | null
  onRetry: () => void
  /** The record; nothing while there is none. */
  children: ReactNode
}

/** Shows a record, why it is missing, or a skeleton while it loads. */
export function RecordBoundary({ what, absent, error, onRetry, children }: RecordBoundaryProps) {
  if (children) return children
  if (error) return <RecordError error={error} what={what} absent={absent} onRetry={onRetry} />
  return <RecordSkeleton />
}

/** The shape of a record's facts while they load; as tall as the window, so that the footer is not seen to move. */
export function RecordSkeleton() {
  return (
    <div className="min-h-dvh">
      <DetailRowsSkeleton rows={12} />
    </div>
  )
}
