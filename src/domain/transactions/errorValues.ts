import { isAddressHash, isTransactionHash, shortHash } from '#/domain/hashes/hash'
import { selectorOf } from './decoded'
import { momentOf } from './decodedTree'
import type { DecodedRecord, ParameterRecord } from './transactionRecords'

/** An argument of an error, by what its type and name say; names and texts are untrusted. */
export type ErrorValue = { readonly name: string | null } & (
  | { readonly kind: 'address'; readonly hash: string }
  /** An amount in base units of the token that raised the error (ERC-6093). */
  | { readonly kind: 'amount'; readonly value: bigint }
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'time'; readonly date: Date }
  | { readonly kind: 'text'; readonly text: string }
)

/** Errors of ERC-20 tokens (ERC-6093), whose second and third argument are amounts of the token: too small a balance, or allowance. */
const TOKEN_ERRORS: ReadonlySet<string> = new Set(['0xe450d38c', '0xfb8f41b2'])

/** The arguments of a decoded error, in its order. */
export function errorValues({ method_id, parameters }: DecodedRecord): readonly ErrorValue[] {
  const ofToken = TOKEN_ERRORS.has(selectorOf(method_id ?? '').toLowerCase())
  return (parameters ?? []).map((parameter, place) => valueOf(parameter, ofToken && place > 0))
}

/** Whether an error has amounts of the token that raised it. */
export function hasTokenAmounts(decoded: DecodedRecord): boolean {
  return errorValues(decoded).some(({ kind }) => kind === 'amount')
}

function valueOf({ name, type, value }: ParameterRecord, isAmount: boolean): ErrorValue {
  if (value === null) return { name, kind: 'text', text: 'unknown' }
  if (typeof value !== 'string') return { name, kind: 'text', text: JSON.stringify(value) }
  if (isAddressHash(value) && (type === null || type.startsWith('address')))
    return { name, kind: 'address', hash: value }
  const date = momentOf(name, value)
  if (date !== null) return { name, kind: 'time', date }
  if (/^-?\d{1,78}$/.test(value) && /^u?int|^$/.test(type ?? '')) {
    return { name, kind: isAmount ? 'amount' : 'number', value: BigInt(value) }
  }
  return { name, kind: 'text', text: isTransactionHash(value) ? shortHash(value) : value }
}

/**
 * Two amounts of the same unit of which the first is too small, where an error is about that: what there was, and what was needed.
 * Null where an error has other numbers, as their units may differ.
 */
export function shortfallOf(values: readonly ErrorValue[]): { had: ErrorNumber; needed: ErrorNumber } | null {
  const numbers = values.filter((each): each is ErrorNumber => each.kind === 'number' || each.kind === 'amount')
  const [had, needed, more] = numbers
  if (had === undefined || needed === undefined || more !== undefined) return null
  if (had.name === null || needed.name === null || had.value < 0n || had.value >= needed.value) return null
  const isNamed = needed.name !== had.name && sameWords(had.name, needed.name)
  return isNamed || had.kind === 'amount' ? { had, needed } : null
}

type ErrorNumber = Extract<ErrorValue, { kind: 'number' | 'amount' }>

/** Whether one name is the other with a bound, as "amountOut" and "amountOutMin" or "minAmountOut". */
function sameWords(had: string, needed: string): boolean {
  const bare = needed.replace(/^_?(?:min(?:imum)?|required)_?|_?(?:min(?:imum)?|required)_?$/gi, '')
  return bare !== needed && bare.replace(/^_/, '').toLowerCase() === had.replace(/^_/, '').toLowerCase()
}
