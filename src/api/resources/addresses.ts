import * as z from 'zod/mini'
import {
  identityOf,
  instanceIdentity,
  internalIdentity,
  logIdentity,
  transactionIdentity,
  transferIdentity,
} from '#/api/rows'
import { freeText, item, list, oneOf, order, someOf, tokenTypes } from '#/api/resource'
import { addressCounters, addressTabCounts, balanceByDay, balanceChange, coinHolder } from '#/api/schemas/address'
import { block } from '#/api/schemas/block'
import { nullish } from '#/api/schemas/fields'
import { fraction } from '#/api/schemas/scalars'
import { tokenBalance } from '#/api/schemas/holder'
import { internalTransaction } from '#/api/schemas/internalTransaction'
import { log } from '#/api/schemas/log'
import { nftCollection, nftInstance } from '#/api/schemas/nft'
import { processing } from '#/api/schemas/processing'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { transaction } from '#/api/schemas/transaction'
import { withdrawal } from '#/api/schemas/beacon'

const direction = oneOf('to', 'from')
const nftTypes = someOf('ERC-721', 'ERC-404', 'ERC-1155')

/** Endpoints of addresses. */
export const ADDRESS_RESOURCES = {
  addresses: list({
    path: '/addresses',
    firstRows: 'Top',
    total: ['stats', 'total_addresses'],
    item: coinHolder,
    identity: (row) => identityOf(row.hash),
    top: z.object({ exchange_rate: nullish(fraction), total_supply: nullish(fraction) }),
    filters: { sort: oneOf('balance', 'transactions_count'), order },
    defaultSort: 'balance',
    source: '4.1',
  }),
  address: item({ path: '/addresses/{hash}', of: 'address', item: coinHolder }),
  addressCounters: item({ path: '/addresses/{hash}/counters', of: 'address', item: addressCounters }),
  addressTabCounts: item({
    path: '/addresses/{hash}/tabs-counters',
    of: 'address',
    item: addressTabCounts,
    hidesScam: true,
  }),
  addressTransactions: list({
    path: '/addresses/{hash}/transactions',
    of: 'address',
    firstRows: 'Latest',
    total: ['addressCounters', 'transactions_count'],
    item: transaction,
    identity: transactionIdentity,
    filters: { filter: direction, sort: oneOf('block_number', 'value', 'fee'), order },
    defaultSort: 'block_number',
  }),
  addressTokenTransfers: list({
    path: '/addresses/{hash}/token-transfers',
    of: 'address',
    firstRows: 'Latest',
    total: ['addressCounters', 'token_transfers_count'],
    item: tokenTransfer,
    identity: transferIdentity,
    filters: { filter: direction, type: tokenTypes, token: freeText },
    credits: 30,
    hidesScam: true,
  }),
  addressTokens: list({
    path: '/addresses/{hash}/tokens',
    of: 'address',
    item: tokenBalance,
    identity: (row) => identityOf(row.token?.address_hash, row.token_id),
    filters: { type: tokenTypes },
    credits: 30,
    hidesScam: true,
  }),
  addressNft: list({
    path: '/addresses/{hash}/nft',
    of: 'address',
    item: nftInstance,
    identity: instanceIdentity,
    filters: { type: nftTypes },
    source: '4.1',
    hidesScam: true,
  }),
  addressNftCollections: list({
    path: '/addresses/{hash}/nft/collections',
    of: 'address',
    item: nftCollection,
    identity: (row) => identityOf(row.token?.address_hash),
    filters: { type: nftTypes },
    source: '4.1',
    hidesScam: true,
  }),
  addressInternalTransactions: list({
    path: '/addresses/{hash}/internal-transactions',
    of: 'address',
    firstRows: 'Latest',
    item: internalTransaction,
    identity: internalIdentity,
    top: processing,
    filters: { filter: direction },
    credits: 40,
  }),
  addressLogs: list({
    path: '/addresses/{hash}/logs',
    of: 'address',
    firstRows: 'Latest',
    item: log,
    identity: logIdentity,
    filters: { topic: freeText },
    credits: 30,
  }),
  addressBlocksValidated: list({
    path: '/addresses/{hash}/blocks-validated',
    of: 'address',
    firstRows: 'Latest',
    total: ['addressCounters', 'validations_count'],
    item: block,
    identity: (row) => identityOf(row.hash),
    source: '4.1',
  }),
  addressWithdrawals: list({
    path: '/addresses/{hash}/withdrawals',
    of: 'address',
    firstRows: 'Latest',
    item: withdrawal,
    identity: (row) => identityOf(row.index),
  }),
  addressBalanceHistory: list({
    path: '/addresses/{hash}/coin-balance-history',
    of: 'address',
    firstRows: 'Latest',
    item: balanceChange,
    identity: (row) => identityOf(row.block_number, row.transaction_hash),
    credits: 50,
  }),
  addressBalanceByDay: item({
    path: '/addresses/{hash}/coin-balance-history-by-day',
    of: 'address',
    item: balanceByDay,
    // Servers of 2023 send the days only.
    recordOf: (body) => (Array.isArray(body) ? { items: body as unknown[] } : body),
  }),
} as const
