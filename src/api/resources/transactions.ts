import { internalIdentity, logIdentity, stateIdentity, transactionIdentity, transferIdentity } from '#/api/rows'
import { item, list, oneOf, tokenTypes } from '#/api/resource'
import { internalTransaction, traceStep } from '#/api/schemas/internalTransaction'
import { log } from '#/api/schemas/log'
import { processing } from '#/api/schemas/processing'
import { stateChange } from '#/api/schemas/stateChange'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { transaction } from '#/api/schemas/transaction'

/** Endpoints of transactions. */
export const TRANSACTION_RESOURCES = {
  transaction: item({ path: '/transactions/{hash}', of: 'transaction', item: transaction, hidesScam: true }),
  transactions: list({
    path: '/transactions',
    firstRows: 'Latest',
    total: ['stats', 'total_transactions'],
    item: transaction,
    identity: transactionIdentity,
    filters: { filter: oneOf('validated', 'pending') },
  }),
  transactionTokenTransfers: list({
    path: '/transactions/{hash}/token-transfers',
    of: 'transaction',
    item: tokenTransfer,
    identity: transferIdentity,
    filters: { type: tokenTypes },
    credits: 30,
    hidesScam: true,
  }),
  transactionInternalTransactions: list({
    path: '/transactions/{hash}/internal-transactions',
    of: 'transaction',
    item: internalTransaction,
    identity: internalIdentity,
    top: processing,
    credits: 40,
    source: '4.1',
  }),
  transactionLogs: list({
    path: '/transactions/{hash}/logs',
    of: 'transaction',
    item: log,
    identity: logIdentity,
    credits: 30,
  }),
  transactionStateChanges: list({
    path: '/transactions/{hash}/state-changes',
    of: 'transaction',
    item: stateChange,
    identity: stateIdentity,
    credits: 30,
  }),
  transactionRawTrace: list({
    path: '/transactions/{hash}/raw-trace',
    of: 'transaction',
    item: traceStep,
    identity: (row) => (row.traceAddress === null ? null : `[${row.traceAddress.join(',')}]`),
    body: 'array',
    // Few servers send this format, so its code loads with such a trace.
    itemsOf: async (body) => (await import('#/api/callTracer')).callTracerSteps(body),
    credits: 50,
  }),
} as const
