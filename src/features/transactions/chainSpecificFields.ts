import { isObject } from '#/domain/isObject'

/** Whether a field has a value that is worth a row: no zero, false, empty text or empty object. */
function hasContent(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === 0 || value === '0')
    return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

/** Fields of a record: those of a nested object under its name, the others under ''. */
interface FieldGroup {
  readonly name: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** The fields with content that are not among those that the page reads (`known`: "nonce", "celo.gas_token"); null if there are none. */
export function chainSpecificFields(raw: unknown, known: ReadonlySet<string>): readonly FieldGroup[] | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null
  const extra = Object.entries(raw)
    .filter(([name]) => !known.has(name))
    .map(([name, value]): [string, unknown] => [name, isObject(value) ? without(value, known, name) : value])
    .filter(([, value]) => hasContent(value))
  if (extra.length === 0) return null
  const plain = extra.filter(([, value]) => typeof value !== 'object' || Array.isArray(value))
  const groups = extra
    .filter((entry) => !plain.includes(entry))
    .map(([name, fields]) => ({ name, fields: { ...(fields as Record<string, unknown>) } }))
  return plain.length === 0 ? groups : [{ name: '', fields: Object.fromEntries(plain) }, ...groups]
}

function without(fields: Record<string, unknown>, known: ReadonlySet<string>, group: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !known.has(`${group}.${name}`)))
}
