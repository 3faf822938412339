import type { Transaction } from '#/api/schemas/transaction'
import { labelOf } from '#/domain/open'
import { transactionState } from '#/domain/transactionState'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

const shapes = {
  success: ['✓ Success', 'text-good'],
  failed: ['✗ Failed', 'text-bad'],
  pending: ['◷ Pending', 'text-warn'],
  dropped: ['⊘ Dropped or replaced', 'text-warn'],
} as const

/** How a transaction ended, by shape and word as well as colour; a word that the contract does not know stands as it came. */
export function TransactionStatusBadge({ transaction }: { transaction: Transaction }) {
  const state = transactionState(transaction)
  if (state.kind === 'unknown') return <MissingValue />
  if (state.kind === 'other') return <UntrustedText text={labelOf(state.word)} max={40} />
  const [word, tone] = shapes[state.kind]
  return (
    <span className={tone} title={transaction.result ?? undefined}>
      {word}
    </span>
  )
}
