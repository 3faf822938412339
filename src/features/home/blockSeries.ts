import type { Block } from '#/api/schemas/block'
import { gwei } from '#/domain/amount'
import { gasPart, gasShare, gasTarget } from '#/domain/blockGas'
import { grouped, numberFormat } from '#/domain/numberFormat'

/** One value of each block, ready for a bar chart. */
export interface BlockSeries {
  readonly label: string
  /** The value of each block as text; null if unknown. */
  readonly texts: readonly (string | null)[]
  /** The height of each bar, 0 to 1; null if unknown. */
  readonly parts: readonly (number | null)[]
  /** The height of the target line, 0 to 1; null if there is none. */
  readonly target: number | null
  /** The value of a full bar as text. */
  readonly full: string | null
}

interface Metric {
  readonly label: string
  readonly text: (block: Block) => string | null
  readonly size: (block: Block) => number | null
  /** The size of a full bar, and its text; by default the largest of all blocks. */
  readonly full?: readonly [size: number, text: string]
  readonly target?: (block: Block) => number | null
}

const metrics: readonly Metric[] = [
  {
    label: 'Gas used',
    text: gasShare,
    size: gasPart,
    full: [1, numberFormat(undefined, { style: 'percent' })(1)],
    target: targetOf,
  },
  {
    label: 'Base fee',
    text: ({ base_fee_per_gas: wei }) => (wei === null ? null : gwei(wei)),
    // The height of a bar needs no more digits than a number has.
    size: ({ base_fee_per_gas: wei }) => (wei === null ? null : Number(wei)),
  },
  {
    label: 'Transactions',
    text: ({ transactions_count: count }) => (count === null ? null : grouped(count)),
    size: ({ transactions_count: count }) => count,
  },
]

/** The series of some blocks, in their order. A series with fewer than two known values is left out. */
export function blockSeries(blocks: readonly Block[]): BlockSeries[] {
  return metrics.flatMap(({ label, text, size, full, target = () => null }) => {
    const sizes = blocks.map(size)
    if (sizes.filter((each) => each !== null).length < 2) return []
    const texts = blocks.map(text)
    const largest = Math.max(...sizes.map((each) => each ?? 0))
    const [fullSize, fullText] = full ?? [largest, texts[sizes.indexOf(largest)] ?? null]
    const parts = sizes.map((each) =>
      each === null ? null : fullSize > 0 ? Math.max(0, Math.min(1, each / fullSize)) : 0,
    )
    const latestTarget = blocks.map(target).findLast((each) => each !== null) ?? null
    return [{ label, texts, parts, target: latestTarget, full: fullText }]
  })
}

function targetOf(block: Block): number | null {
  return gasTarget(gasPart(block), block.gas_target_percentage)
}
