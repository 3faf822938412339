import * as z from 'zod/mini'
import { callTracerSteps } from './callTracer'
import {
  identityOf,
  instanceIdentity,
  internalIdentity,
  logIdentity,
  movementIdentity,
  searchIdentity,
  stateIdentity,
  transferIdentity,
} from './identity'
import { freeText, item, list, oneOf, someOf, type Filter, type FilterValue, type PathParams } from './resource'
import { addressCounters, coinHolder } from './schemas/address'
import { block } from './schemas/block'
import { tokenBalance, tokenHolder } from './schemas/holder'
import { nullish } from './schemas/fields'
import { internalTransaction } from './schemas/internalTransaction'
import { log } from './schemas/log'
import { movement, movementFilters } from './schemas/movement'
import { instanceCounters, nftCollection, nftInstance } from './schemas/nft'
import { traceStep } from './schemas/rawTrace'
import { fraction } from './schemas/scalars'
import { searchResult } from './schemas/search'
import { smartContract, smartContractCounters, verifiedContract } from './schemas/smartContract'
import { stateChange } from './schemas/stateChange'
import { stats } from './schemas/stats'
import { token, tokenCounters } from './schemas/token'
import { tokenTransfer } from './schemas/tokenTransfer'
import { transaction } from './schemas/transaction'
import { withdrawal } from './schemas/withdrawal'

const direction = oneOf('to', 'from')
const order = oneOf('asc', 'desc')
const nftTypes = someOf('ERC-721', 'ERC-404', 'ERC-1155')
const languages = oneOf('solidity', 'vyper', 'yul', 'geas', 'stylus_rust')
const tokenOrders = oneOf('fiat_value', 'holders_count', 'circulating_market_cap')
const tokenTypes = someOf('ERC-20', 'ERC-721', 'ERC-404', 'ERC-1155', 'ERC-7984')

