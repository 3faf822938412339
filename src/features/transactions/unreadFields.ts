/** Whether a field tells something: neither nothing, nor that there is nothing of it. */
function tells(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === 0 || value === '0')
    return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

/** Fields of a record: those of an object in it by its name, the plain ones without a name. */
interface FieldGroup {
  readonly name: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** The fields of a record that no page has a place for and that tell something; null where there are none. */
export function unreadFields(raw: unknown, known: ReadonlySet<string>): readonly FieldGroup[] | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null
  const unread = Object.entries(raw).filter(([name, value]) => !known.has(name) && tells(value))
  if (unread.length === 0) return null
  const plain = unread.filter(([, value]) => typeof value !== 'object' || Array.isArray(value))
  const groups = unread
    .filter((entry) => !plain.includes(entry))
    .map(([name, fields]) => ({ name, fields: { ...fields } }))
  return plain.length === 0 ? groups : [{ name: '', fields: Object.fromEntries(plain) }, ...groups]
}
