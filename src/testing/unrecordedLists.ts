import type { ListName } from '#/api/resources'
import { chain } from './pages'

/** A list that the demo has no records of. */
interface UnrecordedList {
  /** Accessible name. */
  name: string
  resource: ListName
  path: string
  /** Headers in order. */
  columns: string
}

/** The lists whose endpoints the demo does not serve; tests answer with bodies made from their schemas. */
export const unrecordedLists: readonly UnrecordedList[] = [
  {
    name: 'Batches',
    resource: 'optimismBatches',
    path: `/${chain}/rollup/optimism-batches`,
    columns: 'Batch, Data container, Age, L2 blocks, L1 txn hash, Txns',
  },
  {
    name: 'Deposits',
    resource: 'optimismDeposits',
    path: `/${chain}/rollup/optimism-deposits`,
    columns: 'L2 txn hash, Age, L1 block, L1 txn hash, L1 sender, Gas limit',
  },
  {
    name: 'Withdrawals',
    resource: 'optimismWithdrawals',
    path: `/${chain}/rollup/optimism-withdrawals`,
    columns: 'Nonce, Status, L2 txn hash, Age, From, L1 txn hash, Challenge ends',
  },
  {
    name: 'Output roots',
    resource: 'optimismOutputRoots',
    path: `/${chain}/rollup/optimism-output-roots`,
    columns: 'Index, Age, L2 block, L1 txn hash, Output root',
  },
  {
    name: 'Dispute games',
    resource: 'optimismGames',
    path: `/${chain}/rollup/optimism-games`,
    columns: 'Index, Status, Game type, Contract (L1), L2 block, Age, Resolved',
  },
  {
    name: 'Batches',
    resource: 'arbitrumBatches',
    path: `/${chain}/rollup/arbitrum-batches`,
    columns: 'Batch, Status, Data container, Age, L1 block, L1 txn hash, Blocks, Txns',
  },
  {
    name: 'Deposits',
    resource: 'arbitrumDeposits',
    path: `/${chain}/rollup/arbitrum-deposits`,
    columns: 'Message, Status, Age, L1 sender, L1 txn hash, L2 txn hash',
  },
  {
    name: 'Withdrawals',
    resource: 'arbitrumWithdrawals',
    path: `/${chain}/rollup/arbitrum-withdrawals`,
    columns: 'Message, Status, Age, Sender, L2 txn hash, L1 txn hash',
  },
  {
    name: 'Batches',
    resource: 'zksyncBatches',
    path: `/${chain}/rollup/zksync-batches`,
    columns: 'Batch, Status, Age, Commit txn, Prove txn, Execute txn, Txns',
  },
  {
    name: 'Batches',
    resource: 'scrollBatches',
    path: `/${chain}/rollup/scroll-batches`,
    columns: 'Batch, Data container, Age, L2 blocks, Commit txn, Finalize txn, Txns',
  },
  {
    name: 'Deposits',
    resource: 'scrollDeposits',
    path: `/${chain}/rollup/scroll-deposits`,
    columns: 'Message, Age, L1 txn hash, L2 txn hash, Value (MER)',
  },
  {
    name: 'Withdrawals',
    resource: 'scrollWithdrawals',
    path: `/${chain}/rollup/scroll-withdrawals`,
    columns: 'Message, Age, L2 txn hash, L1 txn hash, Value (MER)',
  },
]
