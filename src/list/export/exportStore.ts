import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ListName } from '#/api/resources'
import type { PageToken } from './flatRow'
import { readColumns } from './earlierColumns'
import type { FileColumn } from './fileText'

/** The format of an exported file: 'table' is CSV with the columns of the table, 'csv' is CSV with all fields of the API. */
export type Format = 'table' | 'csv' | 'json'

/** An export and its progress, as stored in IndexedDB. It holds no credential; its cursor is encoded as in the URL. */
export interface Job {
  /** The list: its chain, path, parameters and filters. */
  readonly id: string
  readonly chain: string
  readonly resource: ListName
  readonly params: Readonly<Record<string, string>>
  readonly filters: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Name of the list, and the path of its page. */
  readonly name: string
  readonly href: string
  readonly format: Format
  /** The columns of the table, for its file; absent where they cannot be written, and in exports of earlier versions. */
  readonly columns?: readonly FileColumn[]
  /** Maximum number of rows; null for all. */
  readonly most: number | null
  /** Approximate number of rows in the list, if known. */
  readonly total: number | null
  /** The token whose page the list is on; absent in exports of earlier versions. */
  readonly token?: PageToken | null
  /** Whether the list's page filters the rows, so that only that page can resume the export. */
  readonly chosenHere: boolean
  readonly rows: number
  readonly pages: number
  readonly credits: number
  /** Encoded cursor of the next page, '' for the first. */
  readonly next: string
  /** API root of the last page. */
  readonly source: string | null
  readonly done: boolean
  /** Whether the API had not processed all rows of the list while it was exported; absent in exports of earlier versions. */
  readonly isUnprocessed?: boolean
}

/** The progress of an export before its first page. */
export const NO_PROGRESS = {
  rows: 0,
  pages: 0,
  next: '',
  source: null,
  done: false,
  isUnprocessed: false,
} as const satisfies Partial<Job>

/** A stored page of an export. */
export interface StoredPage {
  /** The cursor that it was requested with. */
  readonly cursor: string
  /** Identities of all its rows, also of those that are not exported. */
  readonly ids: readonly string[]
  /** The exported rows as exact JSON texts. */
  readonly texts: readonly string[]
}

interface Database extends DBSchema {
  jobs: { key: string; value: Job }
  pages: { key: [id: string, index: number]; value: StoredPage }
}

/** The database of exports of lists. */
const EXPORTS = 'astrolabe-exports'

/** The error of adding a page to an export whose earlier pages are gone: the storage was cleared meanwhile. */
export class LostPagesError extends Error {
  override readonly name = 'LostPagesError'
}

/** Exports stored in this browser; in memory where the browser denies storage. */
export interface ExportStore {
  jobs(): Promise<Job[]>
  job(id: string): Promise<Job | undefined>
  /** Starts an export, and deletes an earlier one of the same list. */
  begin(job: Job): Promise<void>
  /** Adds the last page that `job` counts; false where it is in memory only. Throws a LostPagesError if one before it is gone. */
  add(job: Job, page: StoredPage): Promise<boolean>
  /** The pages in order, one at a time. */
  pages(id: string): AsyncGenerator<StoredPage>
  drop(id: string): Promise<void>
}

/** A job as another version may have saved it. */
function readJob({ columns, ...job }: Job): Job {
  return columns ? { ...job, columns: readColumns(job.resource, columns) } : job
}

/** Opens the store of the exports of lists, or another by the name of its database. */
export async function openExportStore(name = EXPORTS): Promise<ExportStore> {
  const database = await openDatabase(name).catch(() => null)
  const inMemory = new Map<string, { job: Job; pages: Map<number, StoredPage> }>()
  const drop = async (id: string) => {
    inMemory.delete(id)
    if (database) await remove(database, id).catch(() => undefined)
  }
  return {
    jobs: async () => {
      const saved = ((await database?.getAll('jobs').catch(() => [])) ?? []).map(readJob)
      return [...saved.filter(({ id }) => !inMemory.has(id)), ...Array.from(inMemory.values(), ({ job }) => job)]
    },
    job: async (id) => {
      const saved = inMemory.get(id)?.job ?? (await database?.get('jobs', id).catch(() => undefined))
      return saved && readJob(saved)
    },
    begin: async (job) => {
      await drop(job.id)
      await database?.put('jobs', job).catch(() => undefined)
    },
    add: async (job, page) => {
      const unsaved = inMemory.get(job.id)
      // After one page that could not be saved, none is, so that a saved export has no gap.
      if (database && !unsaved) {
        const isWritten = await write(database, job, page).catch((error: unknown) => {
          if (error instanceof LostPagesError) throw error
          return false
        })
        if (isWritten) return true
        if ((await savedPages(database, job.id)) < job.pages - 1) throw new LostPagesError()
      }
      const { pages } = unsaved ?? { pages: new Map<number, StoredPage>() }
      inMemory.set(job.id, { job, pages: pages.set(job.pages - 1, page) })
      return false
    },
    pages: async function* each(id) {
      for (let index = 0; ; index += 1) {
        const page =
          inMemory.get(id)?.pages.get(index) ?? (await database?.get('pages', [id, index]).catch(() => undefined))
        if (!page) return
        yield page
      }
    },
    drop,
  }
}

// Async, as opening throws where the browser has no IndexedDB.
async function openDatabase(name: string): Promise<IDBPDatabase<Database>> {
  return openDB<Database>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('jobs', { keyPath: 'id' })
      database.createObjectStore('pages')
    },
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })
}

async function write(database: IDBPDatabase<Database>, job: Job, page: StoredPage): Promise<true> {
  const transaction = database.transaction(['jobs', 'pages'], 'readwrite')
  const [jobs, pages] = [transaction.objectStore('jobs'), transaction.objectStore('pages')]
  // More are there where two tabs run it, which only Web Locks prevent.
  if ((await pages.count(pageRange(job.id))) < job.pages - 1) {
    transaction.abort()
    await transaction.done.catch(() => undefined)
    throw new LostPagesError()
  }
  // In one transaction: a job's progress always matches its stored pages.
  await Promise.all([jobs.put(job), pages.put(page, [job.id, job.pages - 1]), transaction.done])
  return true
}

async function remove(database: IDBPDatabase<Database>, id: string): Promise<void> {
  const transaction = database.transaction(['jobs', 'pages'], 'readwrite')
  await Promise.all([
    transaction.objectStore('jobs').delete(id),
    transaction.objectStore('pages').delete(pageRange(id)),
    transaction.done,
  ])
}

function pageRange(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []])
}

/** How many pages of an export are saved; none where the database was closed or deleted. */
async function savedPages(database: IDBPDatabase<Database>, id: string): Promise<number> {
  return database.count('pages', pageRange(id)).catch(() => 0)
}
