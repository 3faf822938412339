import * as z from 'zod/mini'

/** Reads a query string. Values stay text, so that `?q=123` searches for "123"; of a repeated key the last counts. */
export function readSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Writes search parameters as a query string, without those that are undefined. */
export function writeSearch(search: Record<string, string | undefined>): string {
  const given = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const text = new URLSearchParams(given).toString()
  return text ? `?${text}` : ''
}

/** The schema of a search parameter; an invalid one is ignored, so that a damaged link still opens. */
export function searchParameter<Schema extends z.core.$ZodType<string, string>>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}
