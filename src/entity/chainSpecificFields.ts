import { isObject } from '#/domain/isObject'

/** Whether a field has a value that is worth a row: no zero, false, empty text or object of nothing else. */
function hasContent(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === '0') return false
  if (value === 0 || value === 0n) return false
  if (Array.isArray(value)) return value.length > 0
  return !isObject(value) || Object.values(value).some(hasContent)
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
    .map(([name, value]): [string, unknown] => [name, without(value, known, name)])
    .filter(([, value]) => hasContent(value))
  if (extra.length === 0) return null
  const plain = extra.filter(([, value]) => typeof value !== 'object' || Array.isArray(value))
  const groups = extra
    .filter((entry) => !plain.includes(entry))
    .map(([name, fields]) => ({ name, fields: { ...(fields as Record<string, unknown>) } }))
  return plain.length === 0 ? groups : [{ name: '', fields: Object.fromEntries(plain) }, ...groups]
}

/** The value at a path without the fields in it, or in its elements, that the page reads. */
function without(value: unknown, known: ReadonlySet<string>, path: string): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((element: unknown) => {
      if (!isObject(element)) return [element]
      const rest = without(element, known, path)
      return hasContent(rest) ? [rest] : []
    })
  }
  if (!isObject(value)) return value
  const rest = Object.entries(value)
    .filter(([name]) => !known.has(`${path}.${name}`))
    .map(([name, inner]) => [name, without(inner, known, `${path}.${name}`)] as const)
  // What was read whole is gone; what came empty stays as it came.
  return Object.fromEntries(rest.filter(([name, inner]) => hasContent(inner) || inner === Reflect.get(value, name)))
}
