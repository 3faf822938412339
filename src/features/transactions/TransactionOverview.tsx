import { ApiError } from '#/api/errors'
import { type FoundTransaction, useTransaction } from '#/data/transaction'
import { useChain } from '#/data/useChain'
import { title } from '#/domain/summaryParts'
import { transactionState } from '#/domain/transactionState'
import { summarise } from '#/domain/transactionSummary'
import { Failure } from '#/entity/Failure'
import { Origin } from '#/features/transactions/Origin'
import { TransactionFacts } from '#/features/transactions/TransactionFacts'
import { UnfoundTransaction } from '#/features/transactions/UnfoundTransaction'
import { ValueFlow } from '#/features/transactions/ValueFlow'
import { Button } from '#/ui/Button'
import { MoreFromServer } from '#/ui/MoreFromServer'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** What is known of one transaction, in words and numbers. */
export function TransactionOverview({ hash }: { hash: string }) {
  const { chain } = useChain()
  const sought = useTransaction(hash)
  const { found, filling, error, again } = sought
  const did = found?.value ? title(summarise(found.value, chain.currency), chain.currency) : undefined
  return (
    <section aria-label="Overview of the transaction">
      <PageMeta title={did} description={did} />
      {found === null ? (
        <UnfoundTransaction hash={hash} sought={sought} />
      ) : (
        <>
          {error && <Outdated error={error} found={found} onRetry={again} />}
          {found.value === null ? (
            <Notice tone="bad" title="Details of the transaction came back unreadable" />
          ) : (
            <>
              <TransactionFacts transaction={found.value} hash={hash} raw={found.raw} filling={filling} />
              {!filling && <ValueFlow transaction={found.value} hash={hash} />}
            </>
          )}
          <div className="my-4">
            <Origin origin={found.origin} />
            <MoreFromServer raw={found.raw} />
          </div>
        </>
      )}
    </section>
  )
}

/** Says that what is shown could not be brought up to date, and what that means for what waited. */
function Outdated({ error, found, onRetry }: { error: Error; found: FoundTransaction; onRetry: () => void }) {
  const waited = found.value !== null && transactionState(found.value).kind === 'pending'
  if (waited && error instanceof ApiError && error.kind === 'not-found') {
    return (
      <Notice title="The server does not know this transaction any more">
        <p>
          It waited to be confirmed, as shown below. It may have been dropped, or replaced by another one of the same
          sender and nonce.
        </p>
        <Button onClick={onRetry}>Look again</Button>
      </Notice>
    )
  }
  return <Failure error={error} what="The latest details of the transaction" onRetry={onRetry} />
}
