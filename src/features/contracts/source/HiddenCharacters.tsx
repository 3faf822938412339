import { useMemo } from 'react'
import { counted } from '#/domain/amounts/numberFormat'
import { inspectText } from '#/domain/text/text'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import { linesOf, type SourceFile } from '#/features/contracts/source/sourceFiles'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

/** Places that are listed. */
const MAX_LISTED = 8

/** A warning about characters that make code look different from what was compiled; nothing where there are none. */
export function HiddenCharacters({ files, search }: { files: readonly SourceFile[]; search: ContractSearch }) {
  const places = useMemo(() => hiddenPlaces(files), [files])
  if (places.length === 0) return null
  return (
    <Notice tone="bad" role="note" title="Hidden characters in the source">
      <p>
        Direction controls and zero-width characters can make code look different from what was compiled (Trojan
        Source). They are visible here as their code points.
      </p>
      <ul className="text-sm">
        {places.slice(0, MAX_LISTED).map(({ file, line }) => (
          <li key={`${file.path} ${line}`}>
            <PlaceLink search={{ of: search.of, file: file.path, L: String(line) }} className="wrap-anywhere">
              <UntrustedText text={file.path} max={120} />, line {line}
            </PlaceLink>
          </li>
        ))}
        {places.length > MAX_LISTED && (
          <li className="text-muted">{counted(places.length - MAX_LISTED, 'more line', 'more lines')}</li>
        )}
      </ul>
    </Notice>
  )
}

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

/** The text around hidden characters, in parts: a line may have megabytes of them. */
const FOREIGN_PARTS = /[^\x20-\x7e]{1,1000}/gu

/** Joiners inside of emoji and of Arabic or Indic words are text. */
function isSuspect(line: string): boolean {
  if (!SUSPECT.test(line)) return false
  for (const [part] of line.matchAll(FOREIGN_PARTS)) if (SUSPECT.test(part) && hidesText(part)) return true
  return false
}

function hidesText(part: string): boolean {
  const { segments } = inspectText(part, { maxLength: Infinity, multiline: true })
  return segments.some(
    (segment) =>
      'hidden' in segment && SUSPECT.test(String.fromCodePoint(Number.parseInt(segment.hidden.slice(2), 16))),
  )
}
