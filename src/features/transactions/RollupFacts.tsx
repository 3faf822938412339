import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { withdrawalFacts } from '#/features/transactions/withdrawalFacts'
import { FactSection } from '#/ui/FactSection'

/** What a transaction of a rollup has to do with L1. */
export function RollupFacts({ transaction: { op_withdrawals } }: { transaction: Transaction }) {
  const { chain } = useChain()
  const withdrawals = op_withdrawals ?? []
  return (
    <FactSection
      id="withdrawals-to-l1"
      title={withdrawals.length > 1 ? 'Withdrawals to L1' : 'Withdrawal to L1'}
      records={withdrawals.map((withdrawal) => withdrawalFacts(withdrawal, chain))}
    />
  )
}
