/** A value in a paging cursor: JSON, with integers beyond 2^53 as bigint (contract §4.1). */
export type CursorValue = string | number | bigint | boolean | null

/** An opaque paging cursor: the keys of next_page_params, to be sent back unchanged as query parameters (contract §2.13). */
export type Cursor = Readonly<Record<string, CursorValue>>

const CREDENTIAL = /^(?:x?apikey|(?:proxy)?authorization|accesstoken|bearer)$/

/** Key and value pairs in the order of their keys, without any that could carry a credential. */
function entriesOf(cursor: Cursor): [string, CursorValue][] {
  return Object.entries(cursor)
    .filter(([key]) => !CREDENTIAL.test(key.toLowerCase().replace(/[^a-z]/g, '')))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function fromEntries(entries: [string, CursorValue][]): Cursor | null {
  const kept = entriesOf(Object.fromEntries(entries))
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

function isValue(value: unknown): value is CursorValue {
  return value === null || ['string', 'number', 'bigint', 'boolean'].includes(typeof value)
}

/** JSON text that keeps every digit of a bigint. */
function jsonText(value: unknown): string {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}:${jsonText(item)}`)
      .join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** Reads next_page_params of contract §2.13: null, missing, {} or not an object means the end and gives null; a nested value becomes its JSON text. */
export function readCursor(raw: unknown): Cursor | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null
  return fromEntries(
    Object.entries(raw)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, isValue(value) ? value : jsonText(value)]),
  )
}

/** Keys whose parameter takes no empty text (contract §4.2): null is sent as the contract's NullString. */
const NULL_STRING_KEYS = new Set(['token_id'])

/**
 * The query parameters of a cursor, ordered by key: booleans lowercase, null as an empty string, or 'null' where the parameter takes
 * no empty one; integers exact.
 */
export function cursorToQuery(cursor: Cursor): [string, string][] {
  return entriesOf(cursor).map(([key, value]) => [
    key,
    value !== null ? String(value) : NULL_STRING_KEYS.has(key) ? 'null' : '',
  ])
}

/** Caches the query text of cursors: a list compares each new cursor with those of all its pages. */
const sentBy = new WeakMap<Cursor, string>()

/** The same text for cursors that request the same page; '' for null, the first page. */
export function cursorKey(cursor: Cursor | null): string {
  if (cursor === null) return ''
  const known = sentBy.get(cursor)
  if (known !== undefined) return known
  const text = JSON.stringify(cursorToQuery(cursor))
  sentBy.set(cursor, text)
  return text
}

/** Whether two cursors request the same page: the same query in any order of keys; null equals only null. */
export function sameCursor(a: Cursor | null, b: Cursor | null): boolean {
  return cursorKey(a) === cursorKey(b)
}

/** Escapes all UTF-16 units but letters, digits and _ as -hh or -uhhhh; lone surrogates survive. */
function escape(text: string): string {
  return text.replace(/\W/g, (unit) => {
    const code = unit.charCodeAt(0)
    return code < 0x100 ? `-${code.toString(16).padStart(2, '0')}` : `-u${code.toString(16).padStart(4, '0')}`
  })
}

function unescape(text: string): string | null {
  if (!/^(?:\w|-[\da-f]{2}|-u[\da-f]{4})*$/.test(text)) return null
  return text.replace(/-(?:u(.{4})|(..))/g, (_, wide: string | undefined, narrow: string | undefined) =>
    String.fromCharCode(parseInt(wide ?? narrow ?? '', 16)),
  )
}

function encodeValue(value: CursorValue): string {
  switch (typeof value) {
    case 'string':
      return `s${escape(value)}`
    case 'number':
      return `n${escape(Object.is(value, -0) ? '-0' : String(value))}`
    case 'bigint':
      return `i${escape(String(value))}`
    case 'boolean':
      return value ? 't' : 'f'
    default:
      return 'z'
  }
}

/** Decodes a typed value; undefined if it is invalid. */
function decodeValue(text: string): CursorValue | undefined {
  const body = unescape(text.slice(1))
  if (body === null) return undefined
  switch (text[0]) {
    case 's':
      return body
    case 'n':
      return encodeValue(Number(body)) === text ? Number(body) : undefined
    case 'i':
      return /^(?:0|-?[1-9]\d*)$/.test(body) ? BigInt(body) : undefined
    default:
      if (body !== '') return undefined
      return text === 't' ? true : text === 'f' ? false : text === 'z' ? null : undefined
  }
}

/** Encodes a cursor for `?cursor=` ("block_number.n19000000.index.n12"), equal for equal cursors, without any credential. */
export function encodeCursor(cursor: Cursor): string {
  return entriesOf(cursor)
    .map(([key, value]) => `${escape(key)}.${encodeValue(value)}`)
    .join('.')
}

/** Decodes the text of `encodeCursor`, each value with its type; null if it is invalid or has no key. */
export function decodeCursor(text: string): Cursor | null {
  const parts = text.split('.')
  if (parts.length % 2 !== 0) return null
  const entries = new Map<string, CursorValue>()
  for (let place = 0; place < parts.length; place += 2) {
    const key = unescape(parts[place] ?? '')
    const value = decodeValue(parts[place + 1] ?? '')
    if (key === null || value === undefined || entries.has(key)) return null
    entries.set(key, value)
  }
  return fromEntries([...entries])
}
