import { sameHash } from '#/domain/hashes/hash'
import { grouped } from '#/domain/amounts/numberFormat'

/** A value that is compared: an amount, or an address; null if it is unknown. */
export type ComparedValue = bigint | string | null

/** Whether the explorer and the node report the same value. */
export type Verdict = 'same' | 'different' | 'unknown'

/** Compares a value of the explorer with that of the node; unknown if either is. */
export function verdictOf(explorer: ComparedValue, node: ComparedValue): Verdict {
  if (explorer === null || node === null) return 'unknown'
  const isSame = typeof explorer === 'string' && typeof node === 'string' ? sameHash(explorer, node) : explorer === node
  return isSame ? 'same' : 'different'
}

/** The blocks that two values are of: the newest that the explorer has indexed, and that of the node's state; null if unknown. */
export interface ComparedHeights {
  readonly indexed: number | null
  readonly node: number | null
}

/** What the heights say about values that differ. */
export function explainHeights({ indexed, node }: ComparedHeights, hasDifference: boolean): string {
  if (node === null) return 'The height of the node’s block is unknown.'
  if (indexed === null) return 'The newest indexed block is unknown.'
  const blocks = Math.abs(node - indexed)
  const distance = `${grouped(blocks)} ${blocks === 1 ? 'block' : 'blocks'}`
  if (blocks === 0)
    return hasDifference
      ? 'Both are at the same block, so the heights do not explain the difference.'
      : 'Both are at the same block.'
  const [behind, ahead] = node > indexed ? ['The explorer', 'the node'] : ['The node', 'the explorer']
  return `${behind} is ${distance} behind ${ahead}.${hasDifference ? ' Changes in these blocks may explain the difference.' : ''}`
}
