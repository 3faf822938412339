import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { exactTime } from '#/domain/text/time'
import { summaryText } from '#/domain/transactions/summaryParts'
import { approvalLines } from '#/entity/approvalWords'
import type { Reply } from '#/entity/reply'
import { failureLines, feeText } from '#/entity/userOperation/operationCause'
import { operationSummary } from '#/entity/userOperation/operationSummary'
import { givenApprovals, type OperationApprovals } from '#/entity/userOperation/useApprovals'

/** A user operation, and what its page knows of it. */
export interface OperationReplyFacts {
  operation: UserOperation
  approvals: OperationApprovals
  chain: Chain
  /** Current USD price of the native currency; null if unknown. */
  rate: string | null
}

/** What a support agent answers about a user operation: what it did, why it failed, its fee, whose it was and its transaction. */
export function operationReply({ operation, approvals, chain, rate }: OperationReplyFacts): Reply {
  const { hash, status, timestamp, block_number, fee, sender, transaction_hash } = operation
  const { currency } = chain
  const lines: (readonly [string, string | null])[] = [
    ['Summary', summaryText(operationSummary(operation, approvals, currency), currency, { isWhole: true })],
    ['Status', status === null ? null : status ? 'Success' : 'Failed'],
    ...failureLines(operation, chain, rate),
    ...approvalLines(givenApprovals(operation, approvals)),
    ['Time', timestamp && exactTime(timestamp)],
    ['Block', block_number === null ? null : String(block_number)],
    // A failed one's is in its funds.
    ['Fee', fee === null || status === false ? null : feeText(operation, chain, rate)],
    ['Sender', sender?.hash ?? null],
    ['Transaction', transaction_hash],
  ]
  return {
    title: `User operation ${hash ?? ''} on ${chain.name}`,
    lines: lines.flatMap(([label, text]) => (text ? [[label, text] as const] : [])),
  }
}
