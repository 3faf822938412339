import type { BlockEntry } from '#/node/blockEntry'
import { nodeError } from '#/node/nodeError'
import type { BlockSource } from './plan'

/** Blocks with only these transactions, by hash with their heights. A node that has no index of old ones still has their blocks. */
export async function transactionsAt(node: BlockSource, heights: ReadonlyMap<string, number>): Promise<BlockEntry[]> {
  const named = await node.reader.transactions([...heights.keys()], 'receipts')
  const missing = [...heights].filter((_, place) => !named[place])
  const blocks = await node.reader.blocks([...new Set(missing.map(([, height]) => height))], 'receipts')
  const others = missing.map(([hash, height]) => {
    const block = blocks.find((each) => each?.block.height === height)
    const own = block?.transactions.find(({ facts }) => facts.hash === hash)
    if (!block || !own) throw nodeError(`The node has no transaction ${hash} in block ${height}.`)
    return Object.assign({}, block, { transactions: [own] })
  })
  return [...named, ...others].filter((entry) => entry !== null)
}
