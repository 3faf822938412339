import { useMemo } from 'react'
import type { ContractSearch } from '#/features/contracts/contractSearch'
import { FileLink } from '#/features/contracts/source/FilesAndCode'
import type { SourceFile } from '#/features/contracts/source/sourceFiles'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

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
    <>
      <FirstOf list={folder.files}>
        {(shown) => (
          <ul>
            {shown.map(({ name, path }) => (
              <li key={path}>
                <FileLink search={{ of: search.of, file: path }} isCurrent={path === current} name={name} />
              </li>
            ))}
          </ul>
        )}
      </FirstOf>
      <FirstOf list={folder.folders}>
        {(shown) => (
          <ul>
            {shown.map((inner) => (
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
        )}
      </FirstOf>
    </>
  )
}

/** Whether a folder has a file, at any depth. */
function isAround({ files, folders }: Folder, path: string): boolean {
  return files.some((file) => file.path === path) || folders.some((inner) => isAround(inner, path))
}

/** A folder of a source, with its files. */
export interface Folder {
  /** Its path below the folder around it; several names where it holds nothing but another folder. */
  readonly name: string
  readonly folders: readonly Folder[]
  readonly files: readonly { readonly name: string; readonly path: string }[]
}

interface OpenFolder {
  folders: Map<string, OpenFolder>
  files: { name: string; path: string }[]
}

/** Deeper folders are shown as part of the file's name. */
const MAX_DEPTH = 12

/** The folders of paths such as "contracts/token/ERC20.sol", in order. */
export function fileTree(paths: readonly string[]): Folder {
  const root: OpenFolder = { folders: new Map(), files: [] }
  for (const path of paths) {
    const steps = path.split('/').filter((step) => step !== '')
    const folders = steps.slice(0, Math.min(steps.length - 1, MAX_DEPTH))
    let folder = root
    for (const step of folders) {
      const inner = folder.folders.get(step) ?? { folders: new Map(), files: [] }
      folder.folders.set(step, inner)
      folder = inner
    }
    folder.files.push({ name: steps.slice(folders.length).join('/') || path, path })
  }
  return closed('', root)
}

function closed(name: string, { folders, files }: OpenFolder): Folder {
  const [only, ...others] = folders
  if (only !== undefined && others.length === 0 && files.length === 0 && name !== '') {
    return closed(`${name}/${only[0]}`, only[1])
  }
  return {
    name,
    folders: Array.from(folders, ([inner, folder]) => closed(inner, folder)).toSorted(byName),
    files: files.toSorted(byName),
  }
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en')
}
