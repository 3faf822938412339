import type { RollupBatch } from '#/api/schemas/rollupParts'

/** Names under which servers of rollups add the batch to a block or transaction. */
const NAMES = ['arbitrum', 'optimism', 'op_batch', 'scroll', 'zksync', 'zkevm', 'via'] as const

/** The batches that a block or transaction is in: at most one, unless a server has it under several names. */
export function batchesOf(record: Readonly<Record<(typeof NAMES)[number], RollupBatch | null>>): RollupBatch[] {
  return NAMES.flatMap((name) => record[name] ?? [])
}
