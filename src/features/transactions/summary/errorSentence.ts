import { percent, shortAmount } from '#/domain/amounts/amount'
import type { Currency } from '#/domain/amounts/currency'
import { isTransactionHash, sameHash } from '#/domain/hashes/hash'
import { duration } from '#/domain/text/duration'
import { plainText } from '#/domain/text/text'
import { bareName, type ErrorContext, isLoanLimit } from '#/domain/transactions/errorUnits'
import { type ErrorValue, errorValues, isDeadline, latenessOf, shortfallOf } from '#/domain/transactions/errorValues'
import {
  listed,
  sentence,
  type Summary,
  type SummaryFact,
  type SummaryPart,
  tokenName,
} from '#/domain/transactions/summaryParts'
import {
  type AddressRecord,
  type DecodedRecord,
  isErc20,
  type TokenRecord,
  type TransactionRecord,
} from '#/domain/transactions/transactionRecords'
import { SLIPPAGE, typicalCause } from '#/domain/transactions/typicalCause'
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
  const words =
    (shortfall && shortfallPieces(values, shortfall, facts)) ??
    loanPieces(decoded, values, facts) ??
    listed(
      values.map((value) => namedPieces(value, facts)),
      MAX_VALUES,
    )
  return sentence(
    ...(reason === null ? [] : [reason]),
    ...(words.length === 0 ? [] : [': ', ...words]),
    ...givenPieces(values, transaction),
    ...(late === null ? [] : [` (${duration(late)} after its deadline)`]),
    ...unitNote(values, facts),
  )
}

/** What an account had, was allowed or sent, and what was needed; null where the error has other values, or says it by other names. */
function shortfallPieces(
  values: readonly ErrorValue[],
  { had, needed }: NonNullable<ReturnType<typeof shortfallOf>>,
  facts: ErrorFacts,
): Pieces | null {
  const [account, more] = values.filter((value) => value !== had && value !== needed)
  if (more !== undefined || (account !== undefined && account.kind !== 'address')) return null
  const amount = valuePieces(had, facts)
  const name = had.name ?? ''
  const end = [', but ', ...valuePieces(needed, facts), ' was needed'] as const
  if (/^_?(?:sent|paid|provided|given|value|msg_?value|payment)/i.test(name))
    return account ? null : [...amount, ' was sent', ...end]
  const isAllowance = /allowance/i.test(name)
  if (!isAllowance && !/balance/i.test(name)) return null
  if (!account) return [`the ${isAllowance ? 'allowance' : 'balance'} was `, ...amount, ...end]
  return [...accountPieces(account, facts), isAllowance ? ' was allowed ' : ' had ', ...amount, ...end]
}

/** The debt that a refused call would have made, and how much is allowed; null for any other error. */
function loanPieces(decoded: DecodedRecord, values: readonly ErrorValue[], facts: ErrorFacts): Pieces | null {
  const numbers = values.filter((value) => value.kind === 'number')
  const [debt, limit, moreNumbers] = numbers
  const [account, more] = values.filter((value) => value.kind !== 'number')
  if (!debt || !limit || moreNumbers || more || (account && account.kind !== 'address')) return null
  if (!isLoanLimit(debt.name ?? '', limit.name ?? '')) return null
  const isByCollateral = /collateral|health_?factor/i.test(decoded.method_call ?? '')
  return [
    'the debt ',
    ...(account ? ['of ', ...accountPieces(account, facts), ' '] : []),
    'would have been ',
    ...valuePieces(debt, facts),
    isByCollateral ? '; the collateral allows ' : '; the limit is ',
    ...valuePieces(limit, facts),
  ]
}

/** An account by its role, where an error names one that people know, and its address. */
function accountPieces(account: ErrorValue, facts: ErrorFacts): Pieces {
  const role = /^_?(sender|spender|owner|account|user|payer|holder|borrower)$/i.exec(account.name ?? '')?.[1]
  return [role ? `the ${role.toLowerCase()} ` : '', ...valuePieces(account, facts)]
}

/** What the call gave for the only 32 bytes that an error names, such as a root: the same, or others. */
function givenPieces(values: readonly ErrorValue[], { decoded_input }: TransactionRecord): Pieces {
  const [own, more] = values.filter((value) => value.kind === 'bytes')
  if (own === undefined || more !== undefined || !own.name) return []
  const given = (decoded_input?.parameters ?? []).flatMap(({ name, value }) =>
    name && typeof value === 'string' && isTransactionHash(value) ? [{ name, hex: value }] : [],
  )
  const same = given.find(({ hex }) => sameHash(hex, own.hex))
  if (same) return [` (${plainText(same.name, MAX_NAME_LENGTH)} of the call)`]
  const [other, another] = given.filter(({ name }) => bareName(name).endsWith(bareName(own.name ?? '')))
  if (other === undefined || another !== undefined) return []
  const value: SummaryFact = { kind: 'key', hex: other.hex, evidence: ['decoded_input'] }
  return [', but the call gave ', value, ` as ${plainText(other.name, MAX_NAME_LENGTH)}`]
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
    case 'bytes':
      return [{ kind: 'key', hex: value.hex, evidence }]
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
