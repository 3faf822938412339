import { linesOf, type SourceFile } from '#/features/contracts/source/sourceFiles'

/** A place where a text occurs; `line` counts from 1, `column` from 0. */
export interface SourceMatch {
  readonly file: SourceFile
  readonly line: number
  readonly column: number
  readonly length: number
}

/** Further matches are not counted. */
export const MAX_MATCHES = 2_000

/** All places where a text occurs in the files, ignoring case, in order; none for less than two characters. */
export function searchSource(files: readonly SourceFile[], text: string): SourceMatch[] {
  const found: SourceMatch[] = []
  if (text.length < 2) return found
  // Not by toLowerCase, which changes the length of some texts.
  const pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')
  for (const file of files) {
    // Most files have no match, and need no lines then.
    if (file.text.search(pattern) < 0) continue
    for (const [index, line] of linesOf(file).entries()) {
      for (const match of line.matchAll(pattern)) {
        found.push({ file, line: index + 1, column: match.index, length: match[0].length })
        if (found.length === MAX_MATCHES) return found
      }
    }
  }
  return found
}
