import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { exactTime } from '#/domain/text/time'
import { summaryText } from '#/domain/transactions/summaryParts'
import { approvalLines } from '#/entity/approvalWords'
import { knownLines, type Reply, type ReplyLine } from '#/entity/reply'
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
  /** The name of an address by its hash; null if unknown. */
  addressName: (hash: string) => string | null
  /** The URL of the sender's approvals; null if unknown. */
  approvalsUrl: string | null
}

/** What a support agent answers about a user operation: what it did, why it failed, its fee, whose it was and its transaction. */
export function operationReply({
  operation,
  approvals,
  chain,
  rate,
  addressName,
  approvalsUrl,
}: OperationReplyFacts): Reply {
  const { hash, status, timestamp, block_number, fee, sender, transaction_hash } = operation
  const { currency } = chain
  const lines: ReplyLine[] = [
    [
      'Summary',
      summaryText(operationSummary(operation, approvals, currency), currency, { isWhole: true, addressName }),
    ],
    ['Status', status === null ? null : status ? 'Success' : 'Failed'],
    ...failureLines(operation, chain, rate),
    ...approvalLines(givenApprovals(operation, approvals), approvalsUrl),
    ['Time', timestamp && exactTime(timestamp)],
    ['Block', block_number === null ? null : String(block_number)],
    // A failed one's is in its funds.
    ['Fee', fee === null || status === false ? null : feeText(operation, chain, rate)],
    ['Sender', sender?.hash ?? null],
    ['Transaction', transaction_hash],
  ]
  return {
    title: `User operation ${hash ?? ''} on ${chain.name}`,
    lines: knownLines(lines),
  }
}
