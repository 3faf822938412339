import type { Row } from '#/api/rows'
import type { ListName, RowOf } from '#/api/resources'
import { readPages } from '#/api/readPages'
import { fetchPage, type ListRequest } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'

/** What a list is searched for. */
interface Wanted<N extends ListName> {
  readonly fits: (row: RowOf<N>) => boolean
  /** Whether the list, in its order, has no such row after this one. */
  readonly isPast?: (row: RowOf<N>) => boolean
}

/** How a search in a list ended. */
export interface FoundRow<T> {
  readonly row: T | null
  /** Number of rows that were read. */
  readonly read: number
  /** Whether the list has no such row, and not only those rows. */
  readonly isSure: boolean
}

/** The most pages that are read. */
const MAX_PAGES = 10

/** Reads the pages of a list until a row fits, with one request for each page; rejects with an ApiError. */
export async function findRow<N extends ListName>(
  connection: ChainConnection,
  request: ListRequest<N>,
  { fits, isPast = () => false }: Wanted<N>,
  signal: AbortSignal,
): Promise<FoundRow<RowOf<N>>> {
  let [read, pages] = [0, 0]
  for await (const { page, end } of readPages((cursor) => fetchPage(connection, request, { signal }, { cursor }))) {
    const rows = page.rows.flatMap(({ value }: Row<RowOf<N>>) => value ?? [])
    read += page.rows.length
    pages += 1
    const row = rows.find(fits)
    if (row !== undefined) return { row, read, isSure: true }
    if (end === 'complete' || rows.some(isPast)) return { row: null, read, isSure: true }
    if (pages >= MAX_PAGES) break
  }
  return { row: null, read, isSure: false }
}
