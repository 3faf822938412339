import type { Transaction } from '#/api/schemas/transaction'
import { labelOf } from '#/domain/open'
import { transactionState } from '#/domain/transactionState'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

const STATUSES = {
  success: ['Success', 'icon-check text-muted [--icon-color:var(--good)]'],
  failed: ['Failed', 'icon-cross text-bad'],
  pending: ['Pending', 'icon-clock text-warn'],
  dropped: ['Dropped', 'icon-ban text-warn'],
} as const

interface TransactionStatusBadgeProps {
  transaction: Transaction
  /** Whether it was pending when it was last seen, and the API no longer knows it. */
  isLost?: boolean
}

/** A transaction's status, by icon and word as well as color; a status that the API docs do not define is shown as it is. */
export function TransactionStatusBadge({ transaction, isLost = false }: TransactionStatusBadgeProps) {
  if (isLost) return <span className="icon icon-ban text-warn">Not found (was pending)</span>
  const state = transactionState(transaction)
  if (state.kind === 'unknown') return <MissingValue />
  if (state.kind === 'other') return <UntrustedText text={labelOf(state.word)} max={40} />
  const [word, look] = STATUSES[state.kind]
  return (
    <span className={`icon ${look}`} title={transaction.result ?? undefined}>
      {word}
    </span>
  )
}
