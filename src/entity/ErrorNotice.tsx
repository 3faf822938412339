import { lazy, Suspense } from 'react'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

export interface ErrorNoticeProps {
  error: Error
  /** What failed, as several: 'Transactions'. */
  what: string
  onRetry: () => void
}

/** Fetches what reads and explains failures ahead of the first one, as a bad network may be what fails. */
export function prepareFailures(): void {
  for (const fetched of [import('#/api/failedResponse'), import('#/entity/ErrorExplanation')])
    fetched.catch(() => undefined)
}

/** Most visits never need the words for what went wrong; without a network to fetch them by, the plain ones do. */
const FailureExplained = lazy(() => import('#/entity/ErrorExplanation').catch(() => ({ default: PlainFailure })))

/** A failure in place: what failed and why, what the server said, and the way on. */
export function ErrorNotice(props: ErrorNoticeProps) {
  return (
    <Suspense fallback={<PlainFailure {...props} />}>
      <FailureExplained {...props} />
    </Suspense>
  )
}

function PlainFailure({ what, onRetry }: ErrorNoticeProps) {
  return (
    <div className="w-full text-base text-ink">
      <Notice tone="bad" role="alert" title={`${what} could not be loaded`}>
        <Button onClick={onRetry}>Try again</Button>
      </Notice>
    </div>
  )
}
