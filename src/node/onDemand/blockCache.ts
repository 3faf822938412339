import { nodeError } from '#/node/nodeError'
import { type BlockEntry, lacksReceipts } from '#/node/blockEntry'
import type { BlockReader, Detail } from '#/node/blockReader'
import type { NodeHead } from '#/node/headSource'

/** Blocks of a chain, of which those that were used last are cached. */
export interface BlockCache {
  /** The headers from one height to another, in order, each the parent of the next. Rejects if the node lacks one. */
  headers(from: number, to: number, head: NodeHead): Promise<BlockEntry[]>
  /** The same blocks with more detail, without those that are gone meanwhile. */
  fill(headers: readonly BlockEntry[], detail: Detail): Promise<BlockEntry[]>
  /** The block with a height or hash; null if the node does not have it. */
  named(name: number | string, detail: Detail): Promise<BlockEntry | null>
  add(entry: BlockEntry, detail: Detail): void
  /** Forgets all blocks, after those of the node became fewer. */
  clear(): void
}

/** Blocks of this depth are taken for final; the chain of those above is checked each time. */
export const FINAL_DEPTH = 128
/** How much is cached: each block counts as one, and each of its transactions. */
const MAX_CACHED = 20_000

/** How much of a block is known. */
export const LEVELS = { header: 0, receipts: 1, calls: 2 }

/** Creates the cache of a reader's blocks, which it keeps in memory. */
export function createBlockCache(reader: Pick<BlockReader, 'blocks'>, maxCached = MAX_CACHED): BlockCache {
  /** By hash; the one that was used last is last. */
  const cached = new Map<string, { entry: BlockEntry; level: number }>()
  const hashes = new Map<number, string>()
  let weight = 0

  function remove(hash: string): void {
    const { entry } = cached.get(hash) ?? {}
    if (entry === undefined) return
    cached.delete(hash)
    weight -= 1 + entry.transactions.length
    if (hashes.get(entry.block.height) === hash) hashes.delete(entry.block.height)
  }

  function add(entry: BlockEntry, level: number): void {
    const { hash, height } = entry.block
    remove(hash)
    cached.set(hash, { entry, level: lacksReceipts(entry) ? LEVELS.header : level })
    hashes.set(height, hash)
    weight += 1 + entry.transactions.length
    for (const oldest of cached.keys()) {
      if (weight <= maxCached || oldest === hash) break
      remove(oldest)
    }
  }

  function get(hash: string | undefined, level: number): BlockEntry | null {
    const known = hash === undefined ? undefined : cached.get(hash)
    if (hash === undefined || known === undefined || known.level < level) return null
    cached.delete(hash)
    cached.set(hash, known)
    return known.entry
  }

  async function headersAt(heights: readonly number[]): Promise<BlockEntry[]> {
    const known = new Map(heights.map((height) => [height, get(hashes.get(height), LEVELS.header)]))
    const missing = heights.filter((height) => !known.get(height))
    for (const [place, entry] of (await reader.blocks(missing, 'header')).entries()) {
      if (entry === null) throw nodeError(`The node has no block ${missing[place]}.`)
      known.set(entry.block.height, entry)
      add(entry, LEVELS.header)
    }
    return heights.flatMap((height) => known.get(height) ?? [])
  }

  return {
    async headers(from, to, head) {
      const heights = Array.from({ length: to - from + 1 }, (_, place) => from + place)
      const found = await headersAt(heights)
      if (to <= head.height - FINAL_DEPTH) return found
      const top = to === head.height ? head : (await reader.blocks([to], 'header'))[0]?.block
      if (isChain(found, top)) return found
      for (const { block } of found) remove(block.hash)
      return headersAt(heights)
    },
    async fill(headers, detail) {
      const level = LEVELS[detail]
      const found = new Map(headers.map(({ block: { hash } }) => [hash, get(hash, level)]))
      const missing = [...found.keys()].filter((hash) => !found.get(hash))
      for (const entry of await reader.blocks(missing, detail)) {
        if (entry === null) continue
        found.set(entry.block.hash, entry)
        add(entry, level)
      }
      return headers.flatMap(({ block: { hash } }) => found.get(hash) ?? [])
    },
    async named(name, detail) {
      const [header] = await reader.blocks([name], 'header')
      if (!header) return null
      const known = get(header.block.hash, LEVELS[detail])
      if (known !== null) return known
      const [entry] = detail === 'header' ? [header] : await reader.blocks([header.block.hash], detail)
      if (entry) add(entry, LEVELS[detail])
      return entry ?? null
    },
    add: (entry, detail) => add(entry, LEVELS[detail]),
    clear() {
      cached.clear()
      hashes.clear()
      weight = 0
    },
  }
}

/** Whether each block is the parent of the next, and the last one is that of the node. */
function isChain(entries: readonly BlockEntry[], top: NodeHead | undefined): boolean {
  return entries.every(({ block: { hash } }, place) => {
    const next = entries[place + 1]?.block
    return next === undefined ? hash === top?.hash : next.parentHash === hash
  })
}
