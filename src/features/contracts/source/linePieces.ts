import type { CodePiece } from '#/features/contracts/source/highlight'

/** A piece of a line, and whether it is part of a search match. */
export interface MarkedPiece extends CodePiece {
  readonly isMatch: boolean
  /** Distance from the start of the line, which identifies the piece. */
  readonly start: number
}

/** A part of a line. */
export interface Span {
  readonly column: number
  readonly length: number
}

/** Characters of a line that are shown: a line of megabytes would block the browser. */
export const MAX_LINE_LENGTH = 5_000

/** Splits the pieces of a line where a match starts or ends; what is beyond MAX_LINE_LENGTH is left out. */
export function markedPieces(pieces: readonly CodePiece[], matches: readonly Span[]): MarkedPiece[] {
  const marked: MarkedPiece[] = []
  let start = 0
  for (const { text, kind } of pieces) {
    const end = Math.min(start + text.length, MAX_LINE_LENGTH)
    const edges = matches
      .flatMap(({ column, length }) => [column, column + length])
      .filter((edge) => edge > start && edge < end)
    let from = start
    for (const edge of [...new Set(edges)].toSorted((a, b) => a - b).concat(end)) {
      if (edge <= from) continue
      const isMatch = matches.some(({ column, length }) => column <= from && from < column + length)
      marked.push({ text: text.slice(from - start, edge - start), kind, isMatch, start: from })
      from = edge
    }
    start += text.length
    if (start >= MAX_LINE_LENGTH) break
  }
  return marked
}
