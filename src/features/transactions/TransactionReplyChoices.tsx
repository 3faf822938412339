import type { Transaction } from '#/api/schemas/transaction'
import { findChain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { ReplyChoices } from '#/entity/ReplyChoices'
import { useOperations } from '#/entity/userOperation/useOperation'
import { MAX_FAILED } from '#/features/transactions/bundle/FailedOperations'
import { useBundleOperations } from '#/features/transactions/bundle/useBundleOperations'
import { useOtherEnd } from '#/features/transactions/delivery/useOtherEnd'
import { useErrorFacts } from '#/features/transactions/failure/useErrorFacts'
import { usePendingFacts } from '#/features/transactions/pending/usePendingFacts'
import { raiserOf } from '#/features/transactions/summary/failedCalls'
import { transactionReply } from '#/features/transactions/transactionReply'
import { useDepositStatus } from '#/features/transactions/useDepositStatus'
import type { TransactionSummary } from '#/features/transactions/useTransactionSummary'

/** A transaction with its summary. */
export interface TransactionReplyProps {
  transaction: Transaction
  summary: TransactionSummary
  /** Whether it was pending when it was last seen, and the API no longer knows it. */
  isLost: boolean
}

/** The choices of a transaction's copy menu that copy a reply. */
export default function TransactionReplyChoices({ transaction, summary, isLost }: TransactionReplyProps) {
  const { chain, config } = useChain()
  const errorFacts = useErrorFacts(transaction, raiserOf(transaction, [], chain.currency))
  const pending = usePendingFacts(transaction.block_number === null ? transaction : null)
  const operations = useBundleOperations(transaction.hash ?? '', transaction)
  const failed = (operations ?? []).filter(({ status }) => status === false).slice(0, MAX_FAILED)
  const failedOperations = useOperations(failed)
  const otherEnd = useOtherEnd(transaction, transaction.status === 'ok' ? summary.summary : [])
  const deposit = useDepositStatus(transaction)
  const context = {
    chain,
    isLost,
    replacedBy: summary.replacedBy,
    suspect: summary.suspect,
    transfers: summary.transfers,
    operations: operations && operations.filter((operation) => !failed.includes(operation)),
    failedOperations,
    pending: transaction.block_number === null ? pending : null,
    otherEnd,
    deposit,
    chainName: (id: string) => findChain(config, id)?.name ?? null,
  }
  return <ReplyChoices reply={() => transactionReply(transaction, summary.summary, errorFacts, context)} />
}
