import { useMemo } from 'react'
import { counted } from '#/domain/numberFormat'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { hiddenPlaces } from '#/features/contracts/source/hiddenCharacters'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import type { SourceFile } from '#/features/contracts/source/sourceFiles'
import { Notice } from '#/ui/Notice'
import { UntrustedText } from '#/ui/UntrustedText'

/** Places that are listed. */
const MAX_LISTED = 8

/** A warning about characters that make code look different from what was compiled; nothing where there are none. */
export function HiddenCharacters({ files, search }: { files: readonly SourceFile[]; search: ContractSearch }) {
  const places = useMemo(() => hiddenPlaces(files), [files])
  if (places.length === 0) return null
  return (
    <Notice tone="bad" role="note" title="⚠ Hidden characters in the source">
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
