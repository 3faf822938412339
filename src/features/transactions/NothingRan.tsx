import { useTransaction } from '#/data/queries/transaction'
import { useListsAnew } from '#/data/queries/useRestartedLists'
import { transactionState } from '#/domain/transactionState'
import { SoughtStill } from '#/features/transactions/SoughtStill'
import { Waiting } from '#/features/transactions/Waiting'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Stands in place of what a transaction did while it has not run, or where the server knows no such transaction. */
export default function NothingRan({ hash }: { hash: string }) {
  const sought = useTransaction()
  const transaction = sought.found?.value
  useListsAnew({ hash })
  return (
    <section aria-label="What the transaction did" className="pt-4">
      <PageMeta />
      {sought.found === null ? (
        <SoughtStill hash={hash} sought={sought} />
      ) : transaction && transactionState(transaction).kind === 'dropped' ? (
        <Notice title="It never ran." />
      ) : (
        <Waiting sought={sought} />
      )}
    </section>
  )
}
