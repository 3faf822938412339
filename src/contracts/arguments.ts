import { type AbiParameter, encodeAbiParameters, isAddress } from 'viem'
import { parseJson } from '#/api/json'
import { withoutNames } from '#/contracts/abiValues'
import { parseUnits } from '#/domain/amounts/amount'

/** An argument as it is typed and as links have it: the text of a value, or a list for an array or a tuple. */
export type ArgumentDraft = string | readonly ArgumentDraft[]

/** What is wrong with an argument, by its place: "0", "0.2.1". */
export type DraftErrors = ReadonlyMap<string, string>

/** A value that viem encodes; that of a tuple is a list. */
export type Value = string | boolean | bigint | readonly Value[]

/** The parts of an array type such as `uint256[2][]`: the type of its elements, and their number where it is fixed. */
export interface ArrayType {
  element: AbiParameter
  length: number | null
}

/** Elements of an array that a form shows. */
export const MAX_ELEMENTS = 200
/** Deeper types are not encoded. */
const MAX_DEPTH = 32

/** Reads an array type; null for other types. */
export function arrayTypeOf(parameter: AbiParameter): ArrayType | null {
  const match = /^(.*)\[(\d{0,9})\]$/.exec(parameter.type)
  if (!match) return null
  const [, type = '', length = ''] = match
  return { element: { ...parameter, type, name: '' }, length: length === '' ? null : Number(length) }
}

/** The components of a tuple; null for other types. */
export function tupleOf(parameter: AbiParameter): readonly AbiParameter[] | null {
  return parameter.type === 'tuple' && 'components' in parameter ? parameter.components : null
}

/** An argument before anything is typed. */
export function emptyDraft(parameter: AbiParameter, depth = 0): ArgumentDraft {
  const array = arrayTypeOf(parameter)
  if (depth > MAX_DEPTH) return ''
  if (array) {
    const length = Math.min(array.length ?? 0, MAX_ELEMENTS)
    return Array.from({ length }, () => emptyDraft(array.element, depth + 1))
  }
  return tupleOf(parameter)?.map((component) => emptyDraft(component, depth + 1)) ?? ''
}

/** Reads arguments from a link (a JSON array); parts that do not fit their type are empty. */
export function readDrafts(parameters: readonly AbiParameter[], text: string | undefined): ArgumentDraft[] {
  let given: unknown = null
  try {
    given = parseJson(text ?? '[]')
  } catch {
    // A damaged link still opens its form.
  }
  const values: unknown[] = Array.isArray(given) ? given : []
  return parameters.map((parameter, index) => fitted(parameter, values[index], 0))
}

function fitted(parameter: AbiParameter, value: unknown, depth: number): ArgumentDraft {
  const array = arrayTypeOf(parameter)
  const components = tupleOf(parameter)
  if (array || components) {
    if (!Array.isArray(value) || depth > MAX_DEPTH) return emptyDraft(parameter, depth)
    if (components) return components.map((component, index) => fitted(component, value[index], depth + 1))
    const elements: unknown[] = value.slice(0, MAX_ELEMENTS)
    return elements.map((element) => fitted(array?.element ?? parameter, element, depth + 1))
  }
  return typeof value === 'string' ||
    typeof value === 'boolean' ||
    typeof value === 'number' ||
    typeof value === 'bigint'
    ? String(value)
    : ''
}

/** The same text for a link. */
export function writeDrafts(drafts: readonly ArgumentDraft[]): string {
  return JSON.stringify(drafts)
}

/** Encodes arguments; returns what is wrong with them instead if any is no value of its type. */
export function encodeDrafts(
  parameters: readonly AbiParameter[],
  drafts: readonly ArgumentDraft[],
): { data: `0x${string}`; values: readonly Value[]; errors: null } | { data: null; errors: DraftErrors } {
  const errors = new Map<string, string>()
  const values = parameters.map((parameter, index) => valueOf(parameter, drafts[index] ?? '', String(index), errors, 0))
  if (errors.size > 0) return { data: null, errors }
  try {
    return { data: encodeAbiParameters(parameters.map(withoutNames), values), values, errors: null }
  } catch {
    return {
      data: null,
      errors: new Map([['', 'These arguments can’t be encoded: the ABI may have an invalid type.']]),
    }
  }
}

