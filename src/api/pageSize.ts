import type { Cursor } from '#/api/cursor'
import { ApiError } from './errors'
import type { ResourceName } from './resources'
import type { ServerNotes } from './serverNotes'

/** Name of the parameter, also in cursors. */
const PARAMETER = 'items_count'
/** Sizes that are tried: servers serve up to 50 or 100 rows a page, and respond 422 to more. */
const SIZES = [100, 50] as const

/** An endpoint, and the page of its list that is requested. */
interface PagedRequest {
  notes: ServerNotes
  rootUrl: string
  resource: ResourceName
  cursor: Cursor | null | undefined
}

/** A query with the size of a page; none for the API's own size, or that of the cursor. */
type SizeQuery = Readonly<Partial<Record<typeof PARAMETER, string>>>

/** A way to request a page. */
interface Attempt {
  query: SizeQuery
  cursor: Cursor | null
}

/** Whether a cursor has the size of its page. In that of state changes, the parameter counts the rows before the page. */
export function hasPageSize(cursor: Cursor | null | undefined): cursor is Cursor {
  return cursor != null && PARAMETER in cursor && !('state_changes' in cursor)
}

/**
 * Requests a page of a list in the largest size that its API accepts, which is remembered. A cursor that has a size is sent as it is,
 * and with a smaller one if the API refuses that: another API of the chain may have accepted it. An API that ignores the size responds
 * with its own.
 */
export async function withLargePages<T>(
  request: PagedRequest,
  send: (query: SizeQuery, cursor: Cursor | null) => Promise<T>,
): Promise<T> {
  const { notes, rootUrl, resource } = request
  const attempts = attemptsOf(request)
  let refusal: unknown
  for (const { query, cursor } of attempts) {
    try {
      const page = await send(query, cursor)
      const size = Number(query[PARAMETER] ?? 0)
      if (size > 0) {
        for (const larger of SIZES) if (larger > size) notes.noteLacking(rootUrl, `pages of ${larger}`)
      } else if (attempts.length > 1 && !hasPageSize(cursor)) notes.noteLacking(rootUrl, `page size of ${resource}`)
      return page
    } catch (error) {
      if (!isAboutSize(error)) throw error
      refusal = error
    }
  }
  throw refusal
}

/** The ways to request a page, in order. */
function attemptsOf(request: PagedRequest): Attempt[] {
  const { notes, rootUrl, resource, cursor = null } = request
  const asItIs: Attempt = { query: {}, cursor }
  if (cursor && PARAMETER in cursor && !hasPageSize(cursor)) return [asItIs]
  const isLacking = notes.lacks(rootUrl, `page size of ${resource}`)
  const given = hasPageSize(cursor) ? Number(cursor[PARAMETER]) : null
  const sizes = SIZES.filter((size) => !notes.lacks(rootUrl, `pages of ${size}`) && (given === null || size < given))
  const sized = isLacking
    ? []
    : sizes.map((size): Attempt => ({
        query: { [PARAMETER]: String(size) },
        cursor,
      }))
  if (given === null) return [...sized, asItIs]
  const { [PARAMETER]: _, ...position } = cursor ?? {}
  // Without a position it would be the first page again.
  const unsized = Object.keys(position).length > 0 ? [{ query: {}, cursor: position }] : []
  return isLacking && unsized.length > 0 ? unsized : [asItIs, ...sized, ...unsized]
}

/** Whether an API may have refused the size; older ones do not say which parameter they refuse. */
function isAboutSize(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false
  const { fields } = error
  return fields.length === 0 || fields.some(({ pointer, detail }) => `${pointer} ${detail}`.includes(PARAMETER))
}
