import type { Transaction } from '#/api/schemas/transaction'
import { Status } from '#/entity/Status'

/** How a transaction ended, or that its server lost it while it waited. */
export function Standing({ transaction, forgotten }: { transaction: Transaction; forgotten: boolean }) {
  return forgotten ? <span className="text-warn">⊘ No longer known</span> : <Status transaction={transaction} />
}
