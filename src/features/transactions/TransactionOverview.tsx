import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { shortHash } from '#/domain/hash'
import { OneRecord } from '#/entity/OneRecord'
import { transactionFacts } from '#/features/transactions/fields'
import { Facts } from '#/ui/Facts'

/** What is known of one transaction, in words and numbers. */
export function TransactionOverview({ hash }: { hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const query = useQuery(itemQuery(connection, 'transaction', { hash }))
  return (
    <section aria-label="Overview of the transaction">
      <title>{`Transaction ${shortHash(hash)} · ${chain.name} · Astrolabe`}</title>
      <OneRecord
        query={query}
        what="Details of the transaction"
        absent="No such transaction is known here. It may not have reached the chain, or not been indexed yet."
      >
        {(transaction) => <Facts facts={transactionFacts(transaction, chain)} />}
      </OneRecord>
    </section>
  )
}
