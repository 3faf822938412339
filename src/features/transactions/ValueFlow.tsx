import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { ErrorNotice } from '#/entity/ErrorNotice'

const ValueFlowPanel = lazy(() => import('#/features/transactions/ValueFlowPanel'))

/** Where value went in a transaction that succeeded: a panel that loads and fails alone. */
export function ValueFlow({ transaction, hash }: { transaction: Transaction; hash: string }) {
  if (transaction.status !== 'ok') return null
  return (
    <section aria-labelledby="value-flow" className="mt-8">
      <h2 id="value-flow" className="mb-2 text-lg font-semibold">
        Value flow
      </h2>
      <CatchBoundary getResetKey={() => hash} errorComponent={Broken}>
        <Suspense
          fallback={
            <div role="status" className="min-h-40 text-muted">
              Loading…
            </div>
          }
        >
          <ValueFlowPanel key={hash} transaction={transaction} hash={hash} />
        </Suspense>
      </CatchBoundary>
    </section>
  )
}

function Broken({ error, reset }: ErrorComponentProps) {
  const known = error instanceof Error ? error : new Error('The value flow could not be drawn')
  return <ErrorNotice error={known} what="The value flow" onRetry={reset} />
}
