import type { BlockEntry } from '#/node/blockEntry'
import { GrowingFacts } from '#/node/chainFacts'
import type { NodeChain } from '#/node/chainIndex'
import type { NodeHead } from '#/node/headSource'

/** The facts of some blocks, in the order of their heights; transactions of the same block are put together. */
export function factsOf(chain: NodeChain, entries: readonly BlockEntry[], head: NodeHead): GrowingFacts {
  const blocks = new Map<number, BlockEntry>()
  for (const entry of entries) {
    const known = blocks.get(entry.block.height)
    blocks.set(entry.block.height, known === undefined ? entry : merged(known, entry))
  }
  const facts = new GrowingFacts(chain)
  for (const [, entry] of [...blocks].toSorted(([a], [b]) => a - b)) facts.append(entry)
  facts.recording.chain.head = Math.max(head.height, facts.recording.chain.head)
  return facts
}

function merged(one: BlockEntry, other: BlockEntry): BlockEntry {
  const transactions = new Map([...one.transactions, ...other.transactions].map((each) => [each.facts.hash, each]))
  return {
    ...one,
    transactions: [...transactions.values()].toSorted((a, b) => (a.facts.position ?? 0) - (b.facts.position ?? 0)),
  }
}
