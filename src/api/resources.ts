import { maybeNull, object, type Read } from './form'
import {
  identityOf,
  instanceIdentity,
  internalIdentity,
  logIdentity,
  searchIdentity,
  stateIdentity,
  transferIdentity,
} from './identity'
import { freeText, item, list, oneOf, someOf, type Filter, type FilterValue, type PathParams } from './resource'
import { addressCounters, coinHolder } from './schemas/address'
import { block } from './schemas/block'
import { multichainTokenHolder, tokenBalance, tokenHolder } from './schemas/holder'
import { internalTransaction } from './schemas/internalTransaction'
import { log } from './schemas/log'
import { nftCollection, nftInstance } from './schemas/nft'
import { traceStep } from './schemas/rawTrace'
import { fraction } from './schemas/scalars'
import { searchResult } from './schemas/search'
import { stateChange } from './schemas/stateChange'
import { stats } from './schemas/stats'
import { token, tokenCounters } from './schemas/token'
import { tokenTransfer } from './schemas/tokenTransfer'
import { transaction } from './schemas/transaction'
import { withdrawal } from './schemas/withdrawal'

const direction = oneOf('to', 'from')
const order = oneOf('asc', 'desc')
const nftTypes = someOf('ERC-721', 'ERC-404', 'ERC-1155')
const tokenTypes = someOf('ERC-20', 'ERC-721', 'ERC-404', 'ERC-1155', 'ERC-7984')

