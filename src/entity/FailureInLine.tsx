import { lazy, Suspense } from 'react'
import type { FailureProps } from '#/entity/Failure'

const Explained = lazy(() =>
  import('#/entity/FailureExplained').then(
    ({ FailureLine }) => ({ default: FailureLine }),
    () => ({ default: PlainLine }),
  ),
)

/** A failure above a list, in a line: the list has room to explain its own. */
export function FailureInLine(props: FailureProps) {
  return (
    <Suspense fallback={<PlainLine {...props} />}>
      <Explained {...props} />
    </Suspense>
  )
}

function PlainLine({ what, onRetry }: FailureProps) {
  return (
    <p role="alert" className="text-base text-bad">
      ⚠ {what} could not be loaded{' '}
      <button type="button" className="min-h-6 underline max-md:min-h-11" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
