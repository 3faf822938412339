import { grouped } from '#/domain/numberFormat'
import { type FilePair, FILE_STATUSES, type FileStatus } from '#/features/contracts/compare/compareFiles'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import { UntrustedText } from '#/ui/UntrustedText'

const TITLES: Readonly<Record<FileStatus, string>> = {
  changed: 'Changed',
  'only here': 'Only here',
  'only there': 'Only there',
  same: 'Same',
}

interface ComparedFilesProps {
  pairs: readonly FilePair[]
  current: string
  search: ContractSearch
}

/** The files of two sources, grouped by how they differ. */
export function ComparedFiles({ pairs, current, search }: ComparedFilesProps) {
  return (
    <nav aria-label="Compared files" className="flex flex-col gap-3 pt-1 text-sm">
      {FILE_STATUSES.map((status) => {
        const files = pairs.filter((pair) => pair.status === status)
        return (
          files.length > 0 && (
            <section key={status} aria-label={TITLES[status]}>
              <h3 className="text-muted">
                {TITLES[status]} {grouped(files.length)}
              </h3>
              <ul>
                {files.map(({ path }) => (
                  <li key={path}>
                    <PlaceLink
                      search={{ of: search.of, compare: search.compare, file: path }}
                      isCurrent={path === current}
                      className="block min-h-6 rounded-xs px-1.5 py-0.5 text-ink wrap-anywhere max-md:py-2.5 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-medium"
                    >
                      <UntrustedText text={path} max={200} />
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </nav>
  )
}
