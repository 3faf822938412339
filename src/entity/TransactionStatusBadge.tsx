import { lazy, Suspense } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { labelOf } from '#/domain/open'
import { transactionState } from '#/domain/transactions/transactionState'
import { StatusBadge } from '#/entity/StatusBadge'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

// Few transactions fail; without it, the reason is as the API has it.
const DecodedStatusBadge = lazy(() => import('#/entity/DecodedStatusBadge').catch(() => ({ default: StatusBadge })))

interface TransactionStatusBadgeProps {
  transaction: Transaction
  /** Whether it was pending when it was last seen, and the API no longer knows it. */
  isLost?: boolean
  /** Whether another transaction of the sender with its nonce is mined. */
  isReplaced?: boolean
}

/** A transaction's status, by icon and word as well as color; a status that the API docs do not define is shown as it is. */
export function TransactionStatusBadge({
  transaction,
  isLost = false,
  isReplaced = false,
}: TransactionStatusBadgeProps) {
  if (isReplaced) return <StatusBadge kind="replaced" reason={transaction.result} />
  if (isLost) return <span className="icon icon-ban text-warn">Not found (was pending)</span>
  const state = transactionState(transaction)
  if (state.kind === 'unknown') return <MissingValue />
  if (state.kind === 'other') return <UntrustedText text={labelOf(state.word)} max={40} />
  const badge = { kind: state.kind, reason: transaction.result }
  if (state.kind !== 'failed') return <StatusBadge {...badge} />
  return (
    <Suspense fallback={<StatusBadge {...badge} />}>
      <DecodedStatusBadge {...badge} />
    </Suspense>
  )
}
