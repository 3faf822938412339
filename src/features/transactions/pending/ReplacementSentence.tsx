import { useChain } from '#/data/sources/useChain'
import { ITS_REPLACEMENT } from '#/features/transactions/summary/failureSummary'
import { useReplacement } from '#/features/transactions/pending/usePendingFacts'
import { TransactionSentence } from '#/features/transactions/TransactionSentence'
import { useTransactionSummary } from '#/features/transactions/useTransactionSummary'

/** What the transaction that replaced another one did, in a sentence; nothing without its record in a block. */
export function ReplacementSentence({ hash }: { hash: string }) {
  const connection = useChain()
  const transaction = useReplacement(hash)
  const summary = useTransactionSummary(hash, { value: transaction, isLost: false }, true)
  return (
    transaction && (
      <span className="block">
        {ITS_REPLACEMENT}{' '}
        <TransactionSentence transaction={transaction} summary={summary} chain={connection.chain} hash={hash} />
      </span>
    )
  )
}
