import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { batchesOf } from '#/entity/rollup/batchesOf'
import { batchFacts } from '#/entity/rollup/batchFacts'
import { interopFacts } from '#/features/transactions/interopFacts'
import { l1MessageFacts, l1MessageTitle } from '#/features/transactions/l1MessageFacts'
import { withdrawalFacts } from '#/features/transactions/withdrawalFacts'
import { FactSection } from '#/ui/FactSection'

/** The batch of Polygon zkEVM, whose servers have it in fields of the transaction itself. */
function zkevmBatch(transaction: Transaction) {
  return {
    batch_number: transaction.zkevm_batch_number,
    status: transaction.zkevm_status,
    sequence_transaction_hash: transaction.zkevm_sequence_hash,
    verify_transaction_hash: transaction.zkevm_verify_hash,
  }
}

/** What a transaction of a rollup has to do with L1. */
export function RollupFacts({ transaction }: { transaction: Transaction }) {
  const { chain } = useChain()
  const { op_withdrawals, op_interop_messages, op_interop } = transaction
  const withdrawals = op_withdrawals ?? []
  const interop = op_interop_messages?.length ? op_interop_messages : [op_interop ?? []].flat()
  return (
    <>
      <FactSection
        id="withdrawals-to-l1"
        title={withdrawals.length > 1 ? 'Withdrawals to L1' : 'Withdrawal to L1'}
        records={withdrawals.map((withdrawal) => withdrawalFacts(withdrawal, chain))}
      />
      <FactSection id="l1-message" title={l1MessageTitle(transaction)} records={[l1MessageFacts(transaction)]} />
      <FactSection
        id="cross-chain-messages"
        title={interop.length > 1 ? 'Cross-chain messages' : 'Cross-chain message'}
        records={interop.map(interopFacts)}
      />
      <FactSection
        id="batch"
        title="Batch"
        records={[...batchesOf(transaction), zkevmBatch(transaction)].map(batchFacts)}
      />
    </>
  )
}
