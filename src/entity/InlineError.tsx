import { lazy, Suspense } from 'react'
import type { ErrorNoticeProps } from '#/entity/ErrorNotice'

const Explained = lazy(() =>
  import('#/entity/ErrorExplanation').then(
    ({ ErrorLine: FailureLine }) => ({ default: FailureLine }),
    () => ({ default: PlainLine }),
  ),
)

/** A failure above a list, in a line: the list has room to explain its own. */
export function InlineError(props: ErrorNoticeProps) {
  return (
    <Suspense fallback={<PlainLine {...props} />}>
      <Explained {...props} />
    </Suspense>
  )
}

function PlainLine({ what, onRetry }: ErrorNoticeProps) {
  return (
    <p role="alert" className="text-base text-bad">
      ⚠ {what} could not be loaded{' '}
      <button type="button" className="min-h-6 underline max-md:min-h-11" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
