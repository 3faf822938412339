import type { Cursor } from '#/domain/cursor'
import { ApiError } from './errors'

/** Name of the parameter, also in cursors. */
const PARAMETER = 'items_count'
/** Sizes that are tried: servers serve up to 50 or 100 rows a page, and respond 422 to more. */
const SIZES = [100, 50] as const

/** The largest size that an API accepted or may accept, by its root URL. */
const largest = new Map<string, number>()
/** Endpoints that do not have the parameter, each with the root URL of its API. */
const lacking = new Set<string>()

/** An endpoint, and the page of its list that is requested. */
interface PagedRequest {
  rootUrl: string
  resource: string
  cursor: Cursor | null | undefined
}

/** A query with the size of a page; none for the API's own size. */
type SizeQuery = Readonly<Partial<Record<typeof PARAMETER, string>>>

/**
 * Requests a page of a list in the largest size that its API accepts, which is remembered. A cursor that has a size is sent as it is.
 * An API that ignores the size responds with its own.
 */
export async function withLargePages<T>(
  { rootUrl, resource, cursor }: PagedRequest,
  send: (query: SizeQuery) => Promise<T>,
): Promise<T> {
  const endpoint = `${rootUrl} ${resource}`
  if (lacking.has(endpoint) || (cursor && PARAMETER in cursor)) return send({})
  for (const size of SIZES) {
    if (size > (largest.get(rootUrl) ?? Infinity)) continue
    try {
      const page = await send({ [PARAMETER]: String(size) })
      largest.set(rootUrl, size)
      return page
    } catch (error) {
      if (!isAboutSize(error)) throw error
    }
  }
  const page = await send({})
  lacking.add(endpoint)
  return page
}

/** Whether an API may have refused the size; older ones do not say which parameter they refuse. */
function isAboutSize(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false
  const { fields } = error
  return fields.length === 0 || fields.some(({ pointer, detail }) => `${pointer} ${detail}`.includes(PARAMETER))
}
