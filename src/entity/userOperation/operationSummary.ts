import type { UserOperation } from '#/api/schemas/userOperation'
import type { Currency } from '#/domain/amounts/currency'
import { counted } from '#/domain/amounts/numberFormat'
import { sameHash } from '#/domain/hashes/hash'
import { revertText, revertWords, triedTo } from '#/domain/transactions/revertReason'
import { sentence, type Summary, type SummaryFact, type SummaryPart } from '#/domain/transactions/summaryParts'
import { callOf } from '#/entity/userOperation/operationCall'
import type { OperationApprovals } from '#/entity/userOperation/useApprovals'

/** What a user operation did or tried to do, and why it failed, in a sentence. */
export function operationSummary(operation: UserOperation, approvals: OperationApprovals, currency: Currency): Summary {
  const start =
    operation.status === false ? failedStart(operation) : operation.status === null ? ['Status unknown: '] : []
  return sentence(...start, ...act(operation, approvals, currency))
}

function failedStart({ revert_reason }: UserOperation): readonly (string | SummaryFact)[] {
  const revert = revertWords(revert_reason === null ? null : { form: 'raw', raw: revert_reason })
  if (revert.kind === 'none') return ['Failed without a reason; tried to ']
  return ['Failed: ', { kind: 'reason', revert, evidence: ['revert_reason'] }, triedTo(revertText(revert))]
}

/** An approval by its spender and amount, another call by function and callee. */
function act(
  operation: UserOperation,
  { intents, more }: OperationApprovals,
  { decimals }: Currency,
): readonly (string | SummaryPart)[] {
  const { method, target, value } = callOf(operation)
  const did = operation.status === true
  const isDirect = operation.execute_target !== null
  const approvals = intents.flatMap(({ did: past, do: plain, rest }, index) => [
    ...(index === 0 && isDirect ? [] : [' and ']),
    did ? (index === 0 && isDirect ? past : past.toLowerCase()) : plain,
    ...rest,
  ])
  if (approvals.length > 0 && isDirect) return approvals
  const sent: SummaryFact | null =
    value !== null && value > 0n ? { kind: 'amount', value, decimals, token: 'native', evidence: ['value'] } : null
  const isPayment = method === null && sent !== null
  const callee =
    target === null
      ? 'an unknown address'
      : sameHash(target.hash, operation.sender?.hash)
        ? 'the account itself'
        : ({ kind: 'address', address: target, role: isPayment ? 'recipient' : 'contract', evidence: ['to'] } as const)
  return [
    isPayment ? (did ? 'Sent ' : 'send ') : did ? 'Called ' : 'call ',
    ...(isPayment ? [sent, ' to '] : []),
    ...(method === null ? [] : [{ kind: 'method', name: method, evidence: ['decoded_input'] } as const, ' on ']),
    callee,
    ...(isPayment || sent === null ? [] : [', sending ', sent]),
    ...approvals,
    ...(more > 0 ? [` and ${counted(more, 'other approval', 'other approvals')}`] : []),
  ]
}
