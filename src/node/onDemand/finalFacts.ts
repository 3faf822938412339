import { type DBSchema, deleteDB, openDB } from 'idb'
import type { BlockEntry } from '#/node/blockEntry'

/** What cannot change any more: a block by its height, or a block with only one transaction, by the hash of that. */
export interface FinalRow {
  readonly key: number | string
  readonly entry: BlockEntry
  /** How much of it was read, as in blockCache.ts. */
  readonly level: number
}

/** Blocks and transactions that cannot change any more, which are not requested again after a reload. */
export interface FinalFacts {
  /** The blocks with these heights or hashes; null for those that are not saved at this level. */
  blocks(names: readonly (number | string)[], level: number): Promise<(BlockEntry | null)[]>
  /** The same for blocks with only one transaction, by its hash. */
  transactions(hashes: readonly string[], level: number): Promise<(BlockEntry | null)[]>
  /** Saves rows that were read; never rejects. */
  save(rows: readonly FinalRow[]): Promise<void>
  /** The highest block that is saved; null without any. */
  highest(): Promise<BlockEntry | null>
  clear(): Promise<void>
}

/** Opens the facts of the chain with this genesis block. */
export type OpenFinalFacts = (genesis: string) => Promise<FinalFacts>

/** A row as it is saved: `hash` is that of a whole block, `at` the time, Unix ms. */
interface Row extends FinalRow {
  readonly hash?: string
  readonly at: number
}

interface Schema extends DBSchema {
  /** Blocks by height, transactions by hash. */
  facts: { key: number | string; value: Row; indexes: { hash: string; at: number } }
  /** The weight of all rows. */
  weight: { key: 'all'; value: number }
}

/** Start of the names of the databases; src/data/persistence/nodeData.ts removes them. */
const DATABASE = 'astrolabe-node-final '
/** Raised when entries are read differently: older ones are removed. */
const VERSION = 2
/** How much is saved: each row counts as one, and each of its transactions. The oldest rows are removed, some more than needed. */
const MAX_WEIGHT = 20_000

const weightOf = ({ entry }: FinalRow) => 1 + entry.transactions.length

/** Saves facts of the node at a URL in IndexedDB. It has one chain only: those of a chain that it had before are removed. */
export function finalFactsOf(rpcUrl: string, maxWeight = MAX_WEIGHT): OpenFinalFacts {
  const ofNode = `${DATABASE}${rpcUrl} `
  return async (genesis) => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const others = names.filter((name) => name.startsWith(ofNode) && name !== ofNode + genesis)
    await Promise.all(others.map((name) => deleteDB(name)))
    return openFacts(ofNode + genesis, maxWeight)
  }
}

const atLevel = (rows: readonly (Row | undefined)[], level: number) =>
  rows.map((row) => (row && row.level >= level ? row.entry : null))

async function openFacts(name: string, maxWeight: number): Promise<FinalFacts> {
  const database = await openDB<Schema>(name, VERSION, {
    upgrade: (opened) => {
      for (const store of opened.objectStoreNames) opened.deleteObjectStore(store)
      const facts = opened.createObjectStore('facts', { keyPath: 'key' })
      facts.createIndex('hash', 'hash')
      facts.createIndex('at', 'at')
      opened.createObjectStore('weight')
    },
    // Removed with the local data of this browser: what follows fails, and nothing is saved.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })

  async function save(rows: readonly FinalRow[]): Promise<void> {
    const at = Date.now()
    const all = database.transaction(['facts', 'weight'], 'readwrite')
    const facts = all.objectStore('facts')
    let weight = (await all.objectStore('weight').get('all')) ?? 0
    for (const row of rows) {
      const known = await facts.get(row.key)
      if (known && known.level >= row.level) continue
      weight += weightOf(row) - (known ? weightOf(known) : 0)
      await facts.put({ ...row, at, ...(typeof row.key === 'number' && { hash: row.entry.block.hash }) })
    }
    if (weight > maxWeight) {
      let oldest = await facts.index('at').openCursor()
      for (; oldest && weight > maxWeight * 0.9; oldest = await oldest.continue()) {
        weight -= weightOf(oldest.value)
        await oldest.delete()
      }
    }
    await all.objectStore('weight').put(weight, 'all')
    await all.done
  }

  return {
    async blocks(names, level) {
      const { store } = database.transaction('facts')
      const byName = (each: number | string) =>
        typeof each === 'number' ? store.get(each) : store.index('hash').get(each)
      return atLevel(await Promise.all(names.map(byName)), level)
    },
    async transactions(hashes, level) {
      const { store } = database.transaction('facts')
      return atLevel(await Promise.all(hashes.map((hash) => store.get(hash))), level)
    },
    save: (rows) => save(rows).catch(() => undefined),
    async highest() {
      // Heights, which are numbers, are before hashes.
      const { store } = database.transaction('facts')
      return (await store.openCursor(IDBKeyRange.upperBound(Infinity), 'prev'))?.value.entry ?? null
    },
    async clear() {
      const all = database.transaction(['facts', 'weight'], 'readwrite')
      await Promise.all([all.objectStore('facts').clear(), all.objectStore('weight').clear(), all.done])
    },
  }
}
