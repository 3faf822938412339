import type { ReactNode } from 'react'
import { RecordError } from '#/entity/RecordError'

interface RecordBoundaryProps {
  /** What was asked for, as several: 'Details of the block'. */
  what: string
  /** What it means when the server knows no such record. */
  absent: string
  /** Why nothing is known; null while it is being asked for. */
  error: Error | null
  onRetry: () => void
  /** What is known; nothing while nothing is. */
  children: ReactNode
}

/** The place of one record: what is known of it, why nothing is, or room for it while it loads. */
export function RecordBoundary({ what, absent, error, onRetry, children }: RecordBoundaryProps) {
  if (children) return children
  if (error) return <RecordError error={error} what={what} absent={absent} onRetry={onRetry} />
  // As tall as a window, so that nothing below is seen to move when the record comes.
  return (
    <div role="status" className="min-h-dvh border-y border-line bg-sunken p-3 text-muted">
      Loading…
    </div>
  )
}
