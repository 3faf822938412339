import type { Block } from '#/api/schemas/block'
import { gwei } from '#/domain/amount'
import { gasPart, gasShare, gasTarget } from '#/domain/blockGas'
import { grouped, numberFormat } from '#/domain/numberFormat'

/** A figure that every block has, as a row of columns shows it. */
export interface Series {
  readonly label: string
  /** What it is of one block, in words; null where that is not known. */
  readonly words: readonly (string | null)[]
  /** How high its column is, 0 to 1; null where it is not known. */
  readonly parts: readonly (number | null)[]
  /** How high the target of it is, 0 to 1; null where there is none. */
  readonly target: number | null
  /** What a full column stands for, in words. */
  readonly full: string | null
}

interface Figure {
  readonly label: string
  readonly words: (block: Block) => string | null
  readonly size: (block: Block) => number | null
  /** The size of a full column, and that in words; the largest of all unless told. */
  readonly full?: readonly [size: number, words: string]
  readonly target?: (block: Block) => number | null
}

const figures: readonly Figure[] = [
  {
    label: 'Gas used',
    words: gasShare,
    size: gasPart,
    full: [1, numberFormat(undefined, { style: 'percent' })(1)],
    target: targetOf,
  },
  {
    label: 'Base fee',
    words: ({ base_fee_per_gas: wei }) => (wei === null ? null : gwei(wei)),
    // A picture needs no more digits than a number has.
    size: ({ base_fee_per_gas: wei }) => (wei === null ? null : Number(wei)),
  },
  {
    label: 'Transactions',
    words: ({ transactions_count: count }) => (count === null ? null : grouped(count)),
    size: ({ transactions_count: count }) => count,
  },
]

/** What may be drawn of some blocks, in their order; a figure that the server gives of fewer than two of them is left out. */
export function seriesOf(blocks: readonly Block[]): Series[] {
  return figures.flatMap(({ label, words, size, full, target = () => null }) => {
    const sizes = blocks.map(size)
    if (sizes.filter((each) => each !== null).length < 2) return []
    const all = blocks.map(words)
    const largest = Math.max(...sizes.map((each) => each ?? 0))
    const [most, called] = full ?? [largest, all[sizes.indexOf(largest)] ?? null]
    const parts = sizes.map((each) => (each === null ? null : most > 0 ? Math.max(0, Math.min(1, each / most)) : 0))
    // Of the newest block that tells it.
    const told = blocks.map(target).findLast((each) => each !== null) ?? null
    return [{ label, words: all, parts, target: told, full: called }]
  })
}

function targetOf(block: Block): number | null {
  return gasTarget(gasPart(block), block.gas_target_percentage)
}
