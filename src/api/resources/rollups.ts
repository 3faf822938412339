import { identityOf } from '#/api/rows'
import { item, list } from '#/api/resource'
import { arbitrumClaim, rollupItem, type RollupItem } from '#/api/schemas/rollup'

/** A list of a rollup, whose rows are identified by a field. */
const rollup = <const Path extends string>(
  path: Path,
  key: 'number' | 'id' | 'index' | 'msg_nonce' | 'l2_output_index' | 'l2_transaction_hash',
) => list({ path, item: rollupItem, identity: (row: RollupItem) => identityOf(row[key]) })

/** Endpoints of rollups: what they write to L1, and what moves between the two. */
export const ROLLUP_RESOURCES = {
  optimismBatches: rollup('/optimism/batches', 'number'),
  optimismDeposits: rollup('/optimism/deposits', 'l2_transaction_hash'),
  optimismWithdrawals: rollup('/optimism/withdrawals', 'msg_nonce'),
  optimismOutputRoots: rollup('/optimism/output-roots', 'l2_output_index'),
  optimismGames: rollup('/optimism/games', 'index'),
  arbitrumBatches: rollup('/arbitrum/batches', 'number'),
  arbitrumDeposits: rollup('/arbitrum/messages/to-rollup', 'id'),
  arbitrumWithdrawals: rollup('/arbitrum/messages/from-rollup', 'id'),
  arbitrumClaim: item({ path: '/arbitrum/messages/claim/{id}', item: arbitrumClaim }),
  zksyncBatches: rollup('/zksync/batches', 'number'),
  scrollBatches: rollup('/scroll/batches', 'number'),
  scrollDeposits: rollup('/scroll/deposits', 'id'),
  scrollWithdrawals: rollup('/scroll/withdrawals', 'id'),
} as const
