import { labelOf } from '#/domain/open'
import type { InternalTransaction } from './schemas/internalTransaction'
import type { Log } from './schemas/log'
import type { NftInstance } from './schemas/nft'
import type { Movement } from './schemas/movement'
import type { SearchResult } from './schemas/search'
import type { StateChange } from './schemas/stateChange'
import type { TokenTransfer } from './schemas/tokenTransfer'

type Part = string | number | bigint | null | undefined

/** Joins parts to an identity; null if the first, which every record of the kind has, is missing. */
export function identityOf(...parts: Part[]): string | null {
  const [first] = parts
  if (first === null || first === undefined || first === '') return null
  return parts
    .map((part) => part ?? '')
    .join('/')
    .toLowerCase()
}

/** The identity of a record by a hash and an index within it; null if either is missing, as records would then be confused. */
function placeOf(hash: string | null, number: number | null, ...more: Part[]): string | null {
  return number === null ? null : identityOf(hash, number, ...more)
}

/** Identifies a token transfer by its log and token ID, as one log can transfer a batch. */
export const transferIdentity = (row: TokenTransfer): string | null =>
  placeOf(row.transaction_hash ?? row.block_hash, row.log_index, row.total?.token_id)
/** Identifies an internal transaction by its index in its transaction, and by the block, as a reorg can repeat it. */
export const internalIdentity = (row: InternalTransaction): string | null =>
  placeOf(row.transaction_hash, row.index, row.block_number)
/** Identifies a transfer of any kind by its transaction, and the call or token transfer in it. */
export const movementIdentity = (row: Movement): string | null =>
  identityOf(row.hash, row.internal_transaction_index, row.token_transfer_index, row.token_transfer_batch_index)
/** Identifies an NFT instance, and its holder if several hold a quantity of it. */
export const instanceIdentity = (row: NftInstance): string | null =>
  row.id === null ? null : identityOf(row.id, row.token?.address_hash, row.holder_address_hash ?? row.owner?.hash)
/** Identifies a log by its index in its block. */
export const logIdentity = (row: Log): string | null => placeOf(row.transaction_hash ?? row.block_hash, row.index)
/** Identifies a state change by its address and asset. */
export const stateIdentity = (row: StateChange): string | null =>
  identityOf(row.address?.hash, row.type === null ? null : labelOf(row.type), row.token?.address_hash, row.token_id)

/** Identifies a search result by its type and the hash, height or name of that type. */
export function searchIdentity(row: SearchResult): string | null {
  switch (row.type) {
    case 'block':
      return identityOf(row.block_hash ?? row.block_number, row.type)
    case 'transaction':
      return identityOf(row.transaction_hash, row.type)
    case 'user_operation':
      return identityOf(row.user_operation_hash, row.type)
    case 'blob':
      return identityOf(row.blob_hash, row.type)
    case 'ens_domain':
      return identityOf(row.ens_info?.name ?? row.name ?? row.address_hash, row.type, row.address_hash)
    case 'other':
      return identityOf(row.transaction_hash ?? row.block_hash ?? row.address_hash ?? row.url ?? row.name, row.named)
    default:
      return identityOf(row.address_hash, row.type, row.name)
  }
}
