import { isAddressHash, isTransactionHash } from '#/domain/hashes/hash'
import { type DecodedNode, decodedTree, momentOf } from './decodedTree'
import { type ErrorContext, type ErrorUnit, errorUnits, isCompared } from './errorUnits'
import type { DecodedRecord } from './transactionRecords'

/** An argument of an error, by what its type and name say; names and texts are untrusted. */
export type ErrorValue = { readonly name: string | null } & (
  | { readonly kind: 'address'; readonly hash: string }
  | { readonly kind: 'number'; readonly value: bigint; readonly unit: ErrorUnit }
  | { readonly kind: 'time'; readonly date: Date }
  | { readonly kind: 'text'; readonly text: string }
  /** 32 bytes, such as a hash. */
  | { readonly kind: 'bytes'; readonly hex: string }
  /** What a tuple or an array holds. */
  | { readonly kind: 'list'; readonly isTuple: boolean; readonly values: readonly ErrorValue[] }
)

/** The arguments of a decoded error, in its order. */
export function errorValues(decoded: DecodedRecord, context: ErrorContext): readonly ErrorValue[] {
  const units = errorUnits(decoded, context)
  return decodedTree(decoded.parameters ?? []).map((node, place) => valueOf(node, units[place] ?? 'none'))
}

function valueOf({ name, type, text, children }: DecodedNode, unit: ErrorUnit): ErrorValue {
  if (children !== null) {
    const isTuple = /(?:\)|tuple)$/.test(type?.trim() ?? '')
    return { name, kind: 'list', isTuple, values: children.map((child) => valueOf(child, 'none')) }
  }
  if (text === null) return { name, kind: 'text', text: 'unknown' }
  if (isAddressHash(text) && (type === null || type.startsWith('address'))) return { name, kind: 'address', hash: text }
  const date = momentOf(name, text)
  if (date !== null) return { name, kind: 'time', date }
  if (/^-?\d{1,78}$/.test(text) && /^u?int|^$/.test(type ?? ''))
    return { name, kind: 'number', value: BigInt(text), unit }
  return isTransactionHash(text) ? { name, kind: 'bytes', hex: text } : { name, kind: 'text', text }
}

/**
 * Two amounts of the same unit of which the first is too small, where an error is about that: what there was, and what was needed.
 * Null where an error has other numbers, as their units may differ.
 */
export function shortfallOf(values: readonly ErrorValue[]): { had: ErrorNumber; needed: ErrorNumber } | null {
  const numbers = values.filter((each): each is ErrorNumber => each.kind === 'number')
  const [had, needed, more] = numbers
  if (had === undefined || needed === undefined || more !== undefined) return null
  if (had.name === null || needed.name === null || had.value < 0n || had.value >= needed.value) return null
  return isSameUnit(had.unit, needed.unit) && isCompared(had.name, needed.name) ? { had, needed } : null
}

/** How long after a deadline an error was raised, ms: by its two times, of which the deadline is the earlier one; null for other errors. */
export function latenessOf(values: readonly ErrorValue[]): number | null {
  const times = values.filter((each) => each.kind === 'time')
  const deadline = times.find(isDeadline)
  const other = times.find((time) => time !== deadline)
  if (deadline === undefined || other === undefined || times.length > 2) return null
  const late = other.date.getTime() - deadline.date.getTime()
  return late > 0 ? late : null
}

/** Whether a time of an error is by its name the last one that was allowed. */
export function isDeadline({ name }: Pick<ErrorValue, 'name'>): boolean {
  return /deadline|expir/i.test(name ?? '')
}

type ErrorNumber = Extract<ErrorValue, { kind: 'number' }>

function isSameUnit(one: ErrorUnit, other: ErrorUnit): boolean {
  return typeof one === 'object' && typeof other === 'object' ? one.token === other.token : one === other
}
