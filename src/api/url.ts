import { cursorToQuery, type Cursor } from '#/api/cursor'

/** Filter values: text, or words that are joined with commas; undefined and empty ones are not sent. */
export type FilterInput = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The path of a request: every `{name}` of the template replaced by its encoded parameter. Throws a RangeError for a
 * parameter that is missing, empty, or would change the path's segments.
 */
export function requestPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    // Browsers resolve '.' and '..' even if encoded; a lone surrogate cannot be encoded.
    if (value === undefined || /^\.{0,2}$/.test(value) || /\p{Surrogate}/u.test(value)) {
      throw new RangeError(`Unusable ${name}`)
    }
    return encodeURIComponent(value)
  })
}

/** Removes slashes at the end of a URL. */
export function withoutEndSlash(root: string): string {
  return root.replace(/\/+$/, '')
}

/**
 * The base URL of a chain's own API, which requests add `/api/v2` to: without that at its end, as the URL of the API is often copied.
 * The path `/api` stays: it is a proxy of this origin.
 */
export function instanceBase(url: string): string {
  const written = withoutEndSlash(url)
  // An API at the root of this origin, which has no path to be named by.
  if (written === '/api/v2') return location.origin
  return written.replace(/^(https?:\/\/[^/]+.*?|\/.+?)\/api(?:\/v2)?$/i, '$1')
}

/**
 * The URL of a request, without a credential. Filters are sent with every page, as they are not in the cursor; of a key in both, the
 * filter's value is sent. Nothing else is added: servers reject unknown keys.
 */
export function requestUrl(
  root: string,
  template: string,
  params: Readonly<Record<string, string>>,
  filters: FilterInput = {},
  cursor: Cursor | null = null,
): string {
  const query = new URLSearchParams(cursor === null ? [] : cursorToQuery(cursor))
  for (const [name, value] of Object.entries(filters)) {
    const sent = typeof value === 'string' ? value : (value?.join(',') ?? '')
    if (sent !== '') query.set(name, sent)
  }
  const search = query.toString()
  return `${withoutEndSlash(root)}${requestPath(template, params)}${search === '' ? '' : `?${search}`}`
}

/** The origin of a URL; '' for the page's own. */
export function originOf(url: string): string {
  return /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase() ?? ''
}
