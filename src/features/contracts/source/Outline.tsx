import { useMemo } from 'react'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { outlineOf } from '#/features/contracts/source/outline'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import type { SourceFile } from '#/features/contracts/source/sourceFiles'
import { UntrustedText } from '#/ui/UntrustedText'

interface OutlineProps {
  file: SourceFile
  isVyper: boolean
  search: ContractSearch
}

/** The declarations of a file, each with a link to its line. */
export function Outline({ file, isVyper, search }: OutlineProps) {
  const entries = useMemo(() => outlineOf(file.text, isVyper), [file, isVyper])
  if (entries.length === 0) return null
  return (
    <nav aria-label="Outline" className="text-sm">
      <h3 className="mb-1 font-semibold">Outline</h3>
      <ul>
        {entries.map(({ kind, name, line, depth }) => (
          <li key={`${line} ${kind} ${name}`} className={depth === 1 ? 'pl-3' : undefined}>
            <PlaceLink
              search={{ of: search.of, file: file.path, L: String(line) }}
              className="block min-h-6 rounded-xs px-1.5 py-0.5 wrap-anywhere max-md:py-2.5 hover:bg-sunken"
            >
              <span className={name ? 'text-muted' : undefined}>{kind}</span> <UntrustedText text={name} max={80} />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
