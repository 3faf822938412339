import type { Block } from '#/api/schemas/block'
import { gwei } from '#/domain/amount'
import { gasPart, gasShare, gasTarget } from '#/domain/blockGas'

/** A figure that every block has, as a row of columns shows it. */
export interface Series {
  readonly label: string
  /** What it is of one block, in words; null where that is not known. */
  readonly words: readonly (string | null)[]
  /** How high its column is, 0 to 1; null where it is not known. */
  readonly parts: readonly (number | null)[]
  /** A height that means something, 0 to 1. */
  readonly mark: { readonly part: number; readonly name: string } | null
}

interface Figure {
  readonly label: string
  readonly words: (block: Block) => string | null
  readonly size: (block: Block) => number | null
  /** The size of a full column; the largest of all unless told. */
  readonly full?: number
}

const figures: readonly Figure[] = [
  { label: 'Gas used', words: gasShare, size: gasPart, full: 1 },
  {
    label: 'Base fee',
    words: ({ base_fee_per_gas: wei }) => (wei === null ? null : gwei(wei)),
    // A picture needs no more digits than a number has.
    size: ({ base_fee_per_gas: wei }) => (wei === null ? null : Number(wei)),
  },
  {
    label: 'Transactions',
    words: ({ transactions_count: count }) => count?.toLocaleString() ?? null,
    size: ({ transactions_count: count }) => count,
  },
]

/** What may be drawn of some blocks, in their order; a figure that the server gives of fewer than two of them is left out. */
export function seriesOf(blocks: readonly Block[]): Series[] {
  return figures.flatMap(({ label, words, size, full }) => {
    const sizes = blocks.map(size)
    if (sizes.filter((each) => each !== null).length < 2) return []
    const most = full ?? Math.max(...sizes.map((each) => each ?? 0))
    const parts = sizes.map((each) => (each === null ? null : most > 0 ? Math.max(0, Math.min(1, each / most)) : 0))
    return [{ label, words: blocks.map(words), parts, mark: size === gasPart ? targetOf(blocks) : null }]
  })
}

/** The target of the newest block that tells it. */
function targetOf(blocks: readonly Block[]): Series['mark'] {
  const targets = blocks.map((block) => gasTarget(gasPart(block), block.gas_target_percentage))
  const part = targets.findLast((target) => target !== null)
  return part == null ? null : { part, name: 'target' }
}
