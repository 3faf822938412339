import { identityOf, instanceIdentity, transferIdentity } from '#/api/rows'
import { freeText, item, list, oneOf, order, tokenTypes } from '#/api/resource'
import { tokenHolder } from '#/api/schemas/holder'
import { instanceCounters, nftInstance } from '#/api/schemas/nft'
import { token, tokenCounters } from '#/api/schemas/token'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'

const tokenOrders = oneOf('circulating_market_cap', 'holders_count', 'fiat_value')

/** Endpoints of tokens and NFTs. */
export const TOKEN_RESOURCES = {
  token: item({ path: '/tokens/{hash}', item: token, credits: 30 }),
  tokens: list({
    path: '/tokens',
    item: token,
    identity: (row) => identityOf(row.address_hash),
    filters: { q: freeText, type: tokenTypes, sort: tokenOrders, order },
    defaultSort: 'circulating_market_cap',
    credits: 30,
    hidesScam: true,
  }),
  tokenCounters: item({ path: '/tokens/{hash}/counters', item: tokenCounters }),
  tokenTransfers: list({
    path: '/tokens/{hash}/transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    credits: 30,
  }),
  tokenHolders: list({
    path: '/tokens/{hash}/holders',
    item: tokenHolder,
    identity: (row) => identityOf(row.address?.hash, row.token_id),
  }),
  tokenInstances: list({ path: '/tokens/{hash}/instances', item: nftInstance, identity: instanceIdentity }),
  tokenInstance: item({ path: '/tokens/{hash}/instances/{id}', item: nftInstance }),
  tokenInstanceCounters: item({ path: '/tokens/{hash}/instances/{id}/transfers-count', item: instanceCounters }),
  tokenInstanceTransfers: list({
    path: '/tokens/{hash}/instances/{id}/transfers',
    item: tokenTransfer,
    identity: transferIdentity,
    credits: 30,
    source: '4.1',
  }),
  tokenInstanceHolders: list({
    path: '/tokens/{hash}/instances/{id}/holders',
    item: tokenHolder,
    identity: (row) => identityOf(row.address?.hash, row.token_id),
    form: 'multichain',
    source: '4.2',
  }),
} as const
