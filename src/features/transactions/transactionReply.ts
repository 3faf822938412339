import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { exactAmount } from '#/domain/amounts/amount'
import { feeOf } from '#/domain/amounts/fee'
import { gasPriceUnit } from '#/domain/amounts/gas'
import { grouped } from '#/domain/amounts/numberFormat'
import { labelOf } from '#/domain/open'
import { plainText } from '#/domain/text/text'
import { exactTime } from '#/domain/text/time'
import { callTree, nativeTransfers } from '#/domain/transactions/callTree'
import type { PendingFee } from '#/domain/transactions/pendingFee'
import type { CallRecord } from '#/domain/transactions/transactionRecords'
import { transactionState } from '#/domain/transactions/transactionState'
import { nameOfAddress } from '#/entity/AddressLink'
import { approvalLines } from '#/entity/approvalWords'
import { knownLines, moneyText, type Reply, type ReplyLine } from '#/entity/reply'
import {
  failureAdvice,
  failureCause,
  failureFunds,
  failureReason,
  ITS_REPLACEMENT,
  unincludedFunds,
} from '#/features/transactions/summary/failureSummary'
import {
  approvalsUrl,
  type BundleFacts,
  bundleLines,
  type LineContext,
} from '#/features/transactions/bundle/bundleLines'
import { decodedError } from '#/features/transactions/failure/useErrorFacts'
import type { ErrorFacts } from '#/features/transactions/summary/errorSentence'
import type { OtherEnd } from '#/features/transactions/delivery/useOtherEnd'
import type { DepositWords } from '#/features/transactions/useDepositStatus'
import { feeLabel } from '#/features/transactions/feeLabel'
import type { PendingFacts } from '#/features/transactions/pending/usePendingFacts'
import { usdNote } from '#/entity/usdNote'
import { failedMark, isBundle } from '#/features/transactions/summary/bundle'
import { BORROWER_ADVICE, UNKNOWN_LENDER } from '#/features/transactions/liquidation/useLiquidations'
import { CAUGHT_EFFECT, caughtCalls, caughtFailure } from '#/features/transactions/summary/failedCalls'
import { type Summary, summaryText } from '#/domain/transactions/summaryParts'
import { hasInnerFailure, suspectLabel } from '#/features/transactions/summary/warnings'
import { movedText, transferText } from '#/features/transactions/transferText'
import { suspectAdvice, type SuspectTransfers, suspectText } from '#/features/transactions/suspectTransfers'

const STATUSES = { success: 'Success', failed: 'Failed', pending: 'Pending', dropped: 'Dropped' } as const

interface ReplyContext extends LineContext {
  readonly isLost: boolean
  /** Hash of the mined transaction with its sender and nonce; null if there is none. */
  readonly replacedBy: string | null
  /** What that one did; empty while it is unknown. */
  readonly replacement: Summary
  readonly suspect: SuspectTransfers | null
  /** Its token transfers, those that have loaded. */
  readonly transfers: readonly TokenTransfer[]
  /** All of its internal transactions; null while they are unknown. */
  readonly calls: readonly CallRecord[] | null
  /** The user operations of a bundle; null while they are unknown, and for any other transaction. */
  readonly operations: BundleFacts | null
  /** Null for a transaction in a block. */
  readonly pending: Pick<PendingFacts, 'next' | 'fee' | 'latest'> | null
  /** Null for a transaction that is of no bridge. */
  readonly otherEnd: OtherEnd | null
  /** The accounts whose loans it liquidated. */
  readonly borrowers: readonly string[]
  /** Null for a deposit to the beacon chain that is done, and for any other transaction. */
  readonly deposit: DepositWords | null
  /** The name of a configured chain by its decimal ID; null for any other. */
  readonly chainName: (chain: string) => string | null
}

/** The most lines of transfers, of tokens and of native currency. */
const MAX_LINES = 12

