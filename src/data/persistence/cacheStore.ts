import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CacheEntry } from '#/data/persistence/cacheEntry'
import { noteSaved } from '#/data/persistence/savedMark'

/** How many responses are saved, and how large they are together. */
export interface CacheSize {
  entries: number
  bytes: number
}

interface CacheSchema extends DBSchema {
  responses: {
    key: string
    value: CacheEntry
    indexes: { age: [savedAt: number, bytes: number]; blocks: string }
  }
}

const DATABASE = 'astrolabe'

const MAX_ENTRIES = 400
const MAX_BYTES = 24_000_000
/** Age after which a response is not shown any more. */
export const MAX_AGE_MS = 30 * 24 * 3_600_000
/** Writes from one check of the limits to the next. */
const TRIM_INTERVAL = 50
/** Each check leaves room for the writes up to the next one. */
const TRIMMED_ENTRIES = MAX_ENTRIES - TRIM_INTERVAL + 1

let opening: Promise<IDBPDatabase<CacheSchema>> | undefined
let writes = 0

// Browsers may deny IndexedDB, empty it or run out of room at any time. The explorer works without it, so nothing here rejects.

/** Reads what is saved under a key. */
export async function getEntry(key: string): Promise<CacheEntry | undefined> {
  return database()
    .then((db) => db.get('responses', key))
    .catch(() => undefined)
}

/** Saves a response, and removes the oldest ones that exceed the limits. */
export async function putEntry(key: string, entry: CacheEntry): Promise<void> {
  try {
    // The disk may be full: with more room the write is tried once more.
    await write(key, entry).catch(async () => {
      await trim({ entries: MAX_ENTRIES / 2, bytes: MAX_BYTES / 2 })
      await write(key, entry)
    })
    writes += 1
    if (writes % TRIM_INTERVAL === 1) await trim({ entries: TRIMMED_ENTRIES, bytes: MAX_BYTES })
    noteSaved()
  } catch {
    // Then it is not saved.
  }
}

/** Removes what is saved under a key. */
export async function removeEntry(key: string): Promise<void> {
  await database()
    .then((db) => db.delete('responses', key))
    .catch(() => undefined)
}

/** Removes the responses that mention a block, after a reorg replaced it. */
export async function removeEntriesOfBlock(chain: string, height: number): Promise<void> {
  await database()
    .then(async (db) => {
      const keys = await db.getAllKeysFromIndex('responses', 'blocks', `${chain} ${height}`)
      await Promise.all(keys.map((key) => db.delete('responses', key)))
    })
    .catch(() => undefined)
}

/** Removes all responses. */
export async function clearEntries(): Promise<void> {
  await database()
    .then((db) => db.clear('responses'))
    .catch(() => undefined)
}

/** How much is saved; null where the browser saves nothing. */
export async function cacheSize(): Promise<CacheSize | null> {
  try {
    const index = (await database()).transaction('responses').store.index('age')
    const size = { entries: 0, bytes: 0 }
    // Keys of the index only: the responses themselves are not loaded.
    for (let cursor = await index.openKeyCursor(); cursor; cursor = await cursor.continue()) {
      size.entries += 1
      size.bytes += cursor.key[1]
    }
    return size
  } catch {
    return null
  }
}

async function database(): Promise<IDBPDatabase<CacheSchema>> {
  opening ??= openDB<CacheSchema>(DATABASE, 2, {
    upgrade: (db) => {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name)
      const store = db.createObjectStore('responses')
      store.createIndex('age', ['state.dataUpdatedAt', 'bytes'])
      store.createIndex('blocks', 'blocks', { multiEntry: true })
    },
    // A tab with a newer build wants to upgrade it.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })
  return opening
}

async function write(key: string, entry: CacheEntry): Promise<void> {
  const transaction = (await database()).transaction('responses', 'readwrite')
  const put = transaction.store.put(entry, key)
  // Commits now: the page may be closed before the browser does it automatically.
  transaction.commit()
  await Promise.all([put, transaction.done])
}

/** Removes what is beyond the limits, the oldest first, and all of other schemas. */
async function trim(limits: CacheSize): Promise<void> {
  const { store } = (await database()).transaction('responses', 'readwrite')
  const oldest = Date.now() - MAX_AGE_MS
  let { entries, bytes } = { entries: 0, bytes: 0 }
  for (let cursor = await store.index('age').openKeyCursor(null, 'prev'); cursor; cursor = await cursor.continue()) {
    const [savedAt, size] = cursor.key
    const isOtherSchema = !cursor.primaryKey.startsWith(`${__SCHEMA__}-`)
    if (!isOtherSchema) {
      entries += 1
      bytes += size
    }
    if (isOtherSchema || savedAt < oldest || entries > limits.entries || bytes > limits.bytes)
      await store.delete(cursor.primaryKey)
  }
}
