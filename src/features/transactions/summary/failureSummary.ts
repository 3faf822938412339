import type { Transaction } from '#/api/schemas/transaction'
import { percent, shortAmount } from '#/domain/amounts/amount'
import { feeOf } from '#/domain/amounts/fee'
import { sameHash } from '#/domain/hashes/hash'
import { hexSize } from '#/domain/hashes/hex'
import { plainText } from '#/domain/text/text'
import { duration } from '#/domain/text/duration'
import { type ErrorContext, isCompared } from '#/domain/transactions/errorUnits'
import { type ErrorValue, errorValues, isDeadline, latenessOf, shortfallOf } from '#/domain/transactions/errorValues'
import { revertText } from '#/domain/transactions/revertReason'
import type { Currency } from '#/domain/amounts/currency'
import {
  type AddressRecord,
  type DecodedRecord,
  isErc20,
  type TokenRecord,
  type TransactionRecord,
} from '#/domain/transactions/transactionRecords'
import {
  MINIMUM_TOO_HIGH,
  NO_MESSAGE,
  NO_REASON,
  REFUSED_CREATION,
  REFUSED_PAYMENT,
  SLIPPAGE,
  typicalCause,
  WHOLE_GAS_USED,
} from '#/domain/transactions/typicalCause'
import { isCreation } from '#/features/transactions/summary/callIntent'
import {
  listed,
  sentence,
  type Summary,
  type SummaryFact,
  type SummaryPart,
  tokenName,
} from '#/domain/transactions/summaryParts'
import { reasonFact } from '#/features/transactions/summary/transactionSummary'

type Pieces = readonly (string | SummaryPart)[]

/** What the arguments of an error are said with. */
export interface ErrorFacts extends Omit<ErrorContext, 'transaction'> {
  readonly currency: Currency
  /** Records of the tokens that `errorTokens` names; amounts of others are in base units. */
  readonly tokens: readonly TokenRecord[]
  /** Whether tokens are still to load: amounts of them are left out until then. */
  readonly isLoading?: boolean
}

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

/** A decoded error of a transaction with its arguments, its amounts in units where these are known. */
export function errorSentence(decoded: DecodedRecord, transaction: TransactionRecord, facts: ErrorFacts): Summary {
  const reason = reasonFact({ revert_reason: { form: 'decoded', decoded }, result: null })
  const values = errorValues(decoded, { ...facts, transaction })
  const shortfall = shortfallOf(values)
  const late = latenessOf(values)
  const share = shortfall && percent(shortfall.had.value, shortfall.needed.value)
  const start: Pieces = reason === null ? [] : [reason, ': ']
  if (values.length === 2 && shortfall && share && isOutputBelowMinimum(decoded, shortfall.needed)) {
    const had = valuePieces(shortfall.had, facts)
    const minimum = valuePieces(shortfall.needed, facts)
    const end = ` (${share} of it)`
    return sentence(
      ...start,
      'it would have returned ',
      ...had,
      ', below the minimum of ',
      ...minimum,
      end,
      ...unitNote(values, facts),
    )
  }
  const deadline = values.find((each) => each.kind === 'time' && isDeadline(each))
  if (values.length === 2 && late !== null && deadline) {
    return sentence(
      ...start,
      `it was included ${duration(late)} after its deadline of `,
      ...valuePieces(deadline, facts),
    )
  }
  return sentence(
    ...(reason === null ? [] : [reason]),
    ...(values.length === 0
      ? []
      : [
          ': ',
          ...listed(
            values.map((value) => namedPieces(value, facts)),
            MAX_VALUES,
          ),
        ]),
    ...(share ? [` (${share} of what was needed)`] : []),
    ...(late === null ? [] : [` (${duration(late)} after its deadline)`]),
    ...unitNote(values, facts),
  )
}

/** Whether an error is that of a swap whose output was too small. */
function isOutputBelowMinimum({ method_call }: DecodedRecord, { name }: ErrorValue): boolean {
  return /min/i.test(name ?? '') && typicalCause(method_call?.split('(')[0] ?? '') === SLIPPAGE
}

