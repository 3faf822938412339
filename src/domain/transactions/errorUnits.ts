import { AMOUNT_NAME, NO_AMOUNT_NAME } from '#/domain/amounts/amountNames'
import { sameHash } from '#/domain/hashes/hash'
import { selectorOf } from '#/domain/transactions/decoded'
import { callAmounts, type CallAmount } from '#/domain/transactions/callAmounts'
import {
  type DecodedRecord,
  type ParameterRecord,
  type TransactionRecord,
  ZERO_ADDRESS,
} from '#/domain/transactions/transactionRecords'

/**
 * What a number of an error counts: nothing that has a unit, the native currency in wei, a ratio in 10⁻¹⁸, base units of a token, which
 * is null if it is not known, or an amount of what is not known.
 */
export type ErrorUnit = 'none' | 'native' | 'ratio' | 'unknown' | { readonly token: string | null }

/** What the units of an error can follow from. */
export interface ErrorContext {
  readonly transaction: Pick<TransactionRecord, 'value' | 'to' | 'decoded_input'>
  /** The contract that raised the error; null if unknown. */
  readonly raisedBy: string | null
  /** The token of an amount of the call, where the call does not name it and the contract does. */
  readonly unnamed?: string | null
}

/** Errors of ERC-20 tokens (ERC-6093), whose second and third argument are amounts of the token: too small a balance, or allowance. */
const TOKEN_ERRORS: ReadonlySet<string> = new Set(['0xe450d38c', '0xfb8f41b2'])

const NATIVE = /^_?(?:msg_?value|native(?=[A-Z_]|$)|(?:eth|ether|wei)(?=[A-Z_]|$))/

const TOKEN_ARGUMENT = /^_?(?:token|asset|currency|erc_?20|coin)(?:_?address)?_?$/i

/** What some contracts call the native currency. */
const NATIVE_ADDRESSES: ReadonlySet<string> = new Set([ZERO_ADDRESS, '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'])

/** Numbers from this on are equal by no chance, and are written in small units if they are amounts. */
const MIN_CERTAIN = 1_000_000n

/** The unit of each argument of an error, from the error and the transaction only; 'none' for what is no number. */
export function errorUnits(decoded: DecodedRecord, context: ErrorContext): readonly ErrorUnit[] {
  const parameters = decoded.parameters ?? []
  const amounts = callAmounts(context.transaction, context.unnamed)
  const units = parameters.map((parameter, place) => unitOf(parameter, place, decoded, context, amounts))
  return withPair(parameters, units)
}

/** The tokens whose records the amounts of an error need, each once. */
export function errorTokens(decoded: DecodedRecord, context: ErrorContext): readonly string[] {
  const tokens = errorUnits(decoded, context).flatMap((unit) => (typeof unit === 'object' ? (unit.token ?? []) : []))
  return [...new Map(tokens.map((token) => [token.toLowerCase(), token])).values()]
}

function numberIn({ type, value }: ParameterRecord): bigint | null {
  return typeof value === 'string' && /^-?\d{1,78}$/.test(value) && /^u?int|^$/.test(type ?? '') ? BigInt(value) : null
}

function unitOf(
  parameter: ParameterRecord,
  place: number,
  { method_call, method_id, parameters }: DecodedRecord,
  { transaction, raisedBy }: ErrorContext,
  amounts: readonly CallAmount[],
): ErrorUnit {
  const number = numberIn(parameter)
  if (number === null || number < 0n) return 'none'
  const name = parameter.name ?? ''
  const isOnly = parameters?.length === 1
  if (/health_?factor/i.test(`${name}${isOnly ? (method_call ?? '') : ''}`))
    return number >= MIN_RATIO && number <= MAX_RATIO ? 'ratio' : 'none'
  if (NO_AMOUNT_NAME.test(name)) return 'none'
  if (place > 0 && TOKEN_ERRORS.has(selectorOf(method_id ?? '').toLowerCase())) return { token: raisedBy }
  if (NATIVE.test(name)) return 'native'
  const own = (parameters ?? []).filter(
    (each) => each.type?.startsWith('address') && TOKEN_ARGUMENT.test(each.name ?? ''),
  )
  const [token] = own
  if (own.length === 1 && typeof token?.value === 'string' && AMOUNT_NAME.test(name)) return unitOfToken(token.value)
  if (transaction.value === number && number >= MIN_CERTAIN) return 'native'
  const equal = amounts.filter(
    (each) => each.value === number && (number >= MIN_CERTAIN || bareName(each.name) === bareName(name)),
  )
  const [first] = equal
  if (first !== undefined)
    return unitOfToken(equal.every((each) => sameHash(each.token, first.token)) ? first.token : null)
  return AMOUNT_NAME.test(name) && number >= MIN_CERTAIN ? 'unknown' : 'none'
}

/** Health factors of loans are in 10⁻¹⁸: from a thousandth to what stands for none. */
const MIN_RATIO = 10n ** 15n
const MAX_RATIO = 10n ** 24n

function unitOfToken(token: string | null): ErrorUnit {
  return token !== null && NATIVE_ADDRESSES.has(token.toLowerCase()) ? 'native' : { token }
}

/** The name of a parameter without underscores, in lower case. */
export function bareName(name: string | null): string {
  return (name ?? '').replaceAll('_', '').toLowerCase()
}

/** Of two amounts that an error compares, both have the unit of the one that is known. */
function withPair(parameters: readonly ParameterRecord[], units: readonly ErrorUnit[]): readonly ErrorUnit[] {
  const places = parameters.flatMap((parameter, place) => (numberIn(parameter) === null ? [] : [place]))
  const [first, second, more] = places
  if (first === undefined || second === undefined || more !== undefined) return units
  const names = [parameters[first]?.name ?? '', parameters[second]?.name ?? ''] as const
  const isLoan = isLoanLimit(...names) || isLoanLimit(names[1], names[0])
  if (!isLoan && !isCompared(...names) && !isCompared(names[1], names[0])) return units
  const [known, other] = [first, second].flatMap((place) => {
    const unit = units[place]
    return unit === 'native' || typeof unit === 'object' ? [unit] : []
  })
  return known === undefined || other !== undefined
    ? units
    : units.map((unit, place) => (places.includes(place) ? known : unit))
}

const DEBT = /^_?(?:(?:new|total)_?)?(?:debt|borrow(?:ed|s)?)$/i
const LIMIT = /^_?(?:allowed|limit|capacity|max(?:imum)?(?:_?(?:debt|borrow))?)$/i

/** Whether the second amount is how much debt is allowed, and the first a debt, as their names say. */
export function isLoanLimit(debt: string, limit: string): boolean {
  return DEBT.test(debt) && LIMIT.test(limit)
}

/** Whether the second amount is a bound of the first, as their names say: "amountOut" and "amountOutMin", "sent" and "price". */
export function isCompared(had: string, needed: string): boolean {
  const bare = bareName(needed).replace(/^(?:min(?:imum)?|required)|(?:min(?:imum)?|required)$/g, '')
  if (bare !== bareName(needed) && bare === bareName(had)) return true
  return HAD.test(had) && NEEDED.test(needed)
}

const HAD =
  /^_?(?:sent|paid|provided|given|got|received|actual|have|had|balance|allowance|available|value|msg_?value|result|payment)/i
const NEEDED = /^_?(?:price|cost|required?|need(?:ed)?|request(?:ed)?|expected|want(?:ed)?|min)/i
