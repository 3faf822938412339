import { useTransaction } from '#/data/transaction'
import { useChain } from '#/data/useChain'
import { title } from '#/domain/summaryParts'
import { summarise } from '#/domain/transactionSummary'
import { Failure } from '#/entity/Failure'
import { transactionFacts } from '#/features/transactions/fields'
import { Origin } from '#/features/transactions/Origin'
import { UnfoundTransaction } from '#/features/transactions/UnfoundTransaction'
import { ValueFlow } from '#/features/transactions/ValueFlow'
import { Facts } from '#/ui/Facts'
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
          {error && <Failure error={error} what="The latest details of the transaction" onRetry={again} />}
          {found.value === null ? (
            <Notice tone="bad" title="Details of the transaction came back unreadable" />
          ) : (
            <>
              <Facts facts={transactionFacts(found.value, chain)} />
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
