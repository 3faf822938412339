import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { chainOf, heightsIn, pathOf, recordsIn } from '#/data/persistence/cacheEntry'

/** Paths whose records are blocks. */
const BLOCKS = /\/blocks$|\/blocks\/\{id\}$|\/blocks-validated$/

/**
 * Notices when a height is told with another hash than before: the chain was reorganised there. What stood on the old block
 * is asked for again where it is on the screen and forgotten elsewhere; `onReorg` hears of it.
 */
export function watchReorgs(client: QueryClient, onReorg: (chain: string, height: number) => void): void {
  const hashes = new Map<string, string>()

  /** The heights that some data tells otherwise than was known. */
  function changed(queryKey: QueryKey, data: unknown): number[] {
    if (!BLOCKS.test(pathOf(queryKey))) return []
    return recordsIn(data).flatMap(({ height, hash, type }) => {
      // An uncle shares its height with the block of the chain.
      if (typeof height !== 'number' || typeof hash !== 'string' || (type !== 'block' && type !== null)) return []
      const key = `${chainOf(queryKey)} ${height}`
      const known = hashes.get(key)
      hashes.set(key, hash.toLowerCase())
      return known !== undefined && known !== hash.toLowerCase() ? [height] : []
    })
  }

  const cache = client.getQueryCache()

  function consider(news: Query): void {
    const chain = chainOf(news.queryKey)
    for (const height of changed(news.queryKey, news.state.data)) {
      onReorg(chain, height)
      const standsOnIt = ({ queryKey, state }: Query) =>
        chainOf(queryKey) === chain && heightsIn(state.data).includes(height)
      for (const query of cache.findAll({ predicate: standsOnIt })) {
        if (query === news) continue
        if (query.isActive()) void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
        else client.removeQueries({ queryKey: query.queryKey, exact: true })
      }
    }
  }

  // What came before this began to watch counts, too, in the order in which it came.
  for (const query of cache.getAll().toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) consider(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') consider(event.query)
  })
}