/** What a support agent answers about a transaction: what happened, what to do, when in UTC, amounts, fee and addresses, all of them whole. */
export function transactionReply(
  transaction: Transaction,
  summary: Summary,
  errorFacts: ErrorFacts,
  context: ReplyContext,
): Reply {
  const {
    chain,
    addressName,
    isLost,
    replacedBy,
    replacement,
    suspect,
    transfers,
    calls,
    operations,
    pending,
    otherEnd,
    borrowers,
    deposit,
    chainName,
  } = context
  const { hash, timestamp, block_number, value, exchange_rate, from, to, created_contract, nonce, raw_input } =
    transaction
  const { currency } = chain
  const state = transactionState(transaction)
  const isFailed = state.kind === 'failed'
  const isReplaced = replacedBy !== null
  const isExecuted = !isFailed && !isReplaced && state.kind !== 'dropped'
  const fee = feeOf(transaction, currency)
  const coinTransfers = state.kind === 'success' && calls ? nativeTransfers(callTree(calls, transaction)) : []
  const failure = calls && operations === null ? caughtFailure(transaction, calls) : null
  const say = (parts: Summary, rate: string | null = null) =>
    summaryText(parts, currency, { chainName, addressName, isWhole: true, rate }).trim()
  const amount = (wei: bigint) => moneyText(wei, currency.decimals, currency.symbol, exchange_rate)
  const cause = isFailed ? failureCause(transaction) : null
  // What a failed transaction cost is in its funds.
  const isInFunds = isFailed && !fee.maximum && fee.asset.token === null
  const fundsText = () => {
    if (isFailed) return say(failureFunds(transaction, currency), exchange_rate)
    const isPending = state.kind === 'pending' && !isReplaced
    if (!isPending && !isReplaced && state.kind !== 'dropped') return null
    const instead = replacement.length > 0 ? ` ${ITS_REPLACEMENT} ${say(replacement)}` : ''
    return unincludedFunds(isPending) + instead
  }
  const nextText = () => {
    if (isFailed) return failureAdvice(transaction, cause, decodedError(transaction), errorFacts)
    if (deposit) return deposit.next
    if (borrowers.length > 0) return BORROWER_ADVICE.join((to && nameOfAddress(to)) || to?.hash || UNKNOWN_LENDER)
    if (pending) return say(pending.next)
    if (otherEnd?.kind === 'place')
      return otherEnd.words.map((word) => (typeof word === 'string' ? word : (word.whole ?? word.text))).join('')
    return null
  }
  const lines: ReplyLine[] = [
    ['Warning', suspect && `${suspectLabel(suspect)}. ${suspectText(suspect)} ${suspectAdvice(suspect) ?? ''}`.trim()],
    ['Warning', deposit?.warning ?? null],
    ['Summary', say(summary)],
    ['Status', isReplaced ? 'Replaced' : isLost ? 'Not found (was pending)' : statusText(state, summary)],
    ...(operations === null ? [] : bundleLines(operations, transaction, context)),
    ['Deposit', deposit && `The list of deposits ${deposit.status}`],
    ['Reason', isFailed ? say(failureReason(transaction, errorFacts)) : null],
    ['Typical cause', cause],
    ['Failed call', failure && say(caughtCalls(failure))],
    ...borrowers.map((borrower) => ['Borrower', borrower] as const),
    ['Effect', hasInnerFailure(transaction) && operations === null ? CAUGHT_EFFECT : null],
    ...(state.kind === 'success' ? approvalLines(summary, approvalsUrl(from, context)) : []),
    ['Next step', nextText()],
    ['Funds', fundsText()],
    ['Delivery', otherEnd?.kind === 'delivery' ? deliveryText(otherEnd) : null],
    ['Replaced by', replacedBy],
    ['Time', timestamp && exactTime(timestamp)],
    ['Block', block_number === null ? null : String(block_number)],
    ...some(transfers, (transfer) => [suspect ? 'Suspect transfer' : 'Token transfer', transferText(transfer)]),
    ...some(coinTransfers, ({ from: source, to: target, value: wei }) => [
      'Coin transfer',
      `${amount(wei ?? 0n)} from ${source ?? 'unknown'} to ${target ?? 'unknown'}`,
    ]),
    [
      'Value',
      value === null || (value === 0n && (transfers.length > 0 || (raw_input !== null && raw_input !== '0x')))
        ? null
        : `${amount(value)}${isExecuted || value === 0n ? '' : ', not transferred'}`,
    ],
    [
      feeLabel(fee),
      fee.total === null || isInFunds
        ? null
        : `${moneyText(fee.total, fee.asset.decimals, fee.asset.unit, fee.asset.rate)}${isBundle(transaction) ? ', paid by the bundler' : ''}`,
    ],
    ['Fee offered', pending?.fee ? offerText(pending.fee, pending.latest?.height ?? null, chain) : null],
    ['Nonce', pending && nonce !== null ? String(nonce) : null],
    ['From', from?.hash ?? null],
    [
      to === null && created_contract ? 'Contract created' : to?.is_contract ? 'Interacted with' : 'To',
      to?.is_contract ? namedHash(to) : ((to ?? created_contract)?.hash ?? null),
    ],
    ['USD', usdNote(transaction)],
  ]
  return {
    title: `Transaction ${hash ?? ''} on ${chain.name}`,
    lines: knownLines(lines),
  }
}

function statusText(state: ReturnType<typeof transactionState>, summary: Summary): string | null {
  if (state.kind === 'unknown') return null
  const failed = failedMark(summary)
  if (state.kind === 'success' && failed !== null) return `Success of the bundle · ${failed}`
  return state.kind === 'other' ? plainText(labelOf({ other: state.word }), 60) : STATUSES[state.kind]
}

/** A line for each of the first rows, and one for the number of the others. */
function some<Row>(rows: readonly Row[], line: (row: Row) => ReplyLine): ReplyLine[] {
  const shown = rows.slice(0, MAX_LINES).map((row) => line(row))
  const [label] = shown.at(-1) ?? ['']
  const more = rows.length - shown.length
  return more > 0 ? [...shown, [label, `${grouped(more)} more`]] : shown
}

/** "0x… (Router)". */
function namedHash(address: Address): string | null {
  const name = nameOfAddress(address)
  return address.hash && `${address.hash}${name ? ` (${plainText(name, 60)})` : ''}`
}

/** "0.5 bMER to the receiver on Base in transaction 0x…, 2026-11-20 12:04:04 UTC". */
function deliveryText({ chain, delivery: { transaction, transfer } }: Extract<OtherEnd, { kind: 'delivery' }>): string {
  const what = transfer ? `${movedText(transfer)} to the receiver ` : ''
  const time = transaction.timestamp ? `, ${exactTime(transaction.timestamp)}` : ''
  return `${what}on ${chain.name} in transaction ${transaction.hash}${time}`
}

/** "10 Gwei per gas, below the base fee of 12 Gwei in block 434". */
function offerText({ offered, baseFee, relation }: PendingFee, block: number | null, chain: Chain): string {
  const { symbol, decimals } = gasPriceUnit(chain.currency)
  const price = (wei: bigint) => `${exactAmount(wei, decimals)} ${symbol}`
  const where = block === null ? '' : ` in block ${block}`
  return `${price(offered)} per gas, ${relation === 'equal' ? 'equal to' : relation} the base fee of ${price(baseFee)}${where}`
}
