import { useTransaction } from '#/data/transaction'
import { useChain } from '#/data/useChain'
import { title } from '#/domain/summaryParts'
import { transactionState } from '#/domain/transactionState'
import { Failure } from '#/entity/Failure'
import { Origin } from '#/features/transactions/Origin'
import { TransactionFacts } from '#/features/transactions/TransactionFacts'
import { UnfoundTransaction } from '#/features/transactions/UnfoundTransaction'
import { useSummary } from '#/features/transactions/useSummary'
import { ValueFlow } from '#/features/transactions/ValueFlow'
import { Waiting } from '#/features/transactions/Waiting'
import { MoreFromServer } from '#/ui/MoreFromServer'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** What is known of one transaction, in words and numbers. */
export function TransactionOverview({ hash }: { hash: string }) {
  const { chain } = useChain()
  const sought = useTransaction(hash)
  const { found, filling, error, forgotten, watched, query, again } = sought
  const { summary } = useSummary(found?.value ?? null, { hash, forgotten })
  const did = summary.length > 0 ? title(summary, chain.currency) : undefined
  const pending = found?.value && transactionState(found.value).kind === 'pending'
  return (
    <section aria-label="Overview of the transaction">
      <PageMeta title={did} description={did} />
      {found === null ? (
        <UnfoundTransaction hash={hash} sought={sought} />
      ) : (
        <>
          {error && !query.data && (
            <Failure error={error} what="The latest details of the transaction" onRetry={again} />
          )}
          {pending && (forgotten || !watched) && <Waiting sought={sought} />}
          {found.value === null ? (
            <Notice tone="bad" title="Details of the transaction came back unreadable" />
          ) : (
            <>
              <TransactionFacts transaction={found.value} hash={hash} raw={found.raw} sought={sought} />
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
