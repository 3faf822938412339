import {
  type ParameterFormat,
  type Query,
  addressFormat,
  hashFormat,
  integerFormat,
  numberParameter,
  textFormat,
} from './query'

/** A value that rows are sorted by; rows without one come last, unless `nullsFirst` is set. */
export type Key = string | number | bigint | null

/** A value in next_page_params; a bigint is written with all its digits. */
export type CursorPart = string | number | bigint | boolean | null

/** One column of a sort order: its key in the cursor, and its value in a row. */
export interface SortColumn<Row> {
  key: string
  of(row: Row): Key
  format: ParameterFormat<Key>
  descending: boolean
  nullsFirst?: boolean
  /** Converts the value for the cursor. */
  write?(value: Key): CursorPart
}

/** The sort order of a list, which determines its cursor. */
export interface Order<Row> {
  columns: readonly SortColumn<Row>[]
  /** Whether the cursor has `items_count`. */
  itemsCount: boolean
  /** Further keys of the cursor in the contract, which do not affect the order. */
  extra?: Readonly<Record<string, (last: Row) => CursorPart>>
}

/** One page of a list: its rows, and the cursor of the next page, null when nothing follows. */
export interface PageBody<Row> {
  rows: Row[]
  next: Record<string, CursorPart> | null
}

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 100

const pageSize: ParameterFormat<number> = {
  expected: `Expected an integer from 1 to ${MAX_PAGE_SIZE}`,
  parse: (text) => (/^[1-9][0-9]{0,2}$/.test(text) && Number(text) <= MAX_PAGE_SIZE ? Number(text) : undefined),
}

/** The direction of a column. */
export type SortDirection = 'up' | 'down'

/** By an integer, descending by default. */
export function byInteger<Row>(key: string, of: (row: Row) => Key, direction: SortDirection = 'down'): SortColumn<Row> {
  return { key, of, format: orNull(integerFormat), descending: direction === 'down' }
}

/** By a number with a fraction, which is a string in the cursor. */
export function byNumber<Row>(
  key: string,
  of: (row: Row) => number | null,
  direction: SortDirection = 'down',
): SortColumn<Row> {
  return { key, of, format: orNull(numberParameter), descending: direction === 'down', write: textOrNull }
}

/** By an amount, which is a string in the cursor; descending by default. */
export function byAmount<Row>(
  key: string,
  of: (row: Row) => bigint,
  direction: SortDirection = 'down',
): SortColumn<Row> {
  return { key, of, format: orNull(integerFormat), descending: direction === 'down', write: textOrNull }
}

/** By an address, which is in lower case in the cursor. */
export function byAddress<Row>(key: string, of: (row: Row) => string | null): SortColumn<Row> {
  return { key, of: (row) => of(row)?.toLowerCase() ?? null, format: orNull(addressFormat), descending: false }
}

/** By the hash of a transaction or block. */
export function byHash<Row>(key: string, of: (row: Row) => string | null): SortColumn<Row> {
  return { key, of, format: orNull(hashFormat), descending: false }
}

/** By a text; an empty text counts as null, because a cursor cannot distinguish them. */
export function byText<Row>(key: string, of: (row: Row) => string | null): SortColumn<Row> {
  return { key, of: (row) => of(row) || null, format: orNull(textFormat), descending: false }
}

/** The first page of `rows`, or the one after the query's cursor, whose parameters it takes. */
export function pageOf<Row>(rows: readonly Row[], order: Order<Row>, query: Query): PageBody<Row> {
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

/** A format that also accepts null: clients send it as an empty parameter, or as the text `null`. */
function orNull<T>(format: ParameterFormat<T>): ParameterFormat<T | null> {
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

/** The position of a query's cursor; null without a cursor. Missing keys are errors. */
function takeCursor<Row>(order: Order<Row>, query: Query): ((column: SortColumn<Row>) => Key) | null {
  for (const key of Object.keys(order.extra ?? {})) query.take(key, textFormat)
  const names = order.columns.map((column) => column.key)
  if (!query.hasAny(names)) return null
  const values = new Map<string, Key>()
  for (const { key, format } of order.columns) {
    if (!query.hasAny([key])) {
      query.addError(key, `Missing field: ${key}`)
      continue
    }
    const value = query.take(key, format)
    if (value !== undefined) values.set(key, value)
  }
  return (column) => values.get(column.key) ?? null
}

function compare<Row>(
  columns: readonly SortColumn<Row>[],
  a: (column: SortColumn<Row>) => Key,
  b: (column: SortColumn<Row>) => Key,
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
