import { inspectText } from '#/domain/text'
import { linesOf, type SourceFile } from '#/features/contracts/source/sourceFiles'

/** A line with characters that change how code reads. */
export interface HiddenPlace {
  readonly file: SourceFile
  /** Counts from 1. */
  readonly line: number
}

/** Direction controls, zero-width characters and tags. */
const SUSPECT = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u

/** Further lines are not listed. */
const MAX_PLACES = 100

/** The lines whose code is not what it looks like ("Trojan Source"): they hold characters that reverse text or have no width. */
export function hiddenPlaces(files: readonly SourceFile[]): HiddenPlace[] {
  const places: HiddenPlace[] = []
  for (const file of files) {
    if (!SUSPECT.test(file.text)) continue
    for (const [index, line] of linesOf(file).entries()) {
      if (!isSuspect(index === 0 ? line.replace(/^\ufeff/, '') : line)) continue
      places.push({ file, line: index + 1 })
      if (places.length === MAX_PLACES) return places
    }
  }
  return places
}

/** Joiners inside of emoji and of Arabic or Indic words are text. */
function isSuspect(line: string): boolean {
  if (!SUSPECT.test(line)) return false
  const { segments } = inspectText(line, { maxLength: Infinity, multiline: true })
  return segments.some(
    (segment) =>
      'hidden' in segment && SUSPECT.test(String.fromCodePoint(Number.parseInt(segment.hidden.slice(2), 16))),
  )
}
