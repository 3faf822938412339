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
