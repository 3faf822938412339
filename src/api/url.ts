import { cursorToQuery, type Cursor } from '#/domain/cursor'

/** Filters as a caller gives them: text, or words to be joined with commas; undefined and empty ones are not sent. */
export type FilterInput = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The path of a request: every `{name}` of the template replaced by its encoded parameter. Throws a RangeError for a
 * parameter that is missing, empty, or would climb in the path.
 */
export function requestPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    // Dots alone would be taken for a step up, however they are encoded; half a surrogate pair can't be encoded at all.
    if (value === undefined || /^\.{0,2}$/.test(value) || /\p{Surrogate}/u.test(value)) {
      throw new RangeError(`The path parameter ${name} can't be sent.`)
    }
    return encodeURIComponent(value)
  })
}

/** A root without slashes at its end. */
export function withoutEndSlash(root: string): string {
  return root.replace(/\/+$/, '')
}

/**
 * The address of a request without any credential. Filters are sent with every page (they are not in the cursor); a key that
 * both have is sent once, with the filter's value. Nothing else is added: servers refuse unknown keys.
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

/** The server of an address; '' is the page's own. */
export function originOf(url: string): string {
  return /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase() ?? ''
}
