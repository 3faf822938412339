import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { plainText } from '#/domain/text/text'
import { summaryText } from '#/domain/transactions/summaryParts'
import { typicalAdvice, typicalCause } from '#/domain/transactions/typicalCause'
import { operationReason } from '#/entity/userOperation/operationCall'
import { moneyText } from '#/entity/reply'
import { feePayer, operationFunds } from '#/entity/userOperation/operationFunds'

const MAX_REASON_LENGTH = 400

/** What typically causes the error of a user operation, and what to do; null where that is not known. */
export function operationCause(operation: UserOperation): { cause: string | null; advice: string | null } {
  const cause = typicalCause(operationReason(operation))
  return { cause, advice: typicalAdvice(cause) }
}

/** The fee of a user operation, and who paid it; '' if it is unknown. `rate` is the USD price of the native currency. */
export function feeText({ fee, sponsor_type }: UserOperation, { currency }: Chain, rate: string | null): string {
  if (fee === null) return ''
  return moneyText(fee, currency.decimals, currency.symbol, rate) + feePayer(sponsor_type)
}

/** Why a user operation failed, what to do, and what it moved, as lines of a reply; none for any other. `rate` is the USD price of the native currency. */
export function failureLines(
  operation: UserOperation,
  { currency }: Chain,
  rate: string | null,
): readonly (readonly [label: string, text: string | null])[] {
  if (operation.status !== false) return []
  const { cause, advice } = operationCause(operation)
  return [
    ['Reason', plainText(operationReason(operation), MAX_REASON_LENGTH) || 'No reason given'],
    ['Typical cause', cause],
    ['Next step', advice],
    ['Funds', summaryText(operationFunds(operation, currency), currency, { isWhole: true, rate })],
  ]
}
