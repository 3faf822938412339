import type { RESOURCES, ResourceName } from '#/api/resources'
import type { FileRoutesById } from '#/routes.gen'

type Endpoint = (typeof RESOURCES)[ResourceName]['path']

/**
 * The endpoint, below /api/v2, that each route requests first, by its ID: requested while the app's code loads (src/earlyFetch.ts). A
 * route that is not listed works, and its first rows come later.
 */
export const FIRST_REQUEST: Readonly<Partial<Record<keyof FileRoutesById, Endpoint>>> = {
  '/$chain/': '/main-page/transactions',
  '/$chain/address/$hash': '/addresses/{hash}',
  '/$chain/address/$hash/': '/addresses/{hash}/transactions',
  '/$chain/address/$hash/blocks-validated': '/addresses/{hash}/blocks-validated',
  '/$chain/address/$hash/contract': '/smart-contracts/{hash}',
  '/$chain/address/$hash/history': '/addresses/{hash}/coin-balance-history',
  '/$chain/address/$hash/internal': '/addresses/{hash}/internal-transactions',
  '/$chain/address/$hash/logs': '/addresses/{hash}/logs',
  '/$chain/address/$hash/nft': '/addresses/{hash}/nft',
  '/$chain/address/$hash/nft_/collections': '/addresses/{hash}/nft/collections',
  '/$chain/address/$hash/token-transfers': '/addresses/{hash}/token-transfers',
  '/$chain/address/$hash/tokens': '/addresses/{hash}/tokens',
  '/$chain/address/$hash/txs': '/addresses/{hash}/transactions',
  '/$chain/address/$hash/withdrawals': '/addresses/{hash}/withdrawals',
  '/$chain/addresses': '/addresses',
  '/$chain/blob/$hash': '/blobs/{hash}',
  '/$chain/block/$id': '/blocks/{id}',
  '/$chain/block/$id/internal': '/blocks/{id}/internal-transactions',
  '/$chain/block/$id/txs': '/blocks/{id}/transactions',
  '/$chain/block/$id/withdrawals': '/blocks/{id}/withdrawals',
  '/$chain/blocks': '/blocks',
  '/$chain/contracts': '/smart-contracts',
  '/$chain/deposits': '/beacon/deposits',
  '/$chain/internal-transactions': '/internal-transactions',
  '/$chain/op/$hash': '/proxy/account-abstraction/operations/{hash}',
  '/$chain/ops': '/proxy/account-abstraction/operations',
  '/$chain/stats': '/stats/charts/transactions',
  '/$chain/token-transfers': '/token-transfers',
  '/$chain/token/$hash': '/tokens/{hash}',
  '/$chain/token/$hash/': '/tokens/{hash}/transfers',
  '/$chain/token/$hash/holders': '/tokens/{hash}/holders',
  '/$chain/token/$hash/instances': '/tokens/{hash}/instances',
  '/$chain/token/$hash/transfers': '/tokens/{hash}/transfers',
  '/$chain/token/$hash_/instance/$id': '/tokens/{hash}/instances/{id}',
  '/$chain/token/$hash_/instance/$id/holders': '/tokens/{hash}/instances/{id}/holders',
  '/$chain/token/$hash_/instance/$id/transfers': '/tokens/{hash}/instances/{id}/transfers',
  '/$chain/tokens': '/tokens',
  '/$chain/transfers': '/advanced-filters',
  '/$chain/tx/$hash': '/transactions/{hash}',
  '/$chain/tx/$hash/blobs': '/transactions/{hash}/blobs',
  '/$chain/tx/$hash/internal': '/transactions/{hash}/internal-transactions',
  '/$chain/tx/$hash/logs': '/transactions/{hash}/logs',
  '/$chain/tx/$hash/raw': '/transactions/{hash}/raw-trace',
  '/$chain/tx/$hash/state': '/transactions/{hash}/state-changes',
  '/$chain/tx/$hash/token-transfers': '/transactions/{hash}/token-transfers',
  '/$chain/txs': '/transactions',
  '/$chain/withdrawals': '/withdrawals',
}
