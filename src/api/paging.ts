import type { Row } from './rows'
import { sameCursor, type Cursor } from '#/api/cursor'
import { ApiError } from './errors'
import { type ListName, RESOURCES } from './resources'
import type { SearchedBlocks } from './searchedBlocks'
import { originOf } from './url'

/** What the rules of paging need of a page. */
export interface PageLike<R extends { readonly id: string } = { readonly id: string }> {
  readonly rows: readonly R[]
  readonly next: Cursor | null
  readonly hasUnreadableCursor?: boolean
  readonly searched?: SearchedBlocks | null
}

/** Why the pages of a list end where they do. */
export type PagingEnd =
  /** They do not: there is a next page. */
  | 'open'
  /** The API reported no next page. */
  | 'complete'
  /** The API repeated a page, or has repeated its cursors for too long: more rows may exist. */
  | 'repeated'
  /** The last pages were empty, or the last blocks that were searched: more rows may exist. */
  | 'empty'
  /** The API sent a cursor that cannot be read: more rows may exist, but cannot be requested. */
  | 'unreadable'

/** Empty pages in a row that are loaded automatically: a filtered list may have such pages before its next row. */
export const MAX_EMPTY_PAGES = 10
/** Pages that are loaded automatically although their cursor was sent before, as long as each has new rows. */
const MAX_REPEATED_CURSORS = 10

/** Last pages after which the user requested more although the pages end there. */
const insisted = new WeakSet<PageLike>()

/** Goes on where the pages end as 'repeated' or 'empty': `nextCursor` then returns the cursor of the last page. */
export function insistOnNextPage(pages: readonly PageLike[]): void {
  const last = pages.at(-1)
  if (last) insisted.add(last)
}

/** The cursor of the page after `pages`, or null where they end. `sent` has the cursor that each page was requested with. */
export function nextCursor(pages: readonly PageLike[], sent: readonly (Cursor | null)[] = []): Cursor | null {
  return pagingEnd(pages, sent) === 'open' ? (pages.at(-1)?.next ?? null) : null
}

/** Why there is no page after `pages` (contract §2.13; servers were seen to repeat cursors and pages). */
export function pagingEnd(pages: readonly PageLike[], sent: readonly (Cursor | null)[] = []): PagingEnd {
  const last = pages.at(-1)
  if (last === undefined) return 'complete'
  const { next } = last
  if (next !== null && insisted.has(last)) return 'open'
  const earlier = [...sent, ...pages.slice(0, -1).map((page) => page.next)]
  const isRepeated = next !== null && earlier.some((cursor) => sameCursor(cursor, next))
  const { pagesWithoutRows } = mergedOf(pages)
  return endAfter(last, { pagesWithoutRows, repeatedCursors: isRepeated ? Math.max(1, repeatsOf(pages)) : 0 })
}

/**
 * Why there is no page after `last`: by how many of the last pages had no new row, and how many had a cursor that was sent before.
 * The rules for all readers of pages (src/api/readPages.ts) and for lists on the screen.
 */
export function endAfter(
  { next, rows, hasUnreadableCursor, searched }: PageLike,
  { pagesWithoutRows, repeatedCursors }: { readonly pagesWithoutRows: number; readonly repeatedCursors: number },
): PagingEnd {
  if (next === null) return hasUnreadableCursor ? 'unreadable' : 'complete'
  if (pagesWithoutRows > 0 && (repeatedCursors > 0 || rows.length > 0)) return 'repeated'
  if (repeatedCursors > 0) return repeatedCursors <= MAX_REPEATED_CURSORS ? 'open' : 'repeated'
  // Each search of older blocks takes a while, and there may be millions.
  return pagesWithoutRows < (searched ? 1 : MAX_EMPTY_PAGES) ? 'open' : 'empty'
}

/**
 * Throws if a page after a change of source holds only rows that were read already. A cursor is a position on the chain and valid
 * for both APIs, but one that ignores it sends the first page again, which must not look like the end of the list.
 */
