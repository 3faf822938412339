import { ApiError } from '#/api/errors'
import { type TransactionLookupState, useTransaction } from '#/data/queries/transaction'
import { useListsAnew } from '#/data/queries/useRestartedLists'
import { transactionState } from '#/domain/transactionState'
import { TransactionLookup } from '#/features/transactions/TransactionLookup'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Whether a transaction is pending, was dropped or does not exist, so that its lists would be empty for the wrong reason. */
export function isNotExecuted({ item, isLoading, error }: TransactionLookupState): boolean {
  if (item === null) return !isLoading && error instanceof ApiError && error.kind === 'not-found'
  return item.value !== null && /pending|dropped/.test(transactionState(item.value).kind)
}

/** Shown in place of a transaction's lists while it has not been executed. */
export function NotExecutedNotice({ hash }: { hash: string }) {
  const { item } = useTransaction()
  useListsAnew({ hash })
  return (
    <section aria-label="What the transaction did" className="pt-4">
      <PageMeta />
      {item === null ? (
        <TransactionLookup hash={hash} />
      ) : item.value && transactionState(item.value).kind === 'dropped' ? (
        <Notice title="It never ran." />
      ) : (
        <PendingNotice />
      )}
    </section>
  )
}

/** Says of a pending transaction whether it is still polled, or that the API no longer knows it; nothing for any other. */
export function PendingNotice() {
  const { item, isLost, isPolling, retry } = useTransaction()
  if (item?.value == null || transactionState(item.value).kind !== 'pending') return null
  const retryButton = !isPolling && <Button onClick={retry}>Look again</Button>
  if (!isLost) {
    return (
      <Notice title="It waits to be confirmed: what it does is known when it has run.">
        {!isPolling && <p>It has waited for long while this page was open, and is not looked at by itself any more.</p>}
        {retryButton}
      </Notice>
    )
  }
  return (
    <Notice title="The server does not know this transaction any more">
      <p>
        It waited to be confirmed when it was last seen. It may have been dropped, or replaced by another one of the
        same sender and nonce, or be in a block that is not indexed yet.
      </p>
      <p role="status" className="text-muted">
        {isPolling ? 'Looking for it every few seconds, for a minute.' : 'It is not looked for any more.'}
      </p>
      {retryButton}
    </Notice>
  )
}
