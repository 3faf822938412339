import type { Transaction } from '#/api/schemas/transaction'
import { labelOf } from '#/domain/open'
import { reasonText } from '#/domain/transactions/revertReason'
import { transactionState } from '#/domain/transactions/transactionState'
import { CompactIcon } from '#/ui/LabelWithHint'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

const STATUSES = {
  success: ['Success', 'icon-check text-muted [--icon-color:var(--good)]'],
  failed: ['Failed', 'icon-cross text-bad'],
  pending: ['Pending', 'icon-clock text-warn'],
  dropped: ['Dropped', 'icon-ban text-warn'],
} as const

/** A status that has a word and a look. */
export type StatusKind = keyof typeof STATUSES

interface StatusBadgeProps {
  kind: StatusKind
  /** The API's own word for it, or the reason in it: shown on hover. */
  reason: string | null
}

/** A status by icon and word as well as color. */
export function StatusBadge({ kind, reason }: StatusBadgeProps) {
  const [word, look] = STATUSES[kind]
  return (
    <span className={`icon ${look}`} title={reason ?? undefined}>
      {word}
    </span>
  )
}

/** A status in a row that has no room for its column; nothing for success, which rows need not say. */
export function CompactStatus({ kind }: { kind: StatusKind }) {
  if (kind === 'success') return null
  const [label, look] = STATUSES[kind]
  return <CompactIcon label={label} look={look} />
}

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
  return <StatusBadge kind={state.kind} reason={reasonText(transaction.result) ?? transaction.result} />
}
