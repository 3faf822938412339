import type { ApiError } from './errors'
import { NETWORK_FIELDS, type FieldNames, type NetworkField, snakeCased, wireName } from './networkFields'
import { isObject } from '#/domain/isObject'

/** The gRPC status codes of the administration API, by number. */
const CODES = [
  'OK',
  'CANCELLED',
  'UNKNOWN',
  'INVALID_ARGUMENT',
  'DEADLINE_EXCEEDED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'ABORTED',
  'OUT_OF_RANGE',
  'UNIMPLEMENTED',
  'INTERNAL',
  'UNAVAILABLE',
  'DATA_LOSS',
  'UNAUTHENTICATED',
]

/** The code for a token that is not allowed to do this. */
export const PERMISSION_DENIED = 7

/** The code for a token that is not accepted. */
export const UNAUTHENTICATED = 16

/** Whether a change may have been made although the request failed with this code. */
export function isUncertainCode(code: number | null): boolean {
  return ['OK', 'CANCELLED', 'UNKNOWN', 'DEADLINE_EXCEEDED', 'INTERNAL', 'UNAVAILABLE', 'DATA_LOSS'].includes(
    codeName(code) ?? '',
  )
}

/** The name of a gRPC status code, e.g. `NOT_FOUND` for 5; null for a number that is none. */
export function codeName(code: number | null): string | null {
  return code === null ? null : (CODES[code] ?? null)
}

/** Whether a text is the name of a gRPC status code. */
export function isCodeName(text: string): boolean {
  return CODES.includes(text)
}

/** A field violation that a host reported; `field` is null if it is none of the contract's. */
export interface Violation {
  field: NetworkField | null
  /** The host's own name for it. */
  name: string
  description: string
}

/** The violations in an error's details: google.rpc.BadRequest, in either casing of its own keys and of the fields' names. */
export function violationsIn(details: readonly unknown[], names: FieldNames): Violation[] {
  return details
    .filter(isBadRequest)
    .flatMap((detail) => [...VIOLATION_KEYS].map((key) => detail[key]))
    .flatMap((entries: unknown) => (Array.isArray(entries) ? (entries as unknown[]) : []))
    .filter(isObject)
    .map((entry) => {
      const name = typeof entry['field'] === 'string' ? entry['field'] : ''
      return { field: fieldCalled(name, names), name, description: descriptionIn(entry) || 'refused without a reason' }
    })
}

/** The violations in a rejected change: those of its details, and the fields that a 422 names as the multichain API does (contract §7). */
export function violationsOf({ admin, fields }: Pick<ApiError, 'admin' | 'fields'>, names: FieldNames): Violation[] {
  const pointed = fields
    .filter(({ pointer }) => pointer !== '')
    .map(({ pointer: name, title, detail }) => ({
      field: fieldCalled(name, names),
      name,
      description: detail || title,
    }))
  return [...violationsIn(admin?.details ?? [], names), ...pointed]
}

/** Why a field was refused: in newer servers also as a localized message or a reason only. */
function descriptionIn(entry: Readonly<Record<string, unknown>>): string {
  const localized = entry['localizedMessage'] ?? entry['localized_message']
  const given = [entry['description'], isObject(localized) ? localized['message'] : '', entry['reason']]
  return given.find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

/** The rest of an entry of an error's details, without its type and what `violationsIn` reads; null if there is none. */
export function beyondViolations(detail: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  const { '@type': _, ...others } = detail
  const beyond = Object.entries(others).flatMap(([key, value]) => {
    if (!VIOLATION_KEYS.has(key) || !Array.isArray(value)) return [[key, value] as const]
    const left = value.filter((entry) => !isPlainViolation(entry))
    return left.length > 0 ? [[key, left] as const] : []
  })
  return beyond.length > 0 ? Object.fromEntries(beyond) : null
}

const VIOLATION_KEYS: ReadonlySet<string> = new Set(['fieldViolations', 'field_violations'])

function isPlainViolation(entry: unknown): boolean {
  return (
    isObject(entry) &&
    Object.entries(entry).every(
      ([key, value]) => (key === 'field' || key === 'description') && typeof value === 'string',
    )
  )
}

/** Whether an entry of an error's details lists field violations. */
export function isBadRequest(detail: unknown): detail is Record<string, unknown> {
  return isObject(detail) && (Array.isArray(detail['fieldViolations']) || Array.isArray(detail['field_violations']))
}

/** The field that a host's name refers to: `rpc_url`, `rpcUrl`, `network.rpcUrl`, `rpc_url[0]`, or the configured name. */
function fieldCalled(name: string, names: FieldNames): NetworkField | null {
  const [, last = ''] = /([^./]*?)(?:\[\d*\])*$/.exec(snakeCased(name)) ?? []
  return NETWORK_FIELDS.find((field) => snakeCased(wireName(field, names)) === last || field === last) ?? null
}
