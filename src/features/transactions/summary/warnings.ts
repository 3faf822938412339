import type { Transaction } from '#/api/schemas/transaction'
import { type BundledOperation, withFailedOperations } from '#/features/transactions/summary/bundle'
import type { CallRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'
import { failedCallsText } from '#/features/transactions/summary/failedCalls'
import { sentence, type Summary, type SummaryFact } from '#/domain/transactions/summaryParts'
import type { SuspectTransfers } from '#/features/transactions/suspectTransfers'

/** What a transaction of suspect transfers is called. */
export function suspectLabel({ suspicions }: Pick<SuspectTransfers, 'suspicions'>): string {
  return suspicions.has('scam') ? 'Flagged as scam' : 'Possible address poisoning'
}

/** What the warnings of a summary follow from. */
interface Warned {
  /** Null until it has loaded. */
  readonly transaction: (TransactionRecord & InnerStatus) | null
  /** All of its internal transactions; null while they are unknown. */
  readonly calls: readonly CallRecord[] | null
  /** All user operations of a bundle; null while they are unknown, and for any other transaction. */
  readonly operations: readonly BundledOperation[] | null
  readonly suspect: SuspectTransfers | null
}

/** A summary with its warnings: failed user operations, else an inner failure, and suspect transfers. */
export function withWarnings(summary: Summary, { transaction, calls, operations, suspect }: Warned): Summary {
  const bundle = operations === null ? summary : withFailedOperations(summary, operations)
  // The failure of a user operation is that of its call.
  const whole = transaction === null || bundle !== summary ? bundle : withInnerFailure(summary, transaction, calls)
  return withSuspicion(whole, suspect)
}

/** A summary that begins with what the transaction is, where all that it transfers is suspect. */
export function withSuspicion(summary: Summary, suspect: SuspectTransfers | null): Summary {
  const [first, ...rest] = summary
  if (suspect === null || first === undefined) return summary
  const start = first.kind === 'text' ? first.text.charAt(0).toLowerCase() + first.text.slice(1) : first
  return sentence(`${suspectLabel(suspect)}: `, start, ...rest)
}

type InnerStatus = Pick<TransactionRecord, 'status'> & Pick<Transaction, 'has_error_in_internal_transactions'>

/** Whether the API reports that a call inside a transaction failed, though the transaction succeeded. */
export function hasInnerFailure({ status, has_error_in_internal_transactions }: InnerStatus): boolean {
  return status === 'ok' && has_error_in_internal_transactions === true
}

/** A summary that ends with the failure of inner calls, where the transaction itself succeeded; how many is said if `calls` are known, all of them. */
export function withInnerFailure(
  summary: Summary,
  transaction: TransactionRecord & InnerStatus,
  calls: readonly CallRecord[] | null,
): Summary {
  if (!hasInnerFailure(transaction) || summary.length === 0) return summary
  const fact: SummaryFact = {
    kind: 'record',
    text: (calls && failedCallsText(transaction, calls)) ?? 'internal transactions failed',
    query: '?view=tree',
    evidence: ['has_error_in_internal_transactions'],
  }
  return sentence(...summary, ', but ', fact)
}
