import { deleteDB, type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isProjectFile, type ProjectContract, type ProjectFile, readProject } from '#/contracts/project'

/** A developer's project, as it was read for a chain. */
export interface SavedProject {
  /** Name of its folder. */
  readonly folder: string
  readonly readAt: Date
  readonly contracts: readonly ProjectContract[]
  /** The folder, where the browser lets a page read it again. */
  readonly handle: FileSystemDirectoryHandle | null
}

interface ProjectSchema extends DBSchema {
  projects: { key: string; value: SavedProject }
}

/** Name of the database. */
export const PROJECTS_DATABASE = 'astrolabe-projects'
/** Folders without the project's own sources and artifacts. */
const SKIPPED = /^(?:node_modules|cache|broadcast|\..*)$/
/** A folder with more files than any project's; the whole disk, for example. */
const MAX_FILES = 20_000
/** Time between two looks at a folder, ms. */
const LOOK_AGAIN_MS = 2_000

/** The projects by chain, null for a chain without one. Where the browser denies IndexedDB, they last as long as the page. */
const known = new Map<string, SavedProject | null>()
const lookedAt = new Map<string, number>()

/** The project of a chain; null if there is none. A folder that changed is read again, for the next call. Never rejects. */
export async function projectOf(chain: string): Promise<SavedProject | null> {
  if (!known.has(chain)) known.set(chain, (await read(chain)) ?? null)
  const project = known.get(chain) ?? null
  const now = performance.now()
  if (project && now - (lookedAt.get(chain) ?? -Infinity) > LOOK_AGAIN_MS) {
    lookedAt.set(chain, now)
    void readAgain(chain, project)
  }
  return project
}

async function readAgain(chain: string, { handle, readAt }: SavedProject): Promise<void> {
  try {
    // Throws without the permission, which the browser keeps or not, and asks for on a click only.
    const files = handle ? await filesIn(handle) : []
    const hasChanged = files.some(({ file }) => file.lastModified > readAt.getTime())
    if (handle && hasChanged) await saveProject(chain, handle.name, files, handle)
  } catch {
    // It stays as it was read.
  }
}

/** Reads the files of a project's folder, and keeps its contracts for a chain. */
export async function saveProject(
  chain: string,
  folder: string,
  files: readonly NamedFile[],
  handle: FileSystemDirectoryHandle | null,
): Promise<SavedProject> {
  const readAt = new Date()
  const texts = await Promise.all(
    files.map(async ({ path, file }): Promise<ProjectFile> => ({ path, text: await file.text() })),
  )
  const project = { folder, readAt, contracts: readProject(texts), handle }
  known.set(chain, project)
  await database()
    .then((db) => db.put('projects', project, chain))
    .catch(() => undefined)
  return project
}

/** Forgets the project of a chain. */
export async function forgetProject(chain: string): Promise<void> {
  known.set(chain, null)
  await database()
    .then((db) => db.delete('projects', chain))
    .catch(() => undefined)
}

/** Forgets the projects of all chains. */
export async function forgetProjects(): Promise<void> {
  known.clear()
  await deleteDB(PROJECTS_DATABASE).catch(() => undefined)
}

async function read(chain: string): Promise<SavedProject | undefined> {
  return database()
    .then((db) => db.get('projects', chain))
    .catch(() => undefined)
}

async function database(): Promise<IDBPDatabase<ProjectSchema>> {
  return openDB<ProjectSchema>(PROJECTS_DATABASE, 1, {
    upgrade: (db) => void db.createObjectStore('projects'),
    // The local data is cleared, maybe in another tab.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })
}

/** A file with its path in a folder. */
export interface NamedFile {
  readonly path: string
  readonly file: File
}

/** The artifacts and sources among chosen files. */
export function projectFiles(files: readonly File[]): NamedFile[] {
  return files
    .map((file) => ({ path: file.webkitRelativePath.replace(/^[^/]*\//, ''), file }))
    .filter(
      ({ path }) =>
        isProjectFile(path) &&
        !path
          .split('/')
          .slice(0, -1)
          .some((name) => SKIPPED.test(name)),
    )
}

/** The artifacts and sources in a folder and those below it. */
export async function filesIn(folder: FileSystemDirectoryHandle): Promise<NamedFile[]> {
  const found: NamedFile[] = []
  const walk = async (handle: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, entry] of handle.entries()) {
      if (found.length >= MAX_FILES) return
      if (entry.kind === 'directory') {
        if (!SKIPPED.test(name)) await walk(entry, `${path}${name}/`)
      } else if (isProjectFile(path + name)) {
        found.push({ path: path + name, file: await entry.getFile() })
      }
    }
  }
  await walk(folder, '')
  return found
}
