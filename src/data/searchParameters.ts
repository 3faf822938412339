/** Reads a query string as plain text by key, the last of several; values stay text, so that `?q=123` is a search for "123". */
export function readSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Writes search parameters back as a query string, those without a value left out. */
export function writeSearch(search: Record<string, string | undefined>): string {
  const given = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const text = new URLSearchParams(given).toString()
  return text ? `?${text}` : ''
}
