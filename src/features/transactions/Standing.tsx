import type { Transaction } from '#/api/schemas/transaction'
import { TransactionStatusBadge } from '#/entity/TransactionStatusBadge'

/** How a transaction ended, or that its server lost it while it waited. */
export function Standing({ transaction, forgotten }: { transaction: Transaction; forgotten: boolean }) {
  return forgotten ? (
    <span className="text-warn">⊘ No longer known</span>
  ) : (
    <TransactionStatusBadge transaction={transaction} />
  )
}
