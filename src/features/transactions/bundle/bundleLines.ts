import type { Transaction } from '#/api/schemas/transaction'
import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { paths } from '#/domain/links/paths'
import { grouped } from '#/domain/amounts/numberFormat'
import { summaryText } from '#/domain/transactions/summaryParts'
import { approvalLines } from '#/entity/approvalWords'
import type { ReplyLine } from '#/entity/reply'
import { failureLines, feeText } from '#/entity/userOperation/operationCause'
import { operationSummary } from '#/entity/userOperation/operationSummary'
import { givenApprovals, NO_APPROVALS, type OperationApprovals } from '#/entity/userOperation/useApprovals'
import { operationTransfers, verbOf } from '#/features/transactions/bundle/operationTransfers'
import { transferText } from '#/features/transactions/transferText'

/** The user operations of a bundle, as its page shows them. */
export interface BundleFacts {
  /** The first ones that failed, with their reasons. */
  readonly failed: readonly UserOperation[]
  /** The first others, with what they approved. */
  readonly others: readonly { readonly operation: UserOperation; readonly approvals: OperationApprovals }[]
  /** The number of those that are left out. */
  readonly more: number
}

/** What the lines of a reply are written with. */
export interface LineContext {
  readonly chain: Chain
  /** The name of an address by its hash; null if unknown. */
  readonly addressName: (hash: string) => string | null
  /** The URL of a path of this site. */
  readonly urlOf: (path: string) => string
}

/** Lines of a reply about user operations: why some failed, and what the others did, their fees and who paid them. */
export function bundleLines(
  { failed, others, more }: BundleFacts,
  transaction: Transaction,
  context: LineContext,
): ReplyLine[] {
  const { chain } = context
  const rate = transaction.exchange_rate
  return [
    ...failed.flatMap((operation) => failedLines(operation, chain, rate)),
    ...others.flatMap(({ operation, approvals }): ReplyLine[] => [
      ['User operation', operationText(operation, approvals, transaction, context)],
      ...approvalLines(givenApprovals(operation, approvals), approvalsUrl(operation.sender, context)),
    ]),
    ['User operation', more > 0 ? `${grouped(more)} more` : null],
  ]
}

/** "0x… of 0x…: Failed: AmountTooLow; tried to call swap on Router", and what that lacks of the reason and the rest. */
function failedLines(operation: UserOperation, chain: Chain, rate: string | null): ReplyLine[] {
  const said = summaryText(operationSummary(operation, NO_APPROVALS, chain.currency), chain.currency, { isWhole: true })
  const others = failureLines(operation, chain, rate).filter(([, text]) => text === null || !said.includes(text))
  return [['Failed operation', `${nameOf(operation)}: ${said}`], ...others]
}

/** "0x… of 0x…: Success. Sent 0.02 MER ($63.91) to 0x…. Fee 0.001 MER ($3.19), paid by the account." */
function operationText(
  operation: UserOperation,
  approvals: OperationApprovals,
  transaction: Transaction,
  { chain, addressName }: LineContext,
): string {
  const { status, sender, call_data, execute_call_data } = operation
  const { currency } = chain
  const rate = transaction.exchange_rate
  // A row of a list lacks the call.
  const isRecord = call_data !== null || execute_call_data !== null
  const did =
    isRecord &&
    summaryText(operationSummary(operation, approvals, currency), currency, { isWhole: true, rate, addressName })
  const moved = operationTransfers(operation, transaction).map((each) => `${verbOf(each, sender)}${transferText(each)}`)
  const fee = feeText(operation, chain, rate)
  const said = [
    status === true && 'Success',
    did,
    moved.length > 0 && `Transfers: ${moved.join(', ')}`,
    fee && `Fee ${fee}`,
  ]
  return `${nameOf(operation)}: ${said.flatMap((text) => (text ? [`${text}.`] : [])).join(' ')}`
}

/** The URL of the page of an account's approvals; null without the account. */
export function approvalsUrl(owner: { readonly hash: string | null } | null, { chain, urlOf }: LineContext) {
  return owner?.hash ? urlOf(paths.address(chain.id, owner.hash, 'approvals')) : null
}

function nameOf({ hash, sender }: UserOperation): string {
  return `${hash}${sender?.hash ? ` of ${sender.hash}` : ''}`
}
