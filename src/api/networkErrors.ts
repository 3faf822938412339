import { NETWORK_FIELDS, type FieldNames, type NetworkField, wireName } from './networkFields'
import { isObject } from './reader'

/** Names of the codes that the administration API answers with, by their number. */
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

/** The name of a gRPC status code, e.g. `NOT_FOUND` for 5; null for a number that is none. */
export function codeName(code: number): string | null {
  return CODES[code] ?? null
}

/** What a host says is wrong with one field: `field` is null where it names none of the contract's. */
export interface Violation {
  field: NetworkField | null
  /** As the host named it. */
  name: string
  description: string
}

/** The violations in an error's details: google.rpc.BadRequest, in either casing of its own keys and of the fields' names. */
export function violationsIn(details: readonly unknown[], names: FieldNames): Violation[] {
  return details
    .filter(isBadRequest)
    .flatMap((detail) => detail['fieldViolations'] ?? detail['field_violations'])
    .filter(isObject)
    .map((entry) => {
      const name = typeof entry['field'] === 'string' ? entry['field'] : ''
      const description = typeof entry['description'] === 'string' ? entry['description'] : ''
      return { field: fieldCalled(name, names), name, description: description || 'refused without a reason' }
    })
}

/** Whether an entry of an error's details lists field violations. */
export function isBadRequest(detail: unknown): detail is Record<string, unknown> {
  return isObject(detail) && (Array.isArray(detail['fieldViolations']) || Array.isArray(detail['field_violations']))
}

/** A field by what a host calls it: `rpc_url`, `rpcUrl`, `network.rpcUrl`, or by the configured name. */
function fieldCalled(name: string, names: FieldNames): NetworkField | null {
  const last = snakeCased(name.split(/[./]/).at(-1) ?? '')
  return NETWORK_FIELDS.find((field) => snakeCased(wireName(field, names)) === last || field === last) ?? null
}

function snakeCased(name: string): string {
  return name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
}
