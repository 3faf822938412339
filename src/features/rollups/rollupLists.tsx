import * as columns from '#/features/rollups/columns'
import type { RollupList } from '#/features/rollups/columns'
import { ClaimCall } from '#/features/rollups/ClaimCall'
import type { TableDefinition } from '#/list/definition'

const { account, identifier, l1Account, l1Block, l1Hashes, l1Transactions, l2Block, l2Blocks, l2Transaction } = columns
const { laterTime, numberCell, rollupTime, containerColumn, rollupStatus, transactionsColumn, valueColumn } = columns

type Table = TableDefinition<RollupList>

function table(resource: RollupList, name: string, noun: Table['noun'], own: Table['columns']): Table {
  return { resource, name, title: `Rollup ${noun[1]}`, noun, empty: `No ${noun[1]} yet`, columns: own }
}

const batches = ['batch', 'batches'] as const
const deposits = ['deposit', 'deposits'] as const
const withdrawals = ['withdrawal', 'withdrawals'] as const

const batchNumber = identifier('Batch', 'number')
const messageId = identifier('Message', 'id')
const originTime = rollupTime('origination_timestamp')

/** A deposit or withdrawal by its transactions on both sides. */
const toRollup = [
  l1Transactions('L1 txn hash', 'origination_transaction_hash'),
  l2Transaction('completion_transaction_hash'),
]
const fromRollup = [
  l2Transaction('origination_transaction_hash'),
  l1Transactions('L1 txn hash', 'completion_transaction_hash'),
]

/** The lists of each rollup stack, by the last segment of their paths. */
export const ROLLUP_LISTS: Readonly<Record<string, Table>> = {
  'optimism-batches': table('optimismBatches', 'Batches', batches, [
    batchNumber,
    containerColumn,
    rollupTime('l1_timestamp'),
    l2Blocks('l2_start_block_number', 'l2_end_block_number'),
    l1Transactions('L1 txn hash', 'l1_transaction_hashes'),
    transactionsColumn,
  ]),
  'optimism-deposits': table('optimismDeposits', 'Deposits', deposits, [
    l2Transaction('l2_transaction_hash', 'title'),
    rollupTime('l1_block_timestamp'),
    l1Block('l1_block_number'),
    l1Transactions('L1 txn hash', 'l1_transaction_hash', 'start'),
    l1Account('L1 sender', 'l1_transaction_origin'),
    numberCell('Gas limit', 'l2_transaction_gas_limit'),
  ]),
  'optimism-withdrawals': table('optimismWithdrawals', 'Withdrawals', withdrawals, [
    identifier('Nonce', 'msg_nonce'),
    rollupStatus('status'),
    l2Transaction('l2_transaction_hash'),
    rollupTime('l2_timestamp'),
    account('From', 'from'),
    l1Transactions('L1 txn hash', 'l1_transaction_hash'),
    laterTime('Challenge ends', 'challenge_period_end'),
  ]),
  'optimism-output-roots': table(
    'optimismOutputRoots',
    'Output roots',
    ['output root', 'output roots'],
    [
      identifier('Index', 'l2_output_index'),
      rollupTime('l1_timestamp'),
      l2Block('l2_block_number'),
      l1Transactions('L1 txn hash', 'l1_transaction_hash'),
      l1Hashes('Output root', 'output_root', 'start'),
    ],
  ),
  'optimism-games': table(
    'optimismGames',
    'Dispute games',
    ['dispute game', 'dispute games'],
    [
      identifier('Index', 'index'),
      rollupStatus('status'),
      numberCell('Game type', 'game_type', false),
      l1Account('Contract (L1)', 'contract_address_hash', 'start'),
      l2Block('l2_block_number'),
      rollupTime('created_at'),
      laterTime('Resolved', 'resolved_at'),
    ],
  ),
  'arbitrum-batches': table('arbitrumBatches', 'Batches', batches, [
    batchNumber,
    rollupStatus('commitment_transaction.status'),
    containerColumn,
    rollupTime('commitment_transaction.timestamp'),
    l1Block('commitment_transaction.block_number'),
    l1Transactions('L1 txn hash', 'commitment_transaction.hash'),
    numberCell('Blocks', 'blocks_count'),
    transactionsColumn,
  ]),
  'arbitrum-deposits': table('arbitrumDeposits', 'Deposits', deposits, [
    messageId,
    rollupStatus('status'),
    originTime,
    l1Account('L1 sender', 'origination_address_hash'),
    ...toRollup,
  ]),
  'arbitrum-withdrawals': {
    ...table('arbitrumWithdrawals', 'Withdrawals', withdrawals, [
      messageId,
      rollupStatus('status'),
      originTime,
      account('Sender', 'origination_address_hash'),
      ...fromRollup,
    ]),
    // Only a confirmed message can be executed on L1.
    actions: (row) => row.status === 'confirmed' && row.id !== null && <ClaimCall id={row.id} />,
  },
  'zksync-batches': table('zksyncBatches', 'Batches', batches, [
    batchNumber,
    rollupStatus('status'),
    rollupTime('timestamp'),
    l1Transactions('Commit txn', 'commit_transaction_hash', 'start'),
    l1Transactions('Prove txn', 'prove_transaction_hash'),
    l1Transactions('Execute txn', 'execute_transaction_hash'),
    transactionsColumn,
  ]),
  'scroll-batches': table('scrollBatches', 'Batches', batches, [
    batchNumber,
    containerColumn,
    rollupTime('commitment_transaction.timestamp'),
    l2Blocks('start_block_number', 'end_block_number'),
    l1Transactions('Commit txn', 'commitment_transaction.hash'),
    l1Transactions('Finalize txn', 'confirmation_transaction.hash'),
    transactionsColumn,
  ]),
  'scroll-deposits': table('scrollDeposits', 'Deposits', deposits, [messageId, originTime, ...toRollup, valueColumn]),
  'scroll-withdrawals': table('scrollWithdrawals', 'Withdrawals', withdrawals, [
    messageId,
    originTime,
    ...fromRollup,
    valueColumn,
  ]),
}
