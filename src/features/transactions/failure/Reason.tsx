import type { ReactNode } from 'react'
import { typicalAdvice } from '#/domain/transactions/typicalCause'

interface ReasonProps {
  /** The error with its arguments. */
  sentence: ReactNode
  /** What typically causes it; null if that is not known. */
  cause: string | null
  /** Whether `children` say what to do. */
  hasNextStep?: boolean
  children?: ReactNode
}

/** The error that ended a transaction, and what typically causes it. */
export function Reason({ sentence, cause, hasNextStep = false, children }: ReasonProps) {
  const advice = hasNextStep ? null : typicalAdvice(cause)
  return (
    <>
      <p className="break-words">{sentence}</p>
      {cause !== null && <p className="text-muted">Typical cause: {cause}</p>}
      {advice !== null && <p className="text-muted">{advice}</p>}
      {children}
    </>
  )
}
