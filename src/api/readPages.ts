import { type Cursor, cursorKey } from '#/api/cursor'
import { endAfter, type PageLike, type PagingEnd, pagingEnd } from '#/api/paging'

/** How far a list is read: where it goes on, and what shows that an API repeats itself. It holds no rows, so a list may have any length. */
export interface Trail {
  /** The cursor of the next page; null for the first. */
  next: Cursor | null
  /** Why the pages end; 'open' while there is a next one. */
  end: PagingEnd
  pages: number
  /** The identities of all rows. */
  readonly ids: Set<string>
  /** The keys of the cursors that were sent. */
  readonly cursors: Set<string>
  /** How many of the last pages had no row that was not on an earlier page. */
  pagesWithoutRows: number
  /** How many of the last pages had a cursor that was sent before. */
  repeatedCursors: number
}

/** The trail before the first page. */
export function emptyTrail(): Trail {
  return {
    next: null,
    end: 'open',
    pages: 0,
    ids: new Set(),
    cursors: new Set(),
    pagesWithoutRows: 0,
    repeatedCursors: 0,
  }
}

/** The trail of pages that are loaded, from the first one of the list on. */
export function trailOf(pages: readonly PageLike[]): Trail {
  const trail = emptyTrail()
  for (const page of pages) follow(trail, page)
  if (pages.length > 0) trail.end = pagingEnd(pages)
  return trail
}

/** Reads on where an API repeated itself or sent empty pages: one more page at least. */
export function reopenTrail(trail: Trail): void {
  Object.assign(trail, { end: 'open', pagesWithoutRows: 0, repeatedCursors: 0 })
}

/** A page of a list that is read. */
export interface ReadPage<P extends PageLike> {
  readonly page: P
  /** Its rows that are on no earlier page. */
  readonly newRows: P['rows'][number][]
  /** Why the pages end after it; 'open' if there is a next one. */
  readonly end: PagingEnd
}

/**
 * Reads the pages of a list one after the other, from where `trail` ends, until the API reports the end or repeats itself. Each page is
 * requested when the loop over it wants it. Rejects as `fetchPage` does; the trail then still leads to the page that failed.
 */
export async function* readPages<P extends PageLike>(
  fetchPage: (cursor: Cursor | null) => Promise<P>,
  trail = emptyTrail(),
): AsyncGenerator<ReadPage<P>, void, undefined> {
  while (trail.end === 'open') yield follow(trail, await fetchPage(trail.next))
}

/** Adds the next page to a trail. */
function follow<P extends PageLike>(trail: Trail, page: P): ReadPage<P> {
  const newRows = page.rows.filter(({ id }) => !trail.ids.has(id))
  for (const { id } of newRows) trail.ids.add(id)
  trail.cursors.add(cursorKey(trail.next))
  const isRepeated = page.next !== null && trail.cursors.has(cursorKey(page.next))
  trail.pages += 1
  trail.pagesWithoutRows = newRows.length > 0 ? 0 : trail.pagesWithoutRows + 1
  trail.repeatedCursors = isRepeated ? trail.repeatedCursors + 1 : 0
  trail.next = page.next
  trail.end = endAfter(page, trail)
  return { page, newRows, end: trail.end }
}
