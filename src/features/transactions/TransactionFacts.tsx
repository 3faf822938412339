import type { Transaction } from '#/api/schemas/transaction'
import type { SoughtTransaction } from '#/data/queries/transaction'
import { useChain, useUnsupportedEndpoints } from '#/data/sources/useChain'
import { CostFacts } from '#/features/transactions/laterParts'
import { feeFact, whatFacts } from '#/features/transactions/whatFields'
import { AfterPaint } from '#/ui/AfterPaint'
import { DetailRows } from '#/ui/DetailRows'

interface TransactionFactsProps {
  transaction: Transaction
  hash: string
  sought: Pick<SoughtTransaction, 'filling' | 'forgotten'>
}

/** The facts of a transaction that are read first: what it did beside what it cost. */
export function TransactionFacts({ transaction, hash, sought }: TransactionFactsProps) {
  const { chain } = useChain()
  const unlisted = useUnsupportedEndpoints(['transactionTokenTransfers']).size > 0
  return (
    <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <DetailRows facts={whatFacts(transaction, { hash, chain, unlisted, ...sought })} />
      <div>
        <DetailRows facts={[feeFact(transaction, chain)]} />
        <AfterPaint>
          <CostFacts transaction={transaction} />
        </AfterPaint>
      </div>
    </div>
  )
}
