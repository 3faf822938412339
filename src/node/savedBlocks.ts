import { type DBSchema, openDB } from 'idb'
import type { BlockEntry } from './blockEntry'

/** Where the blocks of one chain are saved. */
export interface SavedBlocks {
  /** The saved blocks, from the first on without a gap. */
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

/** Start of the names of the databases, one for each genesis block: two nodes may have the same chain ID. */
const DATABASE = 'astrolabe-node-'

/** Raised when entries are read differently: older ones are removed. */
const VERSION = 1

/** Saves blocks in IndexedDB. */
export const openSavedBlocks: OpenSavedBlocks = async (genesis) => {
  const database = await openDB<Schema>(DATABASE + genesis, VERSION, {
    upgrade: (opened) => {
      for (const name of opened.objectStoreNames) opened.deleteObjectStore(name)
      opened.createObjectStore('blocks')
    },
  })
  return {
    async read() {
      const [keys, entries] = await Promise.all([database.getAllKeys('blocks'), database.getAll('blocks')])
      const gap = keys.findIndex((key, place) => key !== (keys[0] ?? 0) + place)
      return gap === -1 ? entries : entries.slice(0, gap)
    },
    async save(entries) {
      const transaction = database.transaction('blocks', 'readwrite')
      await Promise.all(entries.map((entry) => transaction.store.put(entry, entry.block.height)))
      await transaction.done
    },
    removeFrom: (height) => database.delete('blocks', IDBKeyRange.lowerBound(height)),
  }
}

/** Keeps blocks in memory, where nothing can be saved: in tests, and where the browser blocks storage. */
export const keepInMemory: OpenSavedBlocks = async () => {
  let blocks: BlockEntry[] = []
  return {
    read: async () => blocks,
    save: async (entries) => void blocks.push(...entries),
    removeFrom: async (height) => void (blocks = blocks.filter(({ block }) => block.height < height)),
  }
}
