import { useTransaction } from '#/data/queries/transaction'
import { useResetLists } from '#/data/queries/useResetLists'
import { transactionState } from '#/domain/transactions/transactionState'
import { MissingTransaction } from '#/features/transactions/MissingTransaction'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Shown in place of a transaction's lists while it has not been executed. */
export function NotExecutedNotice({ hash }: { hash: string }) {
  const { origin, value } = useTransaction()
  useResetLists({ hash })
  return (
    <section aria-label="Transaction status" className="pt-4">
      <PageMeta />
      {origin === null ? (
        <MissingTransaction hash={hash} />
      ) : value && transactionState(value).kind === 'dropped' ? (
        <Notice title="Dropped or replaced: this transaction was not executed" />
      ) : (
        <PendingNotice />
      )}
    </section>
  )
}

/** Says of a pending transaction whether it is still polled, or that the API no longer knows it; nothing for any other. */
export function PendingNotice() {
  const { value, isLost, isPolling, retry } = useTransaction()
  if (value === null || transactionState(value).kind !== 'pending') return null
  const retryButton = !isPolling && <Button onClick={retry}>Retry</Button>
  if (!isLost) {
    return (
      <Notice title="Pending. Results appear once it is included in a block.">
        {!isPolling && <p>Stopped checking after a long wait.</p>}
        {retryButton}
      </Notice>
    )
  }
  return (
    <Notice title="Transaction no longer found">
      <p>
        It was pending. It may have been dropped, replaced by another transaction with the same nonce, or included in a
        block that is not indexed yet.
      </p>
      <p role="status" className="text-muted">
        {isPolling ? 'Checking every few seconds, for a minute.' : 'Stopped checking.'}
      </p>
      {retryButton}
    </Notice>
  )
}
