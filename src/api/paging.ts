/* oxlint-disable typescript/no-unsafe-type-assertion -- rows are kept by page, whatever their type */
import { sameCursor, type Cursor } from '#/domain/cursor'
import type { Row } from './client'

/** What the rules of paging need of a page. */
export interface PageLike<Kept extends { readonly id: string } = { readonly id: string }> {
  readonly rows: readonly Kept[]
  readonly next: Cursor | null
}

/** The rows of some pages in a row, merged so far; handed from each last page to the next, so that appending stays cheap. */
interface Merged {
  readonly first: PageLike
  readonly before: PageLike | null
  readonly pages: number
  readonly ids: Set<string>
  readonly rows: readonly { readonly id: string }[]
  /** Whether the last page brought a row that no earlier one had. */
  readonly grew: boolean
}

const mergedUpTo = new WeakMap<PageLike, Merged>()

/**
 * The cursor of the page after `pages`, or null at the end: no cursor, a cursor that was already sent or received, or a page
 * without any new row (contract §2.13; servers were seen to repeat). `sent` holds the cursor that asked for each page.
 */
export function nextCursor(pages: readonly PageLike[], sent: readonly (Cursor | null)[] = []): Cursor | null {
  const last = pages.at(-1)
  if (last === undefined || last.next === null) return null
  const { next } = last
  if (sent.some((cursor) => cursor !== null && sameCursor(cursor, next))) return null
  if (pages.slice(0, -1).some((page) => sameCursor(page.next, next))) return null
  return mergedOf(pages).grew ? next : null
}

/** The rows of all pages in order, each identity once, where it came first: what is on the screen never moves or changes. */
export function mergeRows<T>(pages: readonly PageLike<Row<T>>[]): Row<T>[] {
  return pages.length === 0 ? [] : (mergedOf(pages).rows as Row<T>[])
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

/** Takes over the set of `earlier`, which is copied again only if the shorter list is asked for once more. */
function appended(earlier: Merged | null, before: PageLike | null, page: PageLike): Merged {
  if (before !== null) mergedUpTo.delete(before)
  const ids = earlier?.ids ?? new Set<string>()
  const fresh = page.rows.filter(({ id }) => !ids.has(id) && ids.add(id))
  const merged: Merged = {
    first: earlier?.first ?? page,
    before,
    pages: (earlier?.pages ?? 0) + 1,
    ids,
    rows: earlier === null ? fresh : [...earlier.rows, ...fresh],
    grew: fresh.length > 0,
  }
  mergedUpTo.set(page, merged)
  return merged
}
