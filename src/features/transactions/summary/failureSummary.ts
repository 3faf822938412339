import type { Transaction } from '#/api/schemas/transaction'
import { exactAmount } from '#/domain/amounts/amount'
import type { Currency } from '#/domain/amounts/currency'
import { feeOf } from '#/domain/amounts/fee'
import { hexSize } from '#/domain/hashes/hex'
import { plainText } from '#/domain/text/text'
import { isCompared } from '#/domain/transactions/errorUnits'
import { errorValues } from '#/domain/transactions/errorValues'
import { revertText } from '#/domain/transactions/revertReason'
import { sentence, type Summary, type SummaryFact, type SummaryPart } from '#/domain/transactions/summaryParts'
import type { AddressRecord, DecodedRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'
import {
  MINIMUM_TOO_HIGH,
  NO_MESSAGE,
  NO_REASON,
  OUT_OF_GAS,
  REFUSED_CREATION,
  REFUSED_PAYMENT,
  SLIPPAGE,
  typicalAdvice,
  typicalCause,
  WHOLE_GAS_USED,
} from '#/domain/transactions/typicalCause'
import { intentOf, isCreation } from '#/features/transactions/summary/callIntent'
import { type ErrorFacts, errorSentence } from '#/features/transactions/summary/errorSentence'
import { reasonFact } from '#/features/transactions/summary/transactionSummary'

type Pieces = readonly (string | SummaryPart)[]

/** Why a transaction failed, in a sentence: its error with the arguments. */
export function failureReason(transaction: TransactionRecord & GasRecord, facts: ErrorFacts): Summary {
  const { revert_reason, result, gas_used, gas_limit } = transaction
  const reason = reasonFact(transaction)
  if (revert_reason?.form === 'decoded' && reason?.kind === 'reason' && reason.revert.kind === 'error') {
    return errorSentence(revert_reason.decoded, transaction, facts)
  }
  if (reason === null) return sentence('No reason given')
  if (reason.kind === 'reason' && reason.revert.kind === 'bytes') return sentence('Custom error ', reason)
  const isOutOfGas = reason.kind === 'quote' && /out of gas/i.test(result ?? '')
  if (!isOutOfGas || gas_used === null || gas_limit === null) return sentence(reason)
  return sentence(reason, ': used ', gasFact(gas_used), ' of ', gasFact(gas_limit), ' gas')
}

function gasFact(value: bigint): SummaryFact {
  return { kind: 'number', value, evidence: ['gas_used'] }
}

interface GasRecord {
  readonly gas_used: bigint | null
  readonly gas_limit: bigint | null
}

/** The typical cause of a transaction's error, and what usually helps; null if none is known. */
export function failureCause(transaction: FailedRecord): string | null {
  const cause = causeOf(transaction)
  if (cause === OUT_OF_GAS && hasSmallLimit(transaction)) return `${OUT_OF_GAS} A higher one usually helps.`
  const hasFunction = transaction.to?.is_verified === true && transaction.decoded_input !== null
  return cause === NO_REASON && hasFunction ? NO_MESSAGE : cause
}

/** More gas than a payment, a transfer or an approval usually needs. */
const AMPLE_GAS = 100_000n

/** Whether a payment, or a transfer or an approval of a token, had less gas than such usually need. */
function hasSmallLimit({ gas_limit, ...transaction }: FailedRecord): boolean {
  const { kind } = intentOf(transaction, { symbol: '', decimals: 0 }, null)
  return gas_limit !== null && gas_limit < AMPLE_GAS && /^(?:payment|transfer|approval)$/.test(kind)
}

/**
 * What to do about a failed transaction; null where its typical cause says what usually helps. `decoded` is its error, null where that is
 * not decoded.
 */
export function failureAdvice(
  transaction: TransactionRecord,
  cause: string | null,
  decoded: DecodedRecord | null,
  facts: ErrorFacts,
): string | null {
  const data = decoded === null ? undecodedError(transaction) : null
  if (data !== null) return UNDECODED_ADVICE.join(data.slice(0, SELECTOR_LENGTH))
  const payment = decoded && requiredPayment(decoded, transaction, facts)
  if (payment) return `Send it again with ${payment}, the amount that the error names.`
  return isCreation(transaction) && typicalAdvice(cause) !== null ? CREATION_ADVICE : typicalAdvice(cause)
}

/** The revert data of a transaction that the API did not decode; null if there is none. */
export function undecodedError(transaction: TransactionRecord): string | null {
  const reason = reasonFact(transaction)
  return reason?.kind === 'reason' && reason.revert.kind === 'bytes' ? reason.revert.hex : null
}

/** What to do about an error that no ABI has: who may know it. Its selector goes between. */
export const UNDECODED_ADVICE = ['Ask the app or the developer of the contract what the error ', ' means.'] as const

/** 0x and four bytes. */
export const SELECTOR_LENGTH = 10

const CREATION_ADVICE =
  'Sending it again typically fails in the same way. Check the code and the arguments of its constructor.'

/** The native currency that a call should have sent, where its error names what it sent and what was required; null if it names neither. */
function requiredPayment(decoded: DecodedRecord, transaction: TransactionRecord, facts: ErrorFacts): string | null {
  const values = errorValues(decoded, { ...facts, transaction })
  const [sent, required, more] = values.flatMap((value) => (value.kind === 'number' ? [value] : []))
  if (!sent || !required || more || sent.unit !== 'native' || required.unit !== 'native') return null
  const isOfCall = sent.value === transaction.value && sent.value !== required.value
  if (!isOfCall || /balance|allowance/i.test(sent.name ?? '') || !isCompared(sent.name ?? '', required.name ?? ''))
    return null
  const { symbol, decimals } = facts.currency
  const isLeast = /min/i.test(required.name ?? '')
  if (isLeast && sent.value > required.value) return null
  return `${isLeast ? 'at least ' : ''}${exactAmount(required.value, decimals)} ${plainText(symbol, MAX_SYMBOL_LENGTH)}`
}

const MAX_SYMBOL_LENGTH = 16

type FailedRecord = TransactionRecord &
  GasRecord & { readonly to: (AddressRecord & { readonly is_verified?: boolean | null }) | null }

function causeOf(transaction: FailedRecord): string | null {
  const { raw_input, value, to, revert_reason, gas_used, gas_limit } = transaction
  const reason = reasonFact(transaction)
  if (reason?.kind === 'quote') return typicalCause(reason.text)
  if (reason?.kind === 'reason') {
    const decoded = revert_reason?.form === 'decoded' ? revert_reason.decoded : null
    return decodedCause(revertText(reason.revert), decoded)
  }
  if (gas_used !== null && gas_limit !== null && gas_used >= gas_limit) return WHOLE_GAS_USED
  const isPayment = raw_input !== null && hexSize(raw_input) === 0 && value !== null && value > 0n
  if (to === null) return isCreation(transaction) ? REFUSED_CREATION : null
  if (isPayment) return to.is_contract === true ? REFUSED_PAYMENT : null
  return to.is_contract === false ? null : NO_REASON
}

/** The typical cause of an error by its name, else by a text in its arguments, as FailedOp of entry points has one. */
export function decodedCause(name: string, decoded: DecodedRecord | null): string | null {
  const texts = (decoded?.parameters ?? []).flatMap(({ type, value }) =>
    type === 'string' && typeof value === 'string' ? [value] : [],
  )
  const cause = [name, ...texts].map(typicalCause).find((each) => each !== null) ?? null
  return cause === SLIPPAGE && decoded !== null && isFarBelowMinimum(decoded) ? MINIMUM_TOO_HIGH : cause
}

/** Whether an error has two numbers, of which the first is below half of the second, a minimum. */
function isFarBelowMinimum({ parameters }: DecodedRecord): boolean {
  const numbers = (parameters ?? []).flatMap(({ name, value }) =>
    typeof value === 'string' && /^\d{1,78}$/.test(value) ? [{ name: name ?? '', value: BigInt(value) }] : [],
  )
  const [had, needed, more] = numbers
  if (had === undefined || needed === undefined || more !== undefined) return false
  return /min/i.test(needed.name) && isCompared(had.name, needed.name) && had.value * 2n < needed.value
}

/** What a failed transaction moved and what it cost: nothing but the fee, unless the API lists transfers of it. */
export function failureFunds(transaction: Transaction, currency: Currency): Summary {
  const { value, token_transfers, token_transfers_overflow } = transaction
  const { asset, total, maximum, lacksBlobFee } = feeOf(transaction, currency)
  const count = token_transfers?.length ?? 0
  const transfers: Pieces =
    count === 0
      ? []
      : [
          'The API lists ',
          {
            kind: 'record',
            text: `${token_transfers_overflow ? 'at least ' : ''}${count} token ${count === 1 ? 'transfer' : 'transfers'}`,
            evidence: ['token_transfers[0]'],
          },
          ' of it. ',
        ]
  const native = (amount: bigint, evidence: 'value' | 'fee'): SummaryFact => ({
    kind: 'amount',
    value: amount,
    decimals: currency.decimals,
    token: 'native',
    isExact: true,
    evidence: [evidence],
  })
  const moved: Pieces =
    value !== null && value > 0n
      ? [native(value, 'value'), ' was not transferred: it stayed with the sender. ']
      : value === 0n && count === 0
        ? ['Nothing was transferred. ']
        : []
  if (total === null || maximum) return sentence(...moved, ...transfers)
  const paid: SummaryFact =
    asset.token === null
      ? native(total, 'fee')
      : {
          kind: 'amount',
          value: total,
          decimals: asset.token.decimals,
          token: feeToken(asset.token),
          isExact: true,
          evidence: ['fee'],
        }
  const least = lacksBlobFee ? 'at least ' : ''
  if (total === 0n && !lacksBlobFee) return sentence(...moved, ...transfers, 'The fee was ', paid)
  return sentence(...moved, ...transfers, count === 0 ? 'Only the fee was spent: ' : 'The fee was ', least, paid)
}

/** Before what the transaction did that replaced one that no block includes. */
export const ITS_REPLACEMENT = 'Its replacement:'

/** What a transaction that no block includes moved and what it cost: nothing, of a pending one only so far. */
export function unincludedFunds(isPending: boolean): string {
  return `Nothing was transferred and no fee was spent${isPending ? ' yet' : ''}: no block includes this transaction.`
}

function feeToken({ address_hash: hash, symbol, name }: NonNullable<ReturnType<typeof feeOf>['asset']['token']>) {
  return { hash, symbol, name }
}
