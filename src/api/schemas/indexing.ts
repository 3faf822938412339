import * as z from 'zod/mini'
import { nullish } from './fields'
import { boolean, integer, number } from './scalars'

/** Served at /main-page/indexing-status, outside of the contract; ratios from 0 to 1. */
export const indexingStatus = z.object({
  finished_indexing: nullish(boolean),
  finished_indexing_blocks: nullish(boolean),
  indexed_blocks_ratio: nullish(number),
  indexed_internal_transactions_ratio: nullish(number),
  /** Blocks that are read from a node (src/node), and all of its blocks; of no server. */
  indexed_blocks: nullish(integer),
  total_blocks: nullish(integer),
})
