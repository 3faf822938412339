import type { UserOperation } from '#/api/schemas/userOperation'
import { sentence, type Summary, type SummaryFact } from '#/domain/transactions/summaryParts'
import type { Currency } from '#/domain/amounts/currency'
import { callOf } from '#/entity/userOperation/operationCall'

/** What a failed user operation moved and what it cost: its call was reverted, and the fee was charged. */
export function operationFunds(operation: UserOperation, { decimals }: Currency): Summary {
  const { fee, sponsor_type } = operation
  const { value } = callOf(operation)
  const native = (amount: bigint, evidence: 'value' | 'fee'): SummaryFact => ({
    kind: 'amount',
    value: amount,
    decimals,
    token: 'native',
    isExact: true,
    evidence: [evidence],
  })
  const moved =
    value !== null && value > 0n
      ? [native(value, 'value'), ' was not transferred: it stayed with the account.']
      : ['The call was reverted and transferred nothing.']
  if (fee === null) return sentence(...moved)
  return sentence(
    ...moved,
    ` The fee was ${fee > 0n ? 'still ' : ''}charged: `,
    native(fee, 'fee'),
    feePayer(sponsor_type),
  )
}

/** ", paid by the account": who paid the fee of a user operation, by its sponsor type; empty if unknown. */
export function feePayer(sponsorType: string | null): string {
  if (sponsorType?.startsWith('wallet_')) return ', paid by the account'
  return sponsorType?.startsWith('paymaster_') ? ', paid by the paymaster' : ''
}
