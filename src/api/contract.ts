import type * as z from 'zod/mini'
import type { ListName } from './resources'
import { multichainTokenHolder } from './schemas/holder'

/** The keys of next_page_params that the contract documents (§4.1, §4.2), for the conformance check only: pages treat cursors as opaque. */
export const CURSOR_KEYS: Readonly<Partial<Record<ListName, readonly string[]>>> = {
  addresses: ['fetched_coin_balance', 'hash', 'items_count'],
  addressNft: ['token_contract_address_hash', 'token_id', 'token_type'],
  addressNftCollections: ['token_contract_address_hash', 'token_type'],
  addressBlocksValidated: ['block_number', 'items_count'],
  search: [
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
  blockTransactions: ['block_number', 'index', 'items_count'],
  transactionInternalTransactions: ['block_number', 'index', 'items_count', 'transaction_index'],
  internalTransactions: ['block_number', 'index', 'transaction_index'],
  tokenInstanceTransfers: ['block_number', 'index', 'token_id'],
  withdrawals: ['index', 'items_count'],
  tokenInstanceHolders: ['address_hash', 'token_id', 'value'],
}

/** The item schemas that strict parsing uses instead of the pages' own (contract §2.4). */
export const STRICT_ITEMS: Readonly<Partial<Record<ListName, z.core.$ZodType>>> = {
  tokenInstanceHolders: multichainTokenHolder,
}
