import { useMemo } from 'react'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { fileTree, type Folder } from '#/features/contracts/source/fileTree'
import { PlaceLink } from '#/features/contracts/source/PlaceLink'
import type { SourceFile } from '#/features/contracts/source/sourceFiles'
import { UntrustedText } from '#/ui/UntrustedText'

interface FileTreeProps {
  files: readonly SourceFile[]
  current: string
  search: ContractSearch
}

/** The files of a contract's source in their folders. */
export function FileTree({ files, current, search }: FileTreeProps) {
  const root = useMemo(() => fileTree(files.map(({ path }) => path)), [files])
  return (
    <nav aria-label="Files" className="text-sm">
      <FolderContent folder={root} current={current} search={search} />
    </nav>
  )
}

function FolderContent({ folder, current, search }: { folder: Folder; current: string; search: ContractSearch }) {
  return (
    <ul>
      {folder.files.map(({ name, path }) => (
        <li key={path}>
          <PlaceLink
            search={{ of: search.of, file: path }}
            isCurrent={path === current}
            className="block min-h-6 rounded-xs px-1.5 py-0.5 text-ink wrap-anywhere max-md:py-2.5 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-medium"
          >
            <UntrustedText text={name} max={120} />
          </PlaceLink>
        </li>
      ))}
      {folder.folders.map((inner) => (
        <li key={inner.name}>
          <details open={isAround(inner, current)}>
            <summary className="min-h-6 rounded-xs py-0.5 text-muted max-md:py-2.5 hover:text-ink">
              <UntrustedText text={inner.name} max={120} />
            </summary>
            <div className="ml-1.5 border-l border-line pl-1.5">
              <FolderContent folder={inner} current={current} search={search} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

/** Whether a folder has a file, at any depth. */
function isAround({ files, folders }: Folder, path: string): boolean {
  return files.some((file) => file.path === path) || folders.some((inner) => isAround(inner, path))
}
