import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { useChain } from '#/data/useChain'
import { title } from '#/domain/summaryParts'
import { summarise } from '#/domain/transactionSummary'
import { OneRecord } from '#/entity/OneRecord'
import { AbsentTransaction } from '#/features/transactions/AbsentTransaction'
import { transactionFacts } from '#/features/transactions/fields'
import { liveTransactionQuery } from '#/features/transactions/liveTransaction'
import { ValueFlow } from '#/features/transactions/ValueFlow'
import { Facts } from '#/ui/Facts'
import { PageMeta } from '#/ui/PageMeta'

/** What is known of one transaction, in words and numbers. */
export function TransactionOverview({ hash }: { hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const query = useQuery(liveTransactionQuery(connection, hash))
  const { data, error } = query
  const did = data?.value ? title(summarise(data.value, chain.currency), chain.currency) : undefined
  return (
    <section aria-label="Overview of the transaction">
      <PageMeta title={did} description={did} />
      {error instanceof ApiError && error.kind === 'not-found' && !data ? (
        <AbsentTransaction hash={hash} />
      ) : (
        <OneRecord
          query={query}
          what="Details of the transaction"
          absent="No such transaction is known here. It may not have reached the chain, or not been indexed yet."
        >
          {(transaction) => (
            <>
              <Facts facts={transactionFacts(transaction, chain)} />
              <ValueFlow transaction={transaction} hash={hash} />
            </>
          )}
        </OneRecord>
      )}
    </section>
  )
}
