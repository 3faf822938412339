import { grouped } from '#/domain/amounts/numberFormat'

/** How far a chain is indexed, as its API reports it; ratios from 0 to 1, null is unknown. */
interface IndexingStatus {
  readonly finished_indexing: boolean | null
  readonly finished_indexing_blocks: boolean | null
  readonly indexed_blocks_ratio: number | null
  readonly indexed_internal_transactions_ratio: number | null
  /** Blocks that are indexed, and all of them. */
  readonly indexed_blocks: number | null
  readonly total_blocks: number | null
}

/** Says how far a chain is indexed; null where it is indexed, or its API does not say. */
export function indexingText(status: IndexingStatus): string | null {
  const { finished_indexing, finished_indexing_blocks, indexed_blocks, total_blocks } = status
  if (finished_indexing_blocks === false && indexed_blocks !== null && total_blocks !== null)
    return `Indexed ${grouped(indexed_blocks)} of ${grouped(total_blocks)} blocks`
  if (finished_indexing_blocks === false) return textOf('Blocks', status.indexed_blocks_ratio)
  if (finished_indexing === false) return textOf('Internal transactions', status.indexed_internal_transactions_ratio)
  return null
}

/** In percent with one decimal, cut off: 99.99 % is not 100 %. */
function textOf(what: string, ratio: number | null): string {
  const percent = ratio === null ? Number.NaN : Math.floor(ratio * 1000) / 10
  return percent >= 0 && percent < 100 ? `${what} are indexed to ${percent}%` : `${what} are still being indexed`
}
