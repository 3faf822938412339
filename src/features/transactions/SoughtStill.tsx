import { lazy, type PropsWithChildren, type ReactNode, Suspense } from 'react'
import type { SoughtTransaction } from '#/data/queries/transaction'
import { ErrorNotice } from '#/entity/ErrorNotice'

interface SoughtStillProps {
  hash: string
  sought: SoughtTransaction
}

/** Without a network to fetch the better words by. */
function Unfound({ sought: { error, again } }: SoughtStillProps) {
  return error && <ErrorNotice error={error} what="Details of the transaction" onRetry={again} />
}

/** Most transactions are found at once. */
const UnfoundTransaction = lazy(() =>
  import('#/features/transactions/UnfoundTransaction').catch(() => ({ default: Unfound })),
)

/** What stands in place of a transaction that is not there yet: that it loads, how far the search for it is, or why it ended without it. */
export function SoughtStill(props: SoughtStillProps): ReactNode {
  const { filling, error, progress } = props.sought
  if (progress === null && (filling || !error)) return <LoadingPlace>Loading…</LoadingPlace>
  return (
    <Suspense fallback={<LoadingPlace>Loading…</LoadingPlace>}>
      <UnfoundTransaction {...props} />
    </Suspense>
  )
}

/** Where a transaction will stand: as tall as a window, so that nothing below is seen to move when the record comes. */
export function LoadingPlace({ children }: PropsWithChildren) {
  return (
    <div role="status" className="min-h-dvh border-y border-line bg-sunken p-3 text-muted">
      {children}
    </div>
  )
}
