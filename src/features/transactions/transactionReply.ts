import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { feeOf } from '#/domain/amounts/fee'
import { labelOf } from '#/domain/open'
import { plainText } from '#/domain/text/text'
import { exactTime } from '#/domain/text/time'
import { transactionState } from '#/domain/transactions/transactionState'
import { typicalAdvice } from '#/domain/transactions/typicalCause'
import { moneyText, type Reply } from '#/entity/reply'
import {
  type ErrorFacts,
  failureCause,
  failureFunds,
  failureReason,
  unincludedFunds,
} from '#/features/transactions/summary/failureSummary'
import { feeLabel } from '#/features/transactions/feeLabel'
import { type Summary, summaryText } from '#/features/transactions/summary/summaryParts'

const STATUSES = { success: 'Success', failed: 'Failed', pending: 'Pending', dropped: 'Dropped' } as const

interface ReplyContext {
  readonly chain: Chain
  readonly isLost: boolean
  readonly isReplaced: boolean
  /** The name of a configured chain by its decimal ID; null for any other. */
  readonly chainName: (chain: string) => string | null
}

/** What a support agent answers about a transaction: what happened, when in UTC, amounts, fee and addresses. */
export function transactionReply(
  transaction: Transaction,
  summary: Summary,
  errorFacts: ErrorFacts,
  { chain, isLost, isReplaced, chainName }: ReplyContext,
): Reply {
  const { hash, timestamp, block_number, value, exchange_rate, from, to, created_contract } = transaction
  const { currency } = chain
  const state = transactionState(transaction)
  const isFailed = state.kind === 'failed'
  const isExecuted = !isFailed && !isReplaced && state.kind !== 'dropped'
  const fee = feeOf(transaction, currency)
  const say = (parts: Summary) => summaryText(parts, currency, { chainName }).trim()
  const amount = (wei: bigint) => moneyText(wei, currency.decimals, currency.symbol, exchange_rate)
  const cause = isFailed ? failureCause(transaction) : null
  const fundsText = () => {
    if (isFailed) return say(failureFunds(transaction, currency))
    const isPending = state.kind === 'pending' && !isReplaced
    return isPending || isReplaced || state.kind === 'dropped' ? unincludedFunds(isPending) : null
  }
  const lines: (readonly [string, string | null])[] = [
    ['Summary', say(summary)],
    ['Status', isReplaced ? 'Replaced' : isLost ? 'Not found (was pending)' : statusText(state)],
    ['Reason', isFailed ? say(failureReason(transaction, errorFacts)) : null],
    ['Typical cause', cause],
    ['Next step', isFailed ? typicalAdvice(cause) : null],
    ['Funds', fundsText()],
    ['Time', timestamp && exactTime(timestamp)],
    ['Block', block_number === null ? null : String(block_number)],
    ['Value', value === null ? null : `${amount(value)}${isExecuted || value === 0n ? '' : ', not transferred'}`],
    [
      feeLabel(fee),
      fee.total === null ? null : moneyText(fee.total, fee.asset.decimals, fee.asset.unit, fee.asset.rate),
    ],
    ['From', from?.hash ?? null],
    [to === null && created_contract ? 'Contract created' : 'To', (to ?? created_contract)?.hash ?? null],
  ]
  return {
    title: `Transaction ${hash ?? ''} on ${chain.name}`,
    lines: lines.flatMap(([label, text]) => (text ? [[label, text] as const] : [])),
  }
}

function statusText(state: ReturnType<typeof transactionState>): string | null {
  if (state.kind === 'unknown') return null
  return state.kind === 'other' ? plainText(labelOf({ other: state.word }), 60) : STATUSES[state.kind]
}