function valueOf(
  parameter: AbiParameter,
  draft: ArgumentDraft,
  place: string,
  errors: Map<string, string>,
  depth: number,
): Value {
  const array = arrayTypeOf(parameter)
  const components = tupleOf(parameter)
  const fail = (message: string) => {
    errors.set(place, message)
    return ''
  }
  if (depth > MAX_DEPTH) return fail('Nested too deep to encode')
  if (array || components) {
    const parts = typeof draft === 'string' ? [] : draft
    const length = components?.length ?? array?.length ?? parts.length
    if (parts.length !== length) {
      return fail(length > MAX_ELEMENTS ? `Too many elements: ${length}` : `Enter ${length} elements`)
    }
    return parts.map((part, index) =>
      valueOf(components?.[index] ?? array?.element ?? parameter, part, `${place}.${index}`, errors, depth + 1),
    )
  }
  const read = readLeaf(parameter.type, typeof draft === 'string' ? draft : '')
  return 'error' in read ? fail(read.error) : read.value
}

/** Reads the text of a value that is no list, by its type. */
function readLeaf(type: string, text: string): { value: Value } | { error: string } {
  const trimmed = text.trim()
  const integer = /^(u?)int(\d{0,3})$/.exec(type)
  const bytes = /^bytes(\d{0,2})$/.exec(type)
  if (integer) return readInteger(trimmed, integer[1] === 'u', Number(integer[2] || 256))
  if (bytes) return readBytes(trimmed, bytes[1] ? Number(bytes[1]) : null)
  switch (type) {
    case 'address':
      if (isAddress(trimmed)) return { value: trimmed }
      return isAddress(trimmed, { strict: false })
        ? { error: 'Wrong checksum: check that you copied all of it' }
        : { error: 'Enter an address: 0x and 40 hexadecimal digits' }
    case 'bool':
      return trimmed === 'true' || trimmed === 'false'
        ? { value: trimmed === 'true' }
        : { error: 'Select true or false' }
    case 'string':
      return /\p{Surrogate}/u.test(text) ? { error: 'Contains half of a character' } : { value: text }
    default:
      return { error: `The type ${type} can’t be encoded` }
  }
}

/** Reads decimal or hex digits, or a decimal with an exponent such as 1.5e18, as a whole number of some bits. */
function readInteger(text: string, isUnsigned: boolean, bits: number): { value: bigint } | { error: string } {
  if (bits === 0 || bits > 256 || bits % 8 !== 0) return { error: `Integers of ${bits} bits can’t be encoded` }
  const value = /^0x[\da-f]{1,64}$/i.test(text) ? BigInt(text) : parseUnits(text, 0)
  if (value === null) {
    return { error: parseUnits(text, 255) === null ? 'Enter a number' : 'Too many decimals for this unit' }
  }
  const most = 2n ** BigInt(isUnsigned ? bits : bits - 1) - 1n
  const least = isUnsigned ? 0n : -most - 1n
  if (value < least) return { error: isUnsigned ? 'Must not be negative' : `Below the minimum of int${bits}` }
  if (value > most) return { error: `Above the maximum of ${isUnsigned ? 'u' : ''}int${bits}` }
  return { value }
}

function readBytes(text: string, size: number | null): { value: string } | { error: string } {
  if (size !== null && (size === 0 || size > 32)) return { error: `The type bytes${size} can’t be encoded` }
  if (!/^0x(?:[\da-f]{2})*$/i.test(text)) {
    return { error: size === null ? 'Enter bytes: 0x and pairs of hexadecimal digits' : hexOf(size) }
  }
  return size === null || text.length === 2 + 2 * size ? { value: text } : { error: hexOf(size) }
}

const hexOf = (size: number) => `Enter ${size} bytes: 0x and ${2 * size} hexadecimal digits`
