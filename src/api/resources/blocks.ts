import { identityOf, internalIdentity, transactionIdentity } from '#/api/rows'
import { item, list, oneOf } from '#/api/resource'
import { block } from '#/api/schemas/block'
import { internalTransaction } from '#/api/schemas/internalTransaction'
import { processing } from '#/api/schemas/processing'
import { transaction } from '#/api/schemas/transaction'
import { withdrawal } from '#/api/schemas/beacon'

/** Endpoints of blocks. */
export const BLOCK_RESOURCES = {
  block: item({ path: '/blocks/{id}', of: 'block', item: block }),
  blocks: list({
    path: '/blocks',
    firstRows: 'Latest',
    total: ['stats', 'total_blocks'],
    item: block,
    identity: (row) => identityOf(row.hash),
    filters: { type: oneOf('block', 'uncle', 'reorg') },
  }),
  blockTransactions: list({
    path: '/blocks/{id}/transactions',
    of: 'block',
    total: ['block', 'transactions_count'],
    item: transaction,
    identity: transactionIdentity,
    filters: { type: oneOf('coin_transfer', 'contract_call', 'contract_creation', 'token_transfer', 'token_creation') },
    source: '4.1',
  }),
  blockInternalTransactions: list({
    path: '/blocks/{id}/internal-transactions',
    of: 'block',
    item: internalTransaction,
    identity: internalIdentity,
    top: processing,
    credits: 40,
  }),
  blockWithdrawals: list({
    path: '/blocks/{id}/withdrawals',
    of: 'block',
    total: ['block', 'withdrawals_count'],
    item: withdrawal,
    identity: (row) => identityOf(row.index),
  }),
} as const
