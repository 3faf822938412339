import type { ReactNode } from 'react'

interface ReasonProps {
  /** The error with its arguments. */
  sentence: ReactNode
  /** What typically causes it; null if that is not known. */
  cause: string | null
  /** What to do; null where the cause or `children` say it. */
  advice: string | null
  children?: ReactNode
}

/** The error that ended a transaction, and what typically causes it. */
export function Reason({ sentence, cause, advice, children }: ReasonProps) {
  return (
    <>
      <p className="break-words">{sentence}</p>
      {cause !== null && <p className="text-muted">Typical cause: {cause}</p>}
      {advice !== null && <p className="text-muted">{advice}</p>}
      {children}
    </>
  )
}
