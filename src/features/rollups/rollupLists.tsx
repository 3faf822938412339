import * as columns from '#/features/rollups/columns'
import type { RollupList } from '#/features/rollups/columns'
import { ClaimCall } from '#/features/rollups/ClaimCall'
import type { TableDefinition } from '#/list/definition'

const { account, identifier, l1Account, l1Block, l1Hashes, l1Transactions, l2Block, l2Blocks, l2Transaction } = columns
const { laterTime, number, time, containerColumn, statusColumn, transactionsColumn, valueColumn } = columns

type Table = TableDefinition<RollupList>

function table(resource: RollupList, name: string, noun: Table['noun'], own: Table['columns']): Table {
  return { resource, name, title: `Rollup ${noun[1]}`, noun, empty: `No ${noun[1]} yet`, columns: own }
}

const batches = ['batch', 'batches'] as const
const deposits = ['deposit', 'deposits'] as const
const withdrawals = ['withdrawal', 'withdrawals'] as const

const batchNumber = identifier('Batch', (row) => row.number)
const messageId = identifier('Message', (row) => row.id)
const originTime = time((row) => row.origination_timestamp)

/** A deposit or withdrawal by its transactions on both sides. */
const toRollup = [
  l1Transactions('L1 txn hash', (row) => row.origination_transaction_hash),
  l2Transaction((row) => row.completion_transaction_hash),
]
const fromRollup = [
  l2Transaction((row) => row.origination_transaction_hash),
  l1Transactions('L1 txn hash', (row) => row.completion_transaction_hash),
]

/** The lists of each rollup stack, by the last segment of their paths. */
export const ROLLUP_LISTS: Readonly<Record<string, Table>> = {
  'optimism-batches': table('optimismBatches', 'Batches', batches, [
    batchNumber,
    containerColumn,
    time((row) => row.l1_timestamp),
    l2Blocks(
      (row) => row.l2_start_block_number,
      (row) => row.l2_end_block_number,
    ),
    l1Transactions('L1 txn hash', (row) => row.l1_transaction_hashes),
    transactionsColumn,
  ]),
  'optimism-deposits': table('optimismDeposits', 'Deposits', deposits, [
    l2Transaction((row) => row.l2_transaction_hash, 'lead'),
    time((row) => row.l1_block_timestamp),
    l1Block((row) => row.l1_block_number),
    l1Transactions('L1 txn hash', (row) => row.l1_transaction_hash, 'left'),
    l1Account('L1 sender', (row) => row.l1_transaction_origin),
    number('Gas limit', (row) => row.l2_transaction_gas_limit),
  ]),
  'optimism-withdrawals': table('optimismWithdrawals', 'Withdrawals', withdrawals, [
    identifier('Nonce', (row) => row.msg_nonce),
    statusColumn,
    l2Transaction((row) => row.l2_transaction_hash),
    time((row) => row.l2_timestamp),
    account('From', (row) => row.from),
    l1Transactions('L1 txn hash', (row) => row.l1_transaction_hash),
    laterTime('Challenge ends', (row) => row.challenge_period_end),
  ]),
  'optimism-output-roots': table(
    'optimismOutputRoots',
    'Output roots',
    ['output root', 'output roots'],
    [
      identifier('Index', (row) => row.l2_output_index),
      time((row) => row.l1_timestamp),
      l2Block((row) => row.l2_block_number),
      l1Transactions('L1 txn hash', (row) => row.l1_transaction_hash),
      l1Hashes('Output root', (row) => row.output_root, 'left'),
    ],
  ),
  'optimism-games': table(
    'optimismGames',
    'Dispute games',
    ['dispute game', 'dispute games'],
    [
      identifier('Index', (row) => row.index),
      statusColumn,
      number('Game type', (row) => row.game_type, false),
      l1Account('Contract (L1)', (row) => row.contract_address_hash, 'left'),
      l2Block((row) => row.l2_block_number),
      time((row) => row.created_at),
      laterTime('Resolved', (row) => row.resolved_at),
    ],
  ),
  'arbitrum-batches': table('arbitrumBatches', 'Batches', batches, [
    batchNumber,
    {
      ...statusColumn,
      cell: (row, context) =>
        statusColumn.cell({ ...row, status: row.commitment_transaction?.status ?? null }, context),
    },
    containerColumn,
    time((row) => row.commitment_transaction?.timestamp ?? null),
    l1Block((row) => row.commitment_transaction?.block_number ?? null),
    l1Transactions('L1 txn hash', (row) => row.commitment_transaction?.hash),
    number('Blocks', (row) => row.blocks_count),
    transactionsColumn,
  ]),
  'arbitrum-deposits': table('arbitrumDeposits', 'Deposits', deposits, [
    messageId,
    statusColumn,
    originTime,
    l1Account('L1 sender', (row) => row.origination_address_hash),
    ...toRollup,
  ]),
  'arbitrum-withdrawals': {
    ...table('arbitrumWithdrawals', 'Withdrawals', withdrawals, [
      messageId,
      statusColumn,
      originTime,
      account('Sender', (row) => row.origination_address_hash),
      ...fromRollup,
    ]),
    // Only a confirmed message can be executed on L1.
    actions: ({ id, status }) => status === 'confirmed' && id !== null && <ClaimCall id={id} />,
  },
  'zksync-batches': table('zksyncBatches', 'Batches', batches, [
    batchNumber,
    statusColumn,
    time((row) => row.timestamp),
    l1Transactions('Commit txn', (row) => row.commit_transaction_hash, 'left'),
    l1Transactions('Prove txn', (row) => row.prove_transaction_hash),
    l1Transactions('Execute txn', (row) => row.execute_transaction_hash),
    transactionsColumn,
  ]),
  'scroll-batches': table('scrollBatches', 'Batches', batches, [
    batchNumber,
    containerColumn,
    time((row) => row.commitment_transaction?.timestamp ?? null),
    l2Blocks(
      (row) => row.start_block_number,
      (row) => row.end_block_number,
    ),
    l1Transactions('Commit txn', (row) => row.commitment_transaction?.hash),
    l1Transactions('Finalize txn', (row) => row.confirmation_transaction?.hash),
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
