import type { Transaction } from '#/api/schemas/transaction'
import type { UserOperation } from '#/api/schemas/userOperation'
import { findChain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { ReplyChoices } from '#/entity/ReplyChoices'
import { useSpenderNames } from '#/entity/useSpenderNames'
import { NO_APPROVALS, spendersIn, useApprovalsOfAll } from '#/entity/userOperation/useApprovals'
import { useOperations } from '#/entity/userOperation/useOperation'
import { MAX_SHOWN } from '#/features/transactions/bundle/BundleOperations'
import type { BundleFacts } from '#/features/transactions/bundle/bundleLines'
import { MAX_FAILED } from '#/features/transactions/bundle/FailedOperations'
import { useBundleOperations } from '#/features/transactions/bundle/useBundleOperations'
import { useOtherEnd } from '#/features/transactions/delivery/useOtherEnd'
import { useErrorFacts } from '#/features/transactions/failure/useErrorFacts'
import { useLiquidations } from '#/features/transactions/liquidation/useLiquidations'
import { usePendingFacts, useReplacement } from '#/features/transactions/pending/usePendingFacts'
import { raiserOf } from '#/features/transactions/summary/failedCalls'
import { transactionReply } from '#/features/transactions/transactionReply'
import { useDepositStatus } from '#/features/transactions/useDepositStatus'
import { type TransactionSummary, useTransactionSummary } from '#/features/transactions/useTransactionSummary'
import { urlOfPath } from '#/ui/PageMeta'

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
  const bundle = useBundleFacts(operations)
  const otherEnd = useOtherEnd(transaction, transaction.status === 'ok' ? summary.summary : [])
  const borrowers = useLiquidations(transaction, transaction.hash ?? '').map(({ borrower }) => borrower)
  const deposit = useDepositStatus(transaction)
  const value = useReplacement(summary.replacedBy)
  const replacement = useTransactionSummary(summary.replacedBy ?? '', { value, isLost: false }, true).summary
  const approvals = bundle?.others.flatMap((each) => spendersIn(each.approvals)) ?? []
  const addressName = useSpenderNames([...summary.summary, ...approvals])
  const context = {
    chain,
    isLost,
    replacedBy: summary.replacedBy,
    replacement,
    suspect: summary.suspect,
    transfers: summary.transfers,
    calls: summary.calls,
    operations: bundle,
    pending: transaction.block_number === null ? pending : null,
    otherEnd,
    borrowers,
    deposit,
    addressName,
    urlOf: urlOfPath,
    chainName: (id: string) => findChain(config, id)?.name ?? null,
  }
  return <ReplyChoices reply={() => transactionReply(transaction, summary.summary, errorFacts, context)} />
}

/** The operations of a bundle that its page shows, with their records and approvals. */
function useBundleFacts(rows: readonly UserOperation[] | null): BundleFacts | null {
  const [failed, others] = [false, true].map(
    (isOther) => rows?.filter(({ status }) => (status !== false) === isOther) ?? [],
  )
  const failedRecords = useOperations(failed?.slice(0, MAX_FAILED) ?? [])
  const records = useOperations(others?.slice(0, MAX_SHOWN) ?? [])
  const approvals = useApprovalsOfAll(records)
  if (rows === null) return null
  return {
    failed: failedRecords,
    others: records.map((operation, index) => ({ operation, approvals: approvals[index] ?? NO_APPROVALS })),
    more: rows.length - failedRecords.length - records.length,
  }
}
