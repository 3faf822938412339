import type { Transaction } from '#/api/schemas/transaction'
import { namedAddresses } from '#/entity/namedAddresses'
import { reputationOf } from '#/entity/transferredTokens'
import { suspectText, suspectTransfers } from '#/features/transactions/suspectTransfers'
import type { TransactionSummary } from '#/features/transactions/useTransactionSummary'

interface SuspectNoteProps {
  transaction: Transaction
  summary: Pick<TransactionSummary, 'transfers' | 'isComplete'>
}

/** A warning above a transaction that only transfers fake or flagged tokens, or nothing in the name of others. */
export default function SuspectNote({ transaction, summary: { transfers, isComplete } }: SuspectNoteProps) {
  const names = namedAddresses([transaction, ...transfers])
  const found = suspectTransfers(transaction, {
    transfers,
    isComplete,
    isScam: (token) => reputationOf(token, transfers, names) === 'scam',
  })
  if (!found) return null
  return (
    <p role="note" className="border-l-4 border-bad bg-bad-soft px-3 py-1">
      <strong className="icon icon-warning text-bad">
        {found.suspicions.has('scam') ? 'Flagged as scam.' : 'Possible address poisoning.'}
      </strong>{' '}
      {suspectText(found)}
    </p>
  )
}
