import type { Transaction } from '#/api/schemas/transaction'
import { labelOf } from '#/domain/open'
import { transactionState } from '#/domain/transactionState'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

const STATUSES = {
  success: ['✓ Success', 'text-good'],
  failed: ['✗ Failed', 'text-bad'],
  pending: ['◷ Pending', 'text-warn'],
  dropped: ['⊘ Dropped', 'text-warn'],
} as const

interface TransactionStatusBadgeProps {
  transaction: Transaction
  /** Whether it was pending when it was last seen, and the API no longer knows it. */
  isLost?: boolean
}

/** A transaction's status, by icon and word as well as color; a status that the API docs do not define is shown as it is. */
export function TransactionStatusBadge({ transaction, isLost = false }: TransactionStatusBadgeProps) {
  if (isLost) return <span className="text-warn">⊘ Not found (was pending)</span>
  const state = transactionState(transaction)
  if (state.kind === 'unknown') return <MissingValue />
  if (state.kind === 'other') return <UntrustedText text={labelOf(state.word)} max={40} />
  const [word, tone] = STATUSES[state.kind]
  return (
    <span className={tone} title={transaction.result ?? undefined}>
      {word}
    </span>
  )
}
