import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'

/** An answer kept on this device. */
export interface CacheEntry {
  /** Begins with the version of what was kept and where it came from. */
  key: string
  chain: string
  data: unknown
  /** When the server gave it, Unix ms. */
  at: number
  /** About how much room it takes. */
  bytes: number
  /** The blocks that it tells of. */
  heights: number[]
}

/** How much is kept. */
export interface CacheSize {
  records: number
  bytes: number
}

/** The place on this device where answers are kept; nothing that goes wrong there is ever thrown. */
export interface CacheStore {
  get(key: string): Promise<CacheEntry | null>
  /** Keeps an answer; what no longer fits is let go, oldest first. */
  put(kept: CacheEntry): Promise<void>
  /** Forgets what tells of a block that is no longer the chain's. */
  drop(chain: string, height: number): Promise<void>
  extent(): Promise<CacheSize>
  clear(): Promise<void>
}

interface Database extends DBSchema {
  records: { key: string; value: CacheEntry; indexes: { at: [at: number, bytes: number] } }
}

/** What may be kept: answers, bytes, and ms since the server gave them. */
export const CACHE_LIMITS = { records: 400, bytes: 24_000_000, age: 30 * 24 * 3_600_000 } as const

const NAME = 'astrolabe'

/** Opens the shelf for answers of one version; those of other versions go. Null where the browser gives no room, as in some private windows. */
export async function openCacheStore(version: string, now: () => number = Date.now): Promise<CacheStore | null> {
  const database = await opened().catch(() => null)
  if (!database) return null
  const shelf: CacheStore = {
    get: (key) => quiet(read(database, key), null),
    put: async (kept) => {
      // A full disk is told by a failed write: after room was made it is tried once more.
      const write = async () => {
        const transaction = database.transaction('records', 'readwrite')
        const put = transaction.store.put(kept)
        // Not when the browser comes to it: the page may be gone by then.
        transaction.commit()
        await Promise.all([put, transaction.done])
      }
      await quiet(
        write().catch(async () => {
          await trim(database, { records: CACHE_LIMITS.records / 2, bytes: CACHE_LIMITS.bytes / 2, since: 0 })
          await write()
        }),
        undefined,
      )
      await quiet(trim(database, { ...CACHE_LIMITS, since: now() - CACHE_LIMITS.age }), undefined)
    },
    drop: (chain, height) =>
      quiet(
        forget(database, (kept) => kept.chain === chain && kept.heights.includes(height)),
        undefined,
      ),
    extent: () => quiet(extentOf(database), { records: 0, bytes: 0 }),
    clear: () => quiet(database.clear('records'), undefined),
  }
  await quiet(forgetOthers(database, version), undefined)
  return shelf
}

/** What the work gives, or `otherwise` where it failed. */
function quiet<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return work.catch(() => otherwise)
}

async function opened(): Promise<IDBPDatabase<Database>> {
  const database = await openOnce()
  if (database.objectStoreNames.contains('records')) return database
  // Something else left a database of this name: it is of no use to anybody.
  database.close()
  await deleteDB(NAME)
  return openOnce()
}

function openOnce(): Promise<IDBPDatabase<Database>> {
  return openDB<Database>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore('records', { keyPath: 'key' }).createIndex('at', ['at', 'bytes'])
    },
    // Another tab with a newer build goes first.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })
}

async function read(database: IDBPDatabase<Database>, key: string): Promise<CacheEntry | null> {
  const kept = await database.get('records', key)
  if (!kept) return null
  if (typeof kept.at === 'number' && typeof kept.data === 'object' && kept.data !== null) return kept
  await database.delete('records', key)
  return null
}

/** Lets go of the oldest until what is left is within bounds; values are not loaded for it. */
async function trim(
  database: IDBPDatabase<Database>,
  { records, bytes, since }: CacheSize & { since: number },
): Promise<void> {
  const { store } = database.transaction('records', 'readwrite')
  let left = { records: 0, bytes: 0 }
  // From the newest on, so that the first beyond the bounds and all before it can go.
  for (let at = await store.index('at').openKeyCursor(null, 'prev'); at; at = await at.continue()) {
    const [time, size] = at.key
    left = { records: left.records + 1, bytes: left.bytes + size }
    if (time < since || left.records > records || left.bytes > bytes) await store.delete(at.primaryKey)
  }
}

async function extentOf(database: IDBPDatabase<Database>): Promise<CacheSize> {
  const { store } = database.transaction('records')
  const extent = { records: 0, bytes: 0 }
  for (let at = await store.index('at').openKeyCursor(); at; at = await at.continue()) {
    extent.records += 1
    extent.bytes += at.key[1]
  }
  return extent
}

async function forget(database: IDBPDatabase<Database>, match: (kept: CacheEntry) => boolean): Promise<void> {
  const { store } = database.transaction('records', 'readwrite')
  for (let at = await store.openCursor(); at; at = await at.continue()) if (match(at.value)) await at.delete()
}

async function forgetOthers(database: IDBPDatabase<Database>, version: string): Promise<void> {
  const others = (await database.getAllKeys('records')).filter((key) => !key.startsWith(`${version} `))
  const { store } = database.transaction('records', 'readwrite')
  await Promise.all(others.map((key) => store.delete(key)))
}
