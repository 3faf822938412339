import { identityOf, instanceIdentity, transferIdentity } from '#/api/rows'
import { freeText, item, list, oneOf, order, tokenTypes } from '#/api/resource'
import { tokenHolder } from '#/api/schemas/holder'
import { instanceCounters, nftInstance } from '#/api/schemas/nft'
import { token, tokenCounters } from '#/api/schemas/token'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'

const tokenOrders = oneOf('circulating_market_cap', 'holders_count', 'fiat_value')

/** Endpoints of tokens and NFTs. */
export const TOKEN_RESOURCES = {
  token: item({ path: '/tokens/{hash}', of: 'token', item: token, credits: 30 }),
  tokens: list({
    path: '/tokens',
    firstRows: 'Top',
    item: token,
    identity: (row) => identityOf(row.address_hash),
    filters: { q: freeText, type: tokenTypes, sort: tokenOrders, order },
    defaultSort: 'circulating_market_cap',
    credits: 30,
    hidesScam: true,
  }),
  tokenCounters: item({ path: '/tokens/{hash}/counters', of: 'token', item: tokenCounters }),
  tokenTransfers: list({
    path: '/tokens/{hash}/transfers',
    of: 'token',
    firstRows: 'Latest',
    total: ['tokenCounters', 'transfers_count'],
    item: tokenTransfer,
    identity: transferIdentity,
    credits: 30,
  }),
  tokenHolders: list({
    path: '/tokens/{hash}/holders',
    of: 'token',
    firstRows: 'Top',
    total: ['tokenCounters', 'token_holders_count'],
    item: tokenHolder,
    identity: (row) => identityOf(row.address?.hash, row.token_id),
  }),
  tokenInstances: list({
    path: '/tokens/{hash}/instances',
    of: 'token',
    item: nftInstance,
    identity: instanceIdentity,
  }),
  tokenInstance: item({ path: '/tokens/{hash}/instances/{id}', of: 'NFT', item: nftInstance }),
  tokenInstanceCounters: item({
    path: '/tokens/{hash}/instances/{id}/transfers-count',
    of: 'NFT',
    item: instanceCounters,
  }),
  tokenInstanceTransfers: list({
    path: '/tokens/{hash}/instances/{id}/transfers',
    of: 'NFT',
    firstRows: 'Latest',
    total: ['tokenInstanceCounters', 'transfers_count'],
    item: tokenTransfer,
    identity: transferIdentity,
    credits: 30,
    source: '4.1',
  }),
  tokenInstanceHolders: list({
    path: '/tokens/{hash}/instances/{id}/holders',
    of: 'NFT',
    firstRows: 'Top',
    item: tokenHolder,
    identity: (row) => identityOf(row.address?.hash, row.token_id),
    form: 'multichain',
    source: '4.2',
  }),
} as const
