import { useTransaction } from '#/data/queries/transaction'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { OtherFacts, SummaryMeta, Waiting } from '#/features/transactions/laterParts'
import { SoughtStill } from '#/features/transactions/SoughtStill'
import { TransactionFacts } from '#/features/transactions/TransactionFacts'
import { AfterPaint } from '#/ui/AfterPaint'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** What is known of one transaction, in words and numbers. */
export function TransactionOverview({ hash }: { hash: string }) {
  const sought = useTransaction()
  const { found, filling, error, forgotten, watched, query, again } = sought
  const transaction = found?.value ?? null
  return (
    <section aria-label="Overview of the transaction">
      {transaction ? (
        <AfterPaint place={<PageMeta />}>
          <SummaryMeta transaction={transaction} hash={hash} forgotten={forgotten} />
        </AfterPaint>
      ) : (
        <PageMeta />
      )}
      {found === null ? (
        <SoughtStill hash={hash} sought={sought} />
      ) : (
        <>
          {error && !query.data && (
            <ErrorNotice error={error} what="The latest details of the transaction" onRetry={again} />
          )}
          {(forgotten || !watched) && (
            <AfterPaint>
              <Waiting sought={sought} />
            </AfterPaint>
          )}
          {transaction === null ? (
            <Notice tone="bad" title="Details of the transaction came back unreadable" />
          ) : (
            <TransactionFacts transaction={transaction} hash={hash} sought={sought} />
          )}
          <AfterPaint>
            <OtherFacts transaction={transaction} hash={hash} found={found} filling={filling} />
          </AfterPaint>
        </>
      )}
    </section>
  )
}
