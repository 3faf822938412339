import type { BlockEntry } from './blockEntry'
import type { BlockReader } from './blockReader'

/** Blocks that are read together, and how many such groups are on their way. */
const GROUP = 50
const AHEAD = 4

/**
 * Reads the blocks from one height to another, in groups, in order; the next groups are on their way while one is used. A group is
 * shorter, or the last, where the node has no more. Smaller groups are tried where one fails.
 */
export async function* readAhead(
  reader: Pick<BlockReader, 'read'>,
  from: number,
  to: number,
): AsyncGenerator<readonly BlockEntry[], void> {
  const started: Promise<readonly BlockEntry[]>[] = []
  let size = GROUP
  let next = from

  async function read(first: number, last: number): Promise<readonly BlockEntry[]> {
    try {
      return await reader.read(first, last)
    } catch (error) {
      if (first === last) throw error
      // Too large a response, or too slow a node: fewer blocks may do.
      const fewer = Math.ceil((last - first + 1) / 4)
      size = Math.min(size, fewer)
      const entries: BlockEntry[] = []
      while (first + entries.length <= last) {
        const rest = first + entries.length
        const part = await read(rest, Math.min(last, rest + fewer - 1))
        if (part.length === 0) break
        entries.push(...part)
      }
      return entries
    }
  }

  function start(most: number): void {
    while (next <= to && started.length < most) {
      const group = read(next, Math.min(to, next + size - 1))
      // One that fails after the reading has ended is of no interest.
      group.catch(() => undefined)
      started.push(group)
      next += size
    }
  }

  // The first group shows which methods the node has.
  start(1)
  for (let group = started.shift(); group !== undefined; group = started.shift()) {
    const entries = await group
    if (entries.length === 0) return
    start(AHEAD)
    yield entries
  }
}