/** Every GET endpoint, below /api/v2. Adding one is adding a row here. */
export const RESOURCES = {
  // Contract §4.1
  addresses: list({
    path: '/addresses',
    item: coinHolder,
    identity: (row) => identityOf(row.hash),
    top: z.object({ exchange_rate: nullish(fraction), total_supply: nullish(fraction) }),
    filters: { sort: oneOf('balance', 'transactions_count'), order },
    source: '4.1',
  }),
  addressNft: list({
    path: '/addresses/{hash}/nft',
    item: nftInstance,
    identity: instanceIdentity,
    filters: { type: nftTypes },
    source: '4.1',
  }),
  addressNftCollections: list({
    path: '/addresses/{hash}/nft/collections',
    item: nftCollection,
    identity: (row) => identityOf(row.token?.address_hash),
    filters: { type: nftTypes },
    source: '4.1',
  }),
  addressBlocksValidated: list({
    path: '/addresses/{hash}/blocks-validated',
    item: block,
    identity: (row) => identityOf(row.hash),
    source: '4.1',
  }),
  search: list({
    path: '/search',
    item: searchResult,
    identity: searchIdentity,
    filters: { q: freeText },
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
    source: '4.1',
  }),
  transactionInternalTransactions: list({
    path: '/transactions/{hash}/internal-transactions',
    item: internalTransaction,
    identity: internalIdentity,
    credits: 40,
    source: '4.1',
  }),
  internalTransactions: list({
    path: '/internal-transactions',
    item: internalTransaction,
    identity: internalIdentity,
    credits: 40,
    source: '4.1',
  }),
  tokenInstanceTransfers: list({
    path: '/tokens/{hash}/instances/{id}/transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    credits: 30,
    source: '4.1',
  }),
  withdrawals: list({
    path: '/withdrawals',
    item: withdrawal,
    identity: (row) => identityOf(row.index),
    source: '4.1',
  }),

  // Contract §4.2
  tokenInstanceHolders: list({
    path: '/tokens/{hash}/instances/{id}/holders',
    item: tokenHolder,
    identity: (row) => identityOf(row.address?.hash, row.token_id),
    form: 'multichain',
    source: '4.2',
  }),

  // Served by real servers, outside of the contract
  transactions: list({
    path: '/transactions',
    item: transaction,
    identity: (row) => identityOf(row.hash),
    filters: { filter: oneOf('validated', 'pending') },
  }),
  blocks: list({
    path: '/blocks',
    item: block,
    identity: (row) => identityOf(row.hash),
    filters: { type: oneOf('block', 'uncle', 'reorg') },
  }),
  mainPageBlocks: list({
    path: '/main-page/blocks',
    item: block,
    identity: (row) => identityOf(row.hash),
    body: 'array',
  }),
  addressTransactions: list({
    path: '/addresses/{hash}/transactions',
    item: transaction,
    identity: (row) => identityOf(row.hash),
    filters: { filter: direction, sort: oneOf('block_number', 'value', 'fee'), order },
  }),
  addressTokenTransfers: list({
    path: '/addresses/{hash}/token-transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    filters: { filter: direction, type: tokenTypes, token: freeText },
    credits: 30,
  }),
  addressInternalTransactions: list({
    path: '/addresses/{hash}/internal-transactions',
    item: internalTransaction,
    identity: internalIdentity,
    filters: { filter: direction },
    credits: 40,
  }),
  addressTokens: list({
    path: '/addresses/{hash}/tokens',
    item: tokenBalance,
    identity: (row) => identityOf(row.token?.address_hash, row.token_id),
    filters: { type: tokenTypes },
    credits: 30,
  }),
  addressWithdrawals: list({
    path: '/addresses/{hash}/withdrawals',
    item: withdrawal,
    identity: (row) => identityOf(row.index),
  }),
  addressLogs: list({
    path: '/addresses/{hash}/logs',
    item: log,
    identity: logIdentity,
    filters: { topic: freeText },
    credits: 30,
  }),
  tokens: list({
    path: '/tokens',
    item: token,
    identity: (row) => identityOf(row.address_hash),
    filters: { q: freeText, type: tokenTypes, sort: tokenOrders, order },
    credits: 30,
  }),
  tokenHolders: list({
    path: '/tokens/{hash}/holders',
    item: tokenHolder,
    identity: (row) => identityOf(row.address?.hash, row.token_id),
  }),
  tokenTransfers: list({
    path: '/tokens/{hash}/transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    credits: 30,
  }),
  tokenInstances: list({ path: '/tokens/{hash}/instances', item: nftInstance, identity: instanceIdentity }),
  transactionTokenTransfers: list({
    path: '/transactions/{hash}/token-transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    filters: { type: tokenTypes },
    credits: 30,
  }),
  transactionLogs: list({ path: '/transactions/{hash}/logs', item: log, identity: logIdentity, credits: 30 }),
  transactionStateChanges: list({
    path: '/transactions/{hash}/state-changes',
    item: stateChange,
    identity: stateIdentity,
    credits: 30,
  }),
  transactionRawTrace: list({
    path: '/transactions/{hash}/raw-trace',
    item: traceStep,
    identity: (row) => (row.traceAddress === null ? null : `[${row.traceAddress.join(',')}]`),
    body: 'array',
    itemsOf: callTracerSteps,
    credits: 50,
  }),
  blockWithdrawals: list({
    path: '/blocks/{id}/withdrawals',
    item: withdrawal,
    identity: (row) => identityOf(row.index),
  }),
  blockInternalTransactions: list({
    path: '/blocks/{id}/internal-transactions',
    item: internalTransaction,
    identity: internalIdentity,
    credits: 40,
  }),
  advancedFilters: list({
    path: '/advanced-filters',
    item: movement,
    identity: movementIdentity,
    filters: movementFilters,
  }),
  smartContracts: list({
    path: '/smart-contracts',
    item: verifiedContract,
    identity: (row) => identityOf(row.address?.hash),
    filters: { q: freeText, filter: languages, sort: oneOf('balance', 'transactions_count'), order },
  }),
  searchQuick: list({
    path: '/search/quick',
    item: searchResult,
    identity: searchIdentity,
    filters: { q: freeText },
    body: 'array',
    credits: 25,
  }),

  transaction: item({ path: '/transactions/{hash}', item: transaction }),
  block: item({ path: '/blocks/{id}', item: block }),
  address: item({ path: '/addresses/{hash}', item: coinHolder }),
  addressCounters: item({ path: '/addresses/{hash}/counters', item: addressCounters }),
  token: item({ path: '/tokens/{hash}', item: token, credits: 30 }),
  tokenCounters: item({ path: '/tokens/{hash}/counters', item: tokenCounters }),
  tokenInstance: item({ path: '/tokens/{hash}/instances/{id}', item: nftInstance }),
  tokenInstanceCounters: item({ path: '/tokens/{hash}/instances/{id}/transfers-count', item: instanceCounters }),
  smartContract: item({ path: '/smart-contracts/{hash}', item: smartContract }),
  smartContractCounters: item({ path: '/smart-contracts/counters', item: smartContractCounters }),
  stats: item({ path: '/stats', item: stats }),
} as const

type Table = typeof RESOURCES

/** The name of any GET endpoint. */
export type ResourceName = keyof Table

/** The name of a list endpoint. */
export type ListName = { [Name in ResourceName]: Table[Name]['kind'] extends 'list' ? Name : never }[ResourceName]

/** The name of an endpoint that answers one record. */
export type ItemName = Exclude<ResourceName, ListName>

/** The record that a resource holds: a list's row, or the item itself. */
export type RowOf<Name extends ResourceName> = z.output<Table[Name]['item']>

/** The fields of a list next to its rows; null for most lists. */
export type TopOf<Name extends ListName> = [NonNullable<Table[Name]['top']>] extends [never]
  ? null
  : z.output<NonNullable<Table[Name]['top']>> | null

/** A resource's path parameters, each a plain string: `ParamsOf<'token'>` is `{ hash: string }`. */
export type ParamsOf<Name extends ResourceName> = PathParams<Table[Name]['path']>

/** A list's filters, each of which may be left out. */
export type FiltersOf<Name extends ListName> = {
  readonly [Key in keyof Table[Name]['filters']]?: FilterOf<Table[Name]['filters'][Key]> | undefined
}

type FilterOf<F> = F extends Filter ? FilterValue<F> : never
