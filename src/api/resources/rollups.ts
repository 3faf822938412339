import { identityOf } from '#/api/rows'
import { item, list } from '#/api/resource'
import { arbitrumClaim, rollupItem, type RollupItem } from '#/api/schemas/rollup'

/** What the lists of rollups have in common; their rows are identified by a field. */
const rowsBy = (key: 'number' | 'id' | 'index' | 'msg_nonce' | 'l2_output_index' | 'l2_transaction_hash') => ({
  item: rollupItem,
  identity: (row: RollupItem) => identityOf(row[key]),
})

/** Endpoints of rollups: what they write to L1, and what moves between the two. */
export const ROLLUP_RESOURCES = {
  optimismBatches: list({ path: '/optimism/batches', ...rowsBy('number') }),
  optimismDeposits: list({ path: '/optimism/deposits', ...rowsBy('l2_transaction_hash') }),
  optimismWithdrawals: list({ path: '/optimism/withdrawals', ...rowsBy('msg_nonce') }),
  optimismOutputRoots: list({ path: '/optimism/output-roots', ...rowsBy('l2_output_index') }),
  optimismGames: list({ path: '/optimism/games', ...rowsBy('index') }),
  arbitrumBatches: list({ path: '/arbitrum/batches', ...rowsBy('number') }),
  arbitrumDeposits: list({ path: '/arbitrum/messages/to-rollup', ...rowsBy('id') }),
  arbitrumWithdrawals: list({ path: '/arbitrum/messages/from-rollup', ...rowsBy('id') }),
  arbitrumClaim: item({ path: '/arbitrum/messages/claim/{id}', of: 'message', item: arbitrumClaim }),
  zksyncBatches: list({ path: '/zksync/batches', ...rowsBy('number') }),
  scrollBatches: list({ path: '/scroll/batches', ...rowsBy('number') }),
  scrollDeposits: list({ path: '/scroll/deposits', ...rowsBy('id') }),
  scrollWithdrawals: list({ path: '/scroll/withdrawals', ...rowsBy('id') }),
} as const
