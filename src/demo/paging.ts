import { type Format, type Query, addressFormat, hashFormat, integerFormat, numberFormat, textFormat } from './query'

/** A value that rows are ordered by; rows without one stand last, unless the column says otherwise. */
export type Key = string | number | bigint | null

/** A part of next_page_params as JSON holds it; a bigint is written with all its digits. */
export type CursorPart = string | number | bigint | boolean | null

/** One column of a list's order: the cursor key that it is sent as, and how a row bears it. */
export interface Column<Row> {
  key: string
  of(row: Row): Key
  format: Format<Key>
  descending: boolean
  nullsFirst?: boolean
  /** The cursor's form of the value; by default the value itself. */
  write?(value: Key): CursorPart
}

/** How a list is ordered, and with that what its cursor holds. */
export interface Order<Row> {
  columns: readonly Column<Row>[]
  /** Whether the cursor says how many items a page has. */
  itemsCount: boolean
  /** Cursor keys that say nothing about order but belong to the endpoint's contract: what the last row gives them. */
  extra?: Readonly<Record<string, (last: Row) => CursorPart>>
}

/** One page of a list: its rows, and the cursor of the next page, null when nothing follows. */
export interface Page<Row> {
  rows: Row[]
  next: Record<string, CursorPart> | null
}

const PAGE_SIZE = 50

const pageSize: Format<number> = {
  expected: `Expected an integer from 1 to ${PAGE_SIZE}`,
  parse: (text) => (/^[1-9][0-9]?$/.test(text) && Number(text) <= PAGE_SIZE ? Number(text) : undefined),
}

/** Which way a column runs. */
export type Direction = 'up' | 'down'

/** Rows by an integer, latest first unless told otherwise. */
export function byInteger<Row>(key: string, of: (row: Row) => Key, direction: Direction = 'down'): Column<Row> {
  return { key, of, format: orNull(integerFormat), descending: direction === 'down' }
}

/** Rows by a number with a fraction, which the cursor holds as a string. */
export function byNumber<Row>(
  key: string,
  of: (row: Row) => number | null,
  direction: Direction = 'down',
): Column<Row> {
  return { key, of, format: orNull(numberFormat), descending: direction === 'down', write: textOrNull }
}

/** Rows by a decimal amount that the cursor holds as a string, largest first unless told otherwise. */
export function byAmount<Row>(key: string, of: (row: Row) => bigint, direction: Direction = 'down'): Column<Row> {
  return { key, of, format: orNull(integerFormat), descending: direction === 'down', write: textOrNull }
}

/** Rows by an address, which the cursor holds in lower case. */
export function byAddress<Row>(key: string, of: (row: Row) => string | null): Column<Row> {
  return { key, of: (row) => of(row)?.toLowerCase() ?? null, format: orNull(addressFormat), descending: false }
}

/** Rows by a transaction or block hash. */
export function byHash<Row>(key: string, of: (row: Row) => string | null): Column<Row> {
  return { key, of, format: orNull(hashFormat), descending: false }
}

/** Rows by text. Empty text counts as none: a cursor could not tell the two apart. */
export function byText<Row>(key: string, of: (row: Row) => string | null): Column<Row> {
  return { key, of: (row) => of(row) || null, format: orNull(textFormat), descending: false }
}

/** The page of `rows` that a query asks for: the first, or the one after its cursor. Takes the cursor's parameters. */
export function pageOf<Row>(rows: readonly Row[], order: Order<Row>, query: Query): Page<Row> {
  const size = query.take('items_count', pageSize) ?? PAGE_SIZE
  const after = takeCursor(order, query)
  const sorted = rows.toSorted((a, b) =>
    compare(
      order.columns,
      (column) => column.of(a),
      (column) => column.of(b),
    ),
  )
  const start =
    after === null ? 0 : sorted.findIndex((row) => compare(order.columns, (column) => column.of(row), after) > 0)
  if (start === -1) return { rows: [], next: null }
  const shown = sorted.slice(start, start + size)
  const last = shown.at(-1)
  const ended = last === undefined || start + size >= sorted.length
  return { rows: shown, next: ended ? null : cursorAt(order, last, size) }
}

function textOrNull(value: Key): string | null {
  return value === null ? null : String(value)
}

/** A format with null in it: a null of a cursor comes back as an empty parameter, from some clients as the word. */
function orNull<T>(format: Format<T>): Format<T | null> {
  return {
    expected: format.expected,
    parse: (text) => (text === '' ? null : (format.parse(text) ?? (text === 'null' ? null : undefined))),
  }
}

function cursorAt<Row>(order: Order<Row>, last: Row, size: number): Record<string, CursorPart> {
  const parts = order.columns.map((column) => {
    const value = column.of(last)
    return [column.key, column.write === undefined ? value : column.write(value)] as const
  })
  const extra = Object.entries(order.extra ?? {}).map(([key, of]) => [key, of(last)] as const)
  return { ...Object.fromEntries([...extra, ...parts]), ...(order.itemsCount && { items_count: size }) }
}

/** The position that a query's cursor stands for; null without one. Half a cursor is a complaint about what is missing. */
function takeCursor<Row>(order: Order<Row>, query: Query): ((column: Column<Row>) => Key) | null {
  for (const key of Object.keys(order.extra ?? {})) query.take(key, textFormat)
  const names = order.columns.map((column) => column.key)
  if (!query.hasAny(names)) return null
  const values = new Map<string, Key>()
  for (const { key, format } of order.columns) {
    if (!query.hasAny([key])) {
      query.complain(key, `Missing field: ${key}`)
      continue
    }
    const value = query.take(key, format)
    if (value !== undefined) values.set(key, value)
  }
  return (column) => values.get(column.key) ?? null
}

function compare<Row>(
  columns: readonly Column<Row>[],
  a: (column: Column<Row>) => Key,
  b: (column: Column<Row>) => Key,
): number {
  for (const column of columns) {
    const [left, right] = [a(column), b(column)]
    if (left === right) continue
    if (left === null || right === null) return (left === null) === (column.nullsFirst === true) ? -1 : 1
    if (left < right) return column.descending ? 1 : -1
    if (left > right) return column.descending ? -1 : 1
  }
  return 0
}