export function demandProgress(
  resource: ListName,
  { source, rows }: Pick<PageLike, 'rows'> & { readonly source: string },
  sourceBefore: string | null,
  readIds: () => ReadonlySet<string>,
): void {
  if (sourceBefore === null || sourceBefore === source || rows.length === 0) return
  const ids = readIds()
  if (rows.some(({ id }) => !ids.has(id))) return
  throw new ApiError({ kind: 'invalid', resource, path: RESOURCES[resource].path, origin: originOf(source) })
}

/** Why there is no page after those that TanStack Query has loaded; 'open' before the first. */
export function endOfLoaded(
  data: { readonly pages: readonly PageLike[]; readonly pageParams: readonly unknown[] } | undefined,
): PagingEnd {
  return data === undefined ? 'open' : pagingEnd(data.pages, data.pageParams as (Cursor | null)[])
}

/** How many of the last pages have a cursor that an earlier page had. */
function repeatsOf(pages: readonly PageLike[]): number {
  let repeats = 0
  const seen: Cursor[] = []
  for (const { next } of pages) {
    if (next === null) continue
    if (seen.some((cursor) => sameCursor(cursor, next))) repeats += 1
    else repeats = 0
    seen.push(next)
  }
  return repeats
}

/** The rows of some pages, merged; passed on from each last page to the next, so that appending a page is cheap. */
interface Merged {
  readonly first: PageLike
  readonly before: PageLike | null
  readonly pages: number
  /** The identities of the rows; null where they are not needed yet, as those of one page are unique. */
  ids: Set<string> | null
  readonly rows: readonly { readonly id: string }[]
  /** How many of the last pages have no row that was not on an earlier page. */
  readonly pagesWithoutRows: number
}

const mergedUpTo = new WeakMap<PageLike, Merged>()

/**
 * The rows of all pages in order, each identity once, where it came first: rows on the screen never move or change. `read` are those of
 * the next page that are read while the rest still is.
 */
export function mergeRows<T>(pages: readonly PageLike<Row<T>>[], read: readonly Row<T>[] = []): Row<T>[] {
  if (pages.length === 0) return [...read]
  const merged = mergedOf(pages)
  const rows = merged.rows as Row<T>[]
  if (read.length === 0) return rows
  const ids = idsOf(merged)
  return [...rows, ...read.filter(({ id }) => !ids.has(id))]
}

function mergedOf(pages: readonly PageLike[]): Merged {
  const last = pages.at(-1)
  const [first] = pages
  if (last === undefined || first === undefined) throw new RangeError('There is no page to merge.')
  const known = mergedUpTo.get(last)
  const before = pages.at(-2) ?? null
  if (known?.pages === pages.length && known.first === first && known.before === before) return known
  const earlier = before === null ? undefined : mergedUpTo.get(before)
  if (before !== null && earlier?.pages === pages.length - 1 && earlier.first === first) {
    return appended(earlier, before, last)
  }
  let merged = appended(null, null, first)
  for (let index = 1; index < pages.length; index += 1) {
    merged = appended(merged, pages[index - 1] ?? null, pages[index] ?? last)
  }
  return merged
}

/** Takes over the set of `earlier`, which is only built again if the shorter list is merged once more. */
function appended(earlier: Merged | null, before: PageLike | null, page: PageLike): Merged {
  if (before !== null) mergedUpTo.delete(before)
  const ids = earlier && idsOf(earlier)
  const fresh = ids === null ? page.rows : page.rows.filter(({ id }) => !ids.has(id) && ids.add(id))
  const merged: Merged = {
    first: earlier?.first ?? page,
    before,
    pages: (earlier?.pages ?? 0) + 1,
    ids,
    rows: earlier === null ? fresh : [...earlier.rows, ...fresh],
    pagesWithoutRows: fresh.length > 0 ? 0 : (earlier?.pagesWithoutRows ?? 0) + 1,
  }
  mergedUpTo.set(page, merged)
  return merged
}

function idsOf(merged: Merged): Set<string> {
  merged.ids ??= new Set(merged.rows.map(({ id }) => id))
  return merged.ids
}
