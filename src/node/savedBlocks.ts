import { type DBSchema, deleteDB, openDB } from 'idb'
import type { BlockEntry } from './blockEntry'

/** Where the blocks of one chain are saved. */
export interface SavedBlocks {
  /** Whether those of another chain that the node had before were removed. */
  readonly isRestart: boolean
  /** The saved blocks, from the first on without a gap; none once nothing can be saved. */
  read(): Promise<BlockEntry[]>
  save(entries: readonly BlockEntry[]): Promise<void>
  /** Removes the blocks from a height on. */
  removeFrom(height: number): Promise<void>
}

/** Opens the saved blocks of the chain with this genesis block. */
export type OpenSavedBlocks = (genesis: string) => Promise<SavedBlocks>

interface Schema extends DBSchema {
  blocks: { key: number; value: BlockEntry }
}

/** Start of the names of the databases, one for each node: two may have the same chain ID. src/data/persistence/nodeData.ts removes them. */
const DATABASE = 'astrolabe-node-'

/** Raised when entries are read differently: older ones are removed. */
const VERSION = 2

/** Saves the blocks of the node at a URL in IndexedDB. It has one chain only: those of a chain that it had before are removed. */
export function savedBlocksOf(rpcUrl: string): OpenSavedBlocks {
  const ofNode = `${DATABASE}${rpcUrl} `
  return async (genesis) => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const others = names.filter((name) => name.startsWith(ofNode) && name !== ofNode + genesis)
    await Promise.all(others.map((name) => deleteDB(name)))
    return openBlocks(ofNode + genesis, others.length > 0)
  }
}

async function openBlocks(name: string, isRestart: boolean): Promise<SavedBlocks> {
  /** Ends when the database is removed with the local data of this browser, or is full: only later blocks would leave a gap. */
  let isSaving = true
  const database = await openDB<Schema>(name, VERSION, {
    upgrade: (opened) => {
      for (const store of opened.objectStoreNames) opened.deleteObjectStore(store)
      opened.createObjectStore('blocks')
    },
    blocking: (_from, _to, event) => {
      isSaving = false
      ;(event.target as IDBDatabase).close()
    },
  })
  const write = async (change: () => Promise<unknown>) => {
    if (!isSaving) return
    try {
      await change()
    } catch {
      isSaving = false
    }
  }
  return {
    isRestart,
    async read() {
      if (!isSaving) return []
      const [keys, entries] = await Promise.all([database.getAllKeys('blocks'), database.getAll('blocks')])
      const gap = keys.findIndex((key, place) => key !== (keys[0] ?? 0) + place)
      return gap === -1 ? entries : entries.slice(0, gap)
    },
    save: (entries) =>
      write(async () => {
        const transaction = database.transaction('blocks', 'readwrite')
        await Promise.all(entries.map((entry) => transaction.store.put(entry, entry.block.height)))
        await transaction.done
      }),
    removeFrom: (height) => write(() => database.delete('blocks', IDBKeyRange.lowerBound(height))),
  }
}

/** Keeps blocks in memory, where nothing can be saved: in tests, and where the browser blocks storage. */
export const keepInMemory: OpenSavedBlocks = async () => {
  let blocks: BlockEntry[] = []
  return {
    isRestart: false,
    read: async () => blocks,
    save: async (entries) => void blocks.push(...entries),
    removeFrom: async (height) => void (blocks = blocks.filter(({ block }) => block.height < height)),
  }
}
