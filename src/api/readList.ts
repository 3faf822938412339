import { type Row, createRowReader } from './rows'
import { isObject } from '#/domain/isObject'
import { LongList } from './longList'
import type { ListResource } from './resource'
import type { SchemaMismatch } from './schemaMismatch'
import { createYielder } from './yieldToMain'

/** The rows of a body, and the body: that of a long list without its elements. */
interface ReadList<T> {
  rows: Row<T>[]
  body: unknown
}

/** Options of reading a list. */
interface ReadOptions<T> {
  mismatches: SchemaMismatch[]
  /** Receives the rows of a long list that are read up to then, a few times while there are more. */
  onRows?: ((rows: Row<T>[]) => void) | undefined
  /** Throws to end the reading; called after every break. */
  throwIfAborted?: (() => void) | undefined
}

/** Rows that are read in one go, and shown first: a usual page has no more. */
const FIRST_ROWS = 50
/** Rows that are read between two looks at the clock. */
const ROWS_AT_ONCE = 10
/** How many times as many rows are shown next: the list compares all rows whenever it gets more. */
const GROWTH = 8

/** Reads a list's body into rows, with breaks. Null where there is no list in it, or the text of a long list is no JSON. */
export async function readList<T>(
  resource: ListResource,
  body: unknown,
  options: ReadOptions<T>,
): Promise<ReadList<T> | null> {
  if (!(body instanceof LongList)) {
    const isBare = Array.isArray(body)
    const items = isBare ? body : ((await resource.itemsOf?.(body)) ?? (isObject(body) ? body['items'] : null))
    if (!Array.isArray(items)) return null
    const rows = await rowsInSlices<T>(resource, [items], isBare ? '' : 'items', { ...options, onRows: undefined })
    return { rows, body }
  }
  try {
    const rows = await rowsInSlices<T>(resource, body.slices(), body.isBare ? '' : 'items', options)
    return { rows, body: body.rest() }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return null
  }
}

async function rowsInSlices<T>(
  resource: ListResource,
  slices: Iterable<readonly unknown[]>,
  within: string,
  { mismatches, onRows, throwIfAborted }: ReadOptions<T>,
): Promise<Row<T>[]> {
  const read = createRowReader<T>(resource, within, mismatches)
  const yieldToMain = createYielder()
  const rows: Row<T>[] = []
  let shownNext = FIRST_ROWS
  for (const items of slices) {
    for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
      if (onRows && rows.length >= shownNext) {
        onRows([...rows])
        shownNext = rows.length * GROWTH
      }
      if (rows.length >= FIRST_ROWS) {
        await yieldToMain()
        throwIfAborted?.()
      }
      rows.push(...read(items.slice(at, at + ROWS_AT_ONCE)))
    }
  }
  return rows
}
