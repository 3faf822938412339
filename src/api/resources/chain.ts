import {
  identityOf,
  internalIdentity,
  movementIdentity,
  searchIdentity,
  transactionIdentity,
  transferIdentity,
} from '#/api/rows'
import { freeText, item, list, oneOf, order, tokenTypes } from '#/api/resource'
import { block } from '#/api/schemas/block'
import { marketChart, statsLine, statsLines, transactionsChart } from '#/api/schemas/chart'
import { indexingStatus } from '#/api/schemas/indexing'
import { internalTransaction } from '#/api/schemas/internalTransaction'
import { advancedTransfer, movementFilters, movementMethod, movementNames } from '#/api/schemas/movement'
import { processing } from '#/api/schemas/processing'
import { searchResult } from '#/api/schemas/search'
import { hotContract } from '#/api/schemas/smartContract'
import { stats } from '#/api/schemas/stats'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { transaction } from '#/api/schemas/transaction'
import { withdrawal, withdrawalCounters } from '#/api/schemas/beacon'

/** The service of the charts, on the host of the chain's own API. */
const statsService = 'stats-service/api/v1'

/** Endpoints of a chain as a whole: its latest activity, search, statistics and charts. */
export const CHAIN_RESOURCES = {
  mainPageTransactions: list({
    path: '/main-page/transactions',
    firstRows: 'Latest',
    item: transaction,
    identity: transactionIdentity,
    body: 'array',
    source: '4.1',
  }),
  mainPageBlocks: list({
    path: '/main-page/blocks',
    item: block,
    identity: (row) => identityOf(row.hash),
    body: 'array',
  }),
  internalTransactions: list({
    path: '/internal-transactions',
    firstRows: 'Latest',
    item: internalTransaction,
    identity: internalIdentity,
    top: processing,
    credits: 40,
    source: '4.1',
  }),
  withdrawals: list({
    path: '/withdrawals',
    firstRows: 'Latest',
    total: ['withdrawalCounters', 'withdrawals_count'],
    item: withdrawal,
    identity: (row) => identityOf(row.index),
    source: '4.1',
  }),
  withdrawalCounters: item({ path: '/withdrawals/counters', item: withdrawalCounters }),
  allTokenTransfers: list({
    path: '/token-transfers',
    firstRows: 'Latest',
    item: tokenTransfer,
    identity: transferIdentity,
    filters: { type: tokenTypes },
    credits: 30,
    hidesScam: true,
  }),
  hotContracts: list({
    path: '/stats/hot-smart-contracts',
    firstRows: 'Top',
    item: hotContract,
    identity: (row) => identityOf(row.contract_address?.hash),
    filters: {
      scale: oneOf('5m', '1h', '3h', '1d', '7d', '30d'),
      sort: oneOf('transactions_count', 'total_gas_used'),
      order,
    },
    defaultSort: 'transactions_count',
  }),
  advancedFilters: list({
    path: '/advanced-filters',
    firstRows: 'Latest',
    item: advancedTransfer,
    identity: movementIdentity,
    top: movementNames,
    filters: movementFilters,
    hidesScam: true,
  }),
  advancedFilterMethods: list({
    path: '/advanced-filters/methods',
    item: movementMethod,
    identity: (row) => identityOf(row.method_id),
    filters: { q: freeText },
    body: 'array',
  }),
  search: list({
    path: '/search',
    item: searchResult,
    identity: searchIdentity,
    filters: { q: freeText },
    source: '4.1',
    hidesScam: true,
  }),
  searchQuick: list({
    path: '/search/quick',
    item: searchResult,
    identity: searchIdentity,
    filters: { q: freeText },
    body: 'array',
    credits: 25,
    hidesScam: true,
  }),
  stats: item({ path: '/stats', item: stats }),
  indexingStatus: item({ path: '/main-page/indexing-status', item: indexingStatus }),
  transactionsChart: item({ path: '/stats/charts/transactions', item: transactionsChart }),
  marketChart: item({ path: '/stats/charts/market', item: marketChart }),
  statsLines: item({ path: '/lines', service: statsService, item: statsLines }),
  statsLine: item({ path: '/lines/{id}', of: 'chart', service: statsService, item: statsLine }),
} as const
