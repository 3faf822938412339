/** Lines of a file, counted from 1; the last one is included. */
export interface LineRange {
  readonly first: number
  readonly last: number
}

/** The form of lines in a URL: "12", "12-20", or as on GitHub "L12-L20". */
export const LINE_RANGE = /^L?(\d{1,7})(?:-L?(\d{1,7}))?$/

/** Reads lines in a URL, in either order; null for other text. */
export function readLineRange(text: string | undefined): LineRange | null {
  const [, first, last = first] = LINE_RANGE.exec(text ?? '') ?? []
  if (first === undefined || last === undefined) return null
  const [from, to] = [Number(first), Number(last)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 1 ? null : { first: from, last: to }
}

/** Writes lines for a URL. */
export function writeLineRange({ first, last }: LineRange): string {
  return first === last ? String(first) : `${first}-${last}`
}

/** The range from a line that is selected already to another one. */
export function extendedTo(line: number, selected: LineRange | null): LineRange {
  const anchor = selected?.first ?? line
  return { first: Math.min(anchor, line), last: Math.max(anchor, line) }
}
