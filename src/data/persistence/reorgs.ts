import type { Query, QueryClient } from '@tanstack/react-query'
import { chainOfKey, heightsIn, pathOfKey, recordsIn } from '#/data/persistence/responseData'

/** Paths whose records are blocks. */
const BLOCK_PATHS = /\/blocks$|\/blocks\/\{id\}$|\/blocks-validated$/

/**
 * Watches for reorgs: a block height that is reported with another hash than before. Queries that mention the block are loaded
 * again if they are on the screen, else removed; `onReorg` removes what is saved of it.
 */
export function watchReorgs(client: QueryClient, onReorg: (chain: string, height: number) => void): void {
  /** The last hash of each block, by chain and height. */
  const hashes = new Map<string, string>()
  const cache = client.getQueryCache()

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const chain = chainOfKey(event.query.queryKey)
    for (const height of replacedHeights(event.query, hashes)) {
      onReorg(chain, height)
      const mentionsBlock = ({ queryKey, state }: Query) =>
        chainOfKey(queryKey) === chain && heightsIn(state.data).includes(height)
      for (const query of cache.findAll({ predicate: mentionsBlock })) {
        if (query === event.query) continue
        if (query.isActive()) void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
        else client.removeQueries({ queryKey: query.queryKey, exact: true })
      }
    }
  })
}

/** The heights whose hash in a query's blocks differs from the one in `hashes`, which is updated. */
function replacedHeights({ queryKey, state }: Query, hashes: Map<string, string>): number[] {
  if (!BLOCK_PATHS.test(pathOfKey(queryKey))) return []
  return recordsIn(state.data).flatMap(({ height, hash, type }) => {
    // An uncle has the same height as the canonical block.
    if (typeof height !== 'number' || typeof hash !== 'string' || (type !== 'block' && type !== null)) return []
    const key = `${chainOfKey(queryKey)} ${height}`
    const before = hashes.get(key)
    hashes.set(key, hash.toLowerCase())
    return before !== undefined && before !== hash.toLowerCase() ? [height] : []
  })
}
