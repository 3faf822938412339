import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ListName } from '#/api/resources'

/** What an export writes. */
export type Format = 'csv' | 'json'

/** An export as far as it has come. It holds no credential: a cursor is kept as the address bar has it. */
export interface Job {
  /** The list: its chain, path, parameters and filters. */
  readonly id: string
  readonly chain: string
  readonly resource: ListName
  readonly params: Readonly<Record<string, string>>
  readonly filters: Readonly<Record<string, string | readonly string[] | undefined>>
  /** What the list is called, and where its page is. */
  readonly name: string
  readonly href: string
  readonly format: Format
  /** The most rows to take; null for all. */
  readonly most: number | null
  /** About how many rows there are, where anything tells. */
  readonly total: number | null
  /** Decimals of the token whose page the list is on. */
  readonly decimals: number | null
  /** Whether its rows are chosen among those of the server by something that only the list's page knows. */
  readonly chosenHere: boolean
  readonly rows: number
  readonly pages: number
  readonly credits: number
  /** Encoded cursor of the page to come, '' for the first. */
  readonly next: string
  /** The root that the last page came from. */
  readonly source: string | null
  readonly done: boolean
}

/** A page of an export. */
export interface StoredPage {
  /** The cursor that asked for it, as in a job. */
  readonly cursor: string
  /** Of every row that came, those that are not written among them. */
  readonly ids: readonly string[]
  /** The rows letter by letter. */
  readonly texts: readonly string[]
}

interface Database extends DBSchema {
  jobs: { key: string; value: Job }
  pages: { key: [id: string, index: number]; value: StoredPage }
}

const NAME = 'astrolabe-exports'

/** Exports that stand on this device; where it has no room they last as long as the page. */
export interface ExportStore {
  jobs(): Promise<Job[]>
  /** Begins an export anew: what was there of it goes. */
  begin(job: Job): Promise<void>
  /** Adds the page that `job` counts last; false where it could only be kept for as long as this page is open. */
  add(job: Job, page: StoredPage): Promise<boolean>
  /** The pages in order, one at a time. */
  pages(id: string): AsyncGenerator<StoredPage>
  drop(id: string): Promise<void>
}

/** Opens the shelf; in memory alone where the browser gives no room. */
export async function openExportStore(): Promise<ExportStore> {
  const database = await opened().catch(() => null)
  const unkept = new Map<string, { job: Job; pages: Map<number, StoredPage> }>()
  const drop = async (id: string) => {
    unkept.delete(id)
    if (database) await forget(database, id).catch(() => undefined)
  }
  return {
    jobs: async () => {
      const kept = (await database?.getAll('jobs').catch(() => [])) ?? []
      return [...kept.filter(({ id }) => !unkept.has(id)), ...Array.from(unkept.values(), ({ job }) => job)]
    },
    begin: async (job) => {
      await drop(job.id)
      await database?.put('jobs', job).catch(() => undefined)
    },
    add: async (job, page) => {
      const here = unkept.get(job.id)
      // What could once not be kept is followed by nothing that is: on the device it stands as far as it is whole.
      if (database && !here) {
        const done = await write(database, job, page).catch(() => false)
        if (done) return true
      }
      const { pages } = here ?? { pages: new Map<number, StoredPage>() }
      unkept.set(job.id, { job, pages: pages.set(job.pages - 1, page) })
      return false
    },
    pages: async function* each(id) {
      for (let index = 0; ; index += 1) {
        const page =
          unkept.get(id)?.pages.get(index) ?? (await database?.get('pages', [id, index]).catch(() => undefined))
        if (!page) return
        yield page
      }
    },
    drop,
  }
}

// Where there is no such storage at all, asking for it throws.
async function opened(): Promise<IDBPDatabase<Database>> {
  return openDB<Database>(NAME, 1, {
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
  // Both or neither: after a reload a job stands just after its last page.
  await Promise.all([jobs.put(job), pages.put(page, [job.id, job.pages - 1]), transaction.done])
  return true
}

async function forget(database: IDBPDatabase<Database>, id: string): Promise<void> {
  const transaction = database.transaction(['jobs', 'pages'], 'readwrite')
  await Promise.all([
    transaction.objectStore('jobs').delete(id),
    transaction.objectStore('pages').delete(IDBKeyRange.bound([id], [id, []])),
    transaction.done,
  ])
}