/** Every GET endpoint, below /api/v2. Adding one is adding a row here. */
export const RESOURCES = {
  // Contract §4.1
  addresses: list({
    path: '/addresses',
    item: coinHolder,
    identity: (row) => identityOf(row.hash),
    top: object({ exchange_rate: maybeNull(fraction), total_supply: maybeNull(fraction) }),
    filters: { sort: oneOf('balance', 'transactions_count'), order },
    cursor: ['fetched_coin_balance', 'hash', 'items_count'],
    source: '4.1',
  }),
  addressNft: list({
    path: '/addresses/{hash}/nft',
    item: nftInstance,
    identity: instanceIdentity,
    filters: { type: nftTypes },
    cursor: ['token_contract_address_hash', 'token_id', 'token_type'],
    source: '4.1',
  }),
  addressNftCollections: list({
    path: '/addresses/{hash}/nft/collections',
    item: nftCollection,
    identity: (row) => identityOf(row.token?.address_hash),
    filters: { type: nftTypes },
    cursor: ['token_contract_address_hash', 'token_type'],
    source: '4.1',
  }),
  addressBlocksValidated: list({
    path: '/addresses/{hash}/blocks-validated',
    item: block,
    identity: (row) => identityOf(row.hash),
    cursor: ['block_number', 'items_count'],
    source: '4.1',
  }),
  search: list({
    path: '/search',
    item: searchResult,
    identity: searchIdentity,
    filters: { q: freeText },
    cursor: [
      'address_hash',
      'block_hash',
      'holders_count',
      'inserted_at',
      'item_type',
      'items_count',
      'name',
      'q',
      'transaction_hash',
    ],
    source: '4.1',
  }),
  mainPageTransactions: list({
    path: '/main-page/transactions',
    item: transaction,
    identity: (row) => identityOf(row.hash),
    body: 'array',
    source: '4.1',
  }),
  blockTransactions: list({
    path: '/blocks/{id}/transactions',
    item: transaction,
    identity: (row) => identityOf(row.hash),
    filters: { type: oneOf('coin_transfer', 'contract_call', 'contract_creation', 'token_transfer', 'token_creation') },
    cursor: ['block_number', 'index', 'items_count'],
    source: '4.1',
  }),
  transactionInternalTransactions: list({
    path: '/transactions/{hash}/internal-transactions',
    item: internalTransaction,
    identity: internalIdentity,
    cursor: ['block_number', 'index', 'items_count', 'transaction_index'],
    credits: 40,
    source: '4.1',
  }),
  internalTransactions: list({
    path: '/internal-transactions',
    item: internalTransaction,
    identity: internalIdentity,
    cursor: ['block_number', 'index', 'transaction_index'],
    credits: 40,
    source: '4.1',
  }),
  tokenInstanceTransfers: list({
    path: '/tokens/{hash}/instances/{id}/transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    cursor: ['block_number', 'index', 'token_id'],
    credits: 30,
    source: '4.1',
  }),
  withdrawals: list({
    path: '/withdrawals',
    item: withdrawal,
    identity: (row) => identityOf(row.index),
    cursor: ['index', 'items_count'],
    source: '4.1',
  }),

  // Contract §4.2
  tokenInstanceHolders: list({
    path: '/tokens/{hash}/instances/{id}/holders',
    item: tokenHolder,
    strictItem: multichainTokenHolder,
    identity: (row) => identityOf(row.address?.hash, row.token_id),
    cursor: ['address_hash', 'token_id', 'value'],
    form: 'multichain',
    source: '4.2',
  }),

  // Served by real servers, outside of the contract
  transactions: list({
    path: '/transactions',
    item: transaction,
    identity: (row) => identityOf(row.hash),
    filters: { filter: oneOf('validated', 'pending') },
    source: 'served',
  }),
  blocks: list({
    path: '/blocks',
    item: block,
    identity: (row) => identityOf(row.hash),
    filters: { type: oneOf('block', 'uncle', 'reorg') },
    source: 'served',
  }),
  mainPageBlocks: list({
    path: '/main-page/blocks',
    item: block,
    identity: (row) => identityOf(row.hash),
    body: 'array',
    source: 'served',
  }),
  addressTransactions: list({
    path: '/addresses/{hash}/transactions',
    item: transaction,
    identity: (row) => identityOf(row.hash),
    filters: { filter: direction, sort: oneOf('block_number', 'value', 'fee'), order },
    source: 'served',
  }),
  addressTokenTransfers: list({
    path: '/addresses/{hash}/token-transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    filters: { filter: direction, type: tokenTypes, token: freeText },
    credits: 30,
    source: 'served',
  }),
  addressInternalTransactions: list({
    path: '/addresses/{hash}/internal-transactions',
    item: internalTransaction,
    identity: internalIdentity,
    filters: { filter: direction },
    credits: 40,
    source: 'served',
  }),
  addressTokens: list({
    path: '/addresses/{hash}/tokens',
    item: tokenBalance,
    identity: (row) => identityOf(row.token?.address_hash, row.token_id),
    filters: { type: tokenTypes },
    credits: 30,
    source: 'served',
  }),
  addressWithdrawals: list({
    path: '/addresses/{hash}/withdrawals',
    item: withdrawal,
    identity: (row) => identityOf(row.index),
    source: 'served',
  }),
  addressLogs: list({
    path: '/addresses/{hash}/logs',
    item: log,
    identity: logIdentity,
    filters: { topic: freeText },
    credits: 30,
    source: 'served',
  }),
  tokens: list({
    path: '/tokens',
    item: token,
    identity: (row) => identityOf(row.address_hash),
    filters: {
      q: freeText,
      type: tokenTypes,
      sort: oneOf('fiat_value', 'holders_count', 'circulating_market_cap'),
      order,
    },
    credits: 30,
    source: 'served',
  }),
  tokenHolders: list({
    path: '/tokens/{hash}/holders',
    item: tokenHolder,
    identity: (row) => identityOf(row.address?.hash, row.token_id),
    source: 'served',
  }),
  tokenTransfers: list({
    path: '/tokens/{hash}/transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    credits: 30,
    source: 'served',
  }),
  tokenInstances: list({
    path: '/tokens/{hash}/instances',
    item: nftInstance,
    identity: instanceIdentity,
    source: 'served',
  }),
  transactionTokenTransfers: list({
    path: '/transactions/{hash}/token-transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    filters: { type: tokenTypes },
    credits: 30,
    source: 'served',
  }),
  transactionLogs: list({
    path: '/transactions/{hash}/logs',
    item: log,
    identity: logIdentity,
    credits: 30,
    source: 'served',
  }),
  transactionStateChanges: list({
    path: '/transactions/{hash}/state-changes',
    item: stateChange,
    identity: stateIdentity,
    credits: 30,
    source: 'served',
  }),
  transactionRawTrace: list({
    path: '/transactions/{hash}/raw-trace',
    item: traceStep,
    identity: (row) => (row.traceAddress === null ? null : `[${row.traceAddress.join(',')}]`),
    body: 'array',
    credits: 50,
    source: 'served',
  }),
  blockWithdrawals: list({
    path: '/blocks/{id}/withdrawals',
    item: withdrawal,
    identity: (row) => identityOf(row.index),
    source: 'served',
  }),
  blockInternalTransactions: list({
    path: '/blocks/{id}/internal-transactions',
    item: internalTransaction,
    identity: internalIdentity,
    credits: 40,
    source: 'served',
  }),
  searchQuick: list({
    path: '/search/quick',
    item: searchResult,
    identity: searchIdentity,
    filters: { q: freeText },
    body: 'array',
    credits: 25,
    source: 'served',
  }),

  transaction: item({ path: '/transactions/{hash}', item: transaction, source: 'served' }),
  block: item({ path: '/blocks/{id}', item: block, source: 'served' }),
  address: item({ path: '/addresses/{hash}', item: coinHolder, source: 'served' }),
  addressCounters: item({ path: '/addresses/{hash}/counters', item: addressCounters, source: 'served' }),
  token: item({ path: '/tokens/{hash}', item: token, credits: 30, source: 'served' }),
  tokenCounters: item({ path: '/tokens/{hash}/counters', item: tokenCounters, source: 'served' }),
  tokenInstance: item({ path: '/tokens/{hash}/instances/{id}', item: nftInstance, source: 'served' }),
  stats: item({ path: '/stats', item: stats, source: 'served' }),
} as const

type Table = typeof RESOURCES

/** The name of any GET endpoint. */
export type ResourceName = keyof Table

/** The name of a list endpoint. */
export type ListName = { [Name in ResourceName]: Table[Name]['kind'] extends 'list' ? Name : never }[ResourceName]

/** The name of an endpoint that answers one record. */
export type ItemName = Exclude<ResourceName, ListName>

/** The record that a resource holds: a list's row, or the item itself. */
export type RowOf<Name extends ResourceName> = Read<Table[Name]['item']>

/** What a list carries beside its rows: null for most. */
export type TopOf<Name extends ListName> = [NonNullable<Table[Name]['top']>] extends [never]
  ? null
  : Read<NonNullable<Table[Name]['top']>> | null

/** A resource's path parameters, each a plain string: `ParamsOf<'token'>` is `{ hash: string }`. */
export type ParamsOf<Name extends ResourceName> = PathParams<Table[Name]['path']>

/** A list's filters, each of which may be left out. */
export type FiltersOf<Name extends ListName> = {
  readonly [Key in keyof Table[Name]['filters']]?: FilterOf<Table[Name]['filters'][Key]> | undefined
}

type FilterOf<F> = F extends Filter ? FilterValue<F> : never
