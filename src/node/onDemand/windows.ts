import type { BlockEntry } from '#/node/blockEntry'
import type { Detail } from '#/node/blockReader'
import type { BlockRange, FoundBlocks, BlockSource } from './plan'

/** Rows after which a window of blocks ends. */
const ENOUGH_ROWS = 50
/** The most blocks of a window, and the time after which it ends, ms: another request goes on. */
const MAX_BLOCKS = 1_000
const MAX_MS = 3_000
/** Time after which a window without a row ends where it continues another, ms: older ones were requested by a press. */
export const MAX_EMPTY_MS = 10_000
/** Headers that are read together: few first, as blocks may be full. */
const FIRST_HEADERS = 10
const MAX_HEADERS = 100

/** The blocks of a range with their transactions; those without any are headers. */
async function filled(
  node: BlockSource,
  headers: readonly BlockEntry[],
  detail: Detail,
): Promise<readonly BlockEntry[]> {
  if (detail === 'header') return headers
  const full = await node.cache.fill(
    headers.filter(({ block }) => block.transactionsCount > 0),
    detail,
  )
  const byHash = new Map(full.map((entry) => [entry.block.hash, entry]))
  return headers.map((header) => byHash.get(header.block.hash) ?? header)
}

/**
 * Reads blocks backwards from where a cursor is, until they have enough rows, or a while has passed. A cursor within a window names it,
 * and gets the same blocks. One that continues another goes on for longer until it has a row.
 */
export async function searchWindow(
  node: BlockSource,
  range: Partial<BlockRange>,
  detail: Detail,
  rowsIn: (entry: BlockEntry) => number,
  enough = ENOUGH_ROWS,
  maxBlocks = MAX_BLOCKS,
): Promise<FoundBlocks & { searched: BlockRange }> {
  const head = await node.head()
  const to = Math.min(range.to ?? head.height, head.height)
  if (range.from !== undefined) {
    const entries = await filled(node, await node.cache.headers(range.from, to, head), detail)
    return { entries, searched: { from: range.from, to } }
  }
  const start = performance.now()
  const entries: BlockEntry[] = []
  let [from, rows] = [to + 1, 0]
  for (let size = FIRST_HEADERS; from > 0 && rows < enough; size = Math.min(size * 2, MAX_HEADERS)) {
    const isEmpty = rows === 0 && range.to !== undefined
    if (performance.now() - start > (isEmpty ? MAX_EMPTY_MS : MAX_MS)) break
    if (to - from + 1 >= maxBlocks && !isEmpty) break
    const headers = await node.cache.headers(Math.max(0, from - size), from - 1, head)
    while (headers.length > 0 && rows < enough) {
      const next = await filled(node, takeNewest(headers, enough - rows), detail)
      entries.unshift(...next)
      rows += next.reduce((sum, entry) => sum + rowsIn(entry), 0)
      from = next[0]?.block.height ?? 0
    }
  }
  return { entries, searched: { from, to } }
}

/** Takes the newest blocks off a list, as many as have enough transactions. */
function takeNewest(headers: BlockEntry[], enough: number): BlockEntry[] {
  let count = 0
  const place = headers.findLastIndex(({ block }) => (count += block.transactionsCount) >= enough)
  return headers.splice(Math.max(0, place))
}
