import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { TransactionSentence } from '#/features/transactions/TransactionSentence'
import { useTransactionSummary } from '#/features/transactions/useTransactionSummary'

/** What the transaction that replaced another one did, in a sentence; nothing without its record in a block. */
export function ReplacementSentence({ hash }: { hash: string }) {
  const connection = useChain()
  const { data } = useQuery(itemQuery(connection, 'transaction', { hash }))
  const record = data?.value ?? null
  const isMined = record !== null && record.block_number !== null && sameHash(record.hash, hash)
  const transaction = isMined ? record : null
  const summary = useTransactionSummary(hash, { value: transaction, isLost: false }, true)
  return (
    transaction && (
      <span className="block">
        Executed instead:{' '}
        <TransactionSentence transaction={transaction} summary={summary} chain={connection.chain} hash={hash} />
      </span>
    )
  )
}
