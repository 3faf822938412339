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

/** The fields with content that are not in the contract's schema (`known`); null if there are none. */
export function chainSpecificFields(raw: unknown, known: ReadonlySet<string>): readonly FieldGroup[] | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null
  const extra = Object.entries(raw).filter(([name, value]) => !known.has(name) && hasContent(value))
  if (extra.length === 0) return null
  const plain = extra.filter(([, value]) => typeof value !== 'object' || Array.isArray(value))
  const groups = extra
    .filter((entry) => !plain.includes(entry))
    .map(([name, fields]) => ({ name, fields: { ...fields } }))
  return plain.length === 0 ? groups : [{ name: '', fields: Object.fromEntries(plain) }, ...groups]
}