const MAX_VALUES = 6
const MAX_NAME_LENGTH = 40

/** What amounts are in where no record gives their unit. */
function unitNote(values: readonly ErrorValue[], facts: ErrorFacts): readonly string[] {
  if (facts.isLoading === true) return []
  const has = (wanted: 'base' | 'unknown') =>
    values.some((value) => value.kind === 'number' && value.value > 0n && unitOf(value, facts) === wanted)
  if (has('base')) return [', in the token’s smallest unit']
  return has('unknown') ? [' (raw numbers: their unit is unknown)'] : []
}

function namedPieces(value: ErrorValue, facts: ErrorFacts): Pieces {
  const name = value.name ? `${plainText(value.name, MAX_NAME_LENGTH)} ` : ''
  return [name, ...valuePieces(value, facts)]
}

function valuePieces(value: ErrorValue, facts: ErrorFacts): Pieces {
  const evidence = ['revert_reason'] as const
  switch (value.kind) {
    case 'address':
      return [{ kind: 'address', address: unnamed(value.hash), role: 'source', evidence }]
    case 'number':
      return [facts.isLoading === true && isAmountToCome(value, facts) ? '…' : numberFact(value, facts)]
    case 'time':
      return [{ kind: 'time', date: value.date, evidence }]
    case 'text':
      return [{ kind: 'quote', text: value.text, evidence }]
    case 'list': {
      const inside = value.values.map((each) => namedPieces(each, facts))
      if (!value.isTuple) return inside.length === 0 ? ['none'] : listed(inside, MAX_VALUES)
      return ['(', ...listed(inside, inside.length, ', '), ')']
    }
  }
}

type NumberValue = Extract<ErrorValue, { kind: 'number' }>
type NumberUnit = Pick<Extract<SummaryFact, { kind: 'amount' }>, 'token'> & { readonly decimals: number }

/** The unit of a number; 'base' are base units of a token without a record. */
function unitOf({ unit }: NumberValue, { currency, tokens }: ErrorFacts): NumberUnit | 'base' | 'none' | 'unknown' {
  if (unit === 'native') return { token: 'native', decimals: currency.decimals }
  if (typeof unit !== 'object') return unit === 'unknown' ? 'unknown' : 'none'
  const token = tokens.find(({ address_hash }) => sameHash(address_hash, unit.token))
  return token?.decimals != null && isErc20(token.type) ? { token: tokenName(token), decimals: token.decimals } : 'base'
}

/** Whether the unit of a number may still load. */
function isAmountToCome(value: NumberValue, facts: ErrorFacts): boolean {
  const unit = unitOf(value, facts)
  return unit === 'base' || unit === 'unknown'
}

function numberFact(value: NumberValue, facts: ErrorFacts): SummaryFact {
  const evidence = ['revert_reason'] as const
  if (value.unit === 'ratio') return { kind: 'quote', text: shortAmount(value.value, RATIO_DECIMALS), evidence }
  const unit = unitOf(value, facts)
  return typeof unit === 'string'
    ? { kind: 'number', value: value.value, evidence }
    : { kind: 'amount', value: value.value, ...unit, evidence }
}

const RATIO_DECIMALS = 18

function unnamed(hash: string): AddressRecord {
  return { hash, name: null, ens_domain_name: null, is_contract: null }
}

/** The typical cause of a transaction's error; null if none is known. */
export function failureCause(transaction: FailedRecord): string | null {
  const cause = causeOf(transaction)
  const hasFunction = transaction.to?.is_verified === true && transaction.decoded_input !== null
  return cause === NO_REASON && hasFunction ? NO_MESSAGE : cause
}

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

/** What a transaction that no block includes moved and what it cost: nothing, of a pending one only so far. */
export function unincludedFunds(isPending: boolean): string {
  return `Nothing was transferred and no fee was spent${isPending ? ' yet' : ''}: no block includes this transaction.`
}

function feeToken({ address_hash: hash, symbol, name }: NonNullable<ReturnType<typeof feeOf>['asset']['token']>) {
  return { hash, symbol, name }
}
