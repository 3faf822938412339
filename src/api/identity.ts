import { labelOf } from '#/domain/open'
import type { InternalTransaction } from './schemas/internalTransaction'
import type { Log } from './schemas/log'
import type { NftInstance } from './schemas/nft'
import type { Movement } from './schemas/movement'
import type { SearchResult } from './schemas/search'
import type { StateChange } from './schemas/stateChange'
import type { TokenTransfer } from './schemas/tokenTransfer'

type Part = string | number | bigint | null | undefined

/** Identifies by the parts joined; null if the first, which every record of the kind has, is unknown. */
export function identityOf(...parts: Part[]): string | null {
  const [first] = parts
  if (first === null || first === undefined || first === '') return null
  return parts
    .map((part) => part ?? '')
    .join('/')
    .toLowerCase()
}

/** Identifies by a hash and a number within it: without either, two records could not be told apart, and neither has an identity. */
function placeOf(hash: string | null, number: number | null, ...more: Part[]): string | null {
  return number === null ? null : identityOf(hash, number, ...more)
}

/** A token transfer, by its log; one log moves several token ids in a batch. */
export const transferIdentity = (row: TokenTransfer): string | null =>
  placeOf(row.transaction_hash ?? row.block_hash, row.log_index, row.total?.token_id)
/** An internal transaction, by its place in its transaction; a reorg can repeat it in another block. */
export const internalIdentity = (row: InternalTransaction): string | null =>
  placeOf(row.transaction_hash, row.index, row.block_number)
/** A movement of any kind: its transaction, and which call or token transfer of it where it is one. */
export const movementIdentity = (row: Movement): string | null =>
  identityOf(row.hash, row.internal_transaction_index, row.token_transfer_index, row.token_transfer_batch_index)
/** An NFT instance, or a quantity of it with one holder. */
export const instanceIdentity = (row: NftInstance): string | null =>
  row.id === null ? null : identityOf(row.id, row.token?.address_hash, row.holder_address_hash ?? row.owner?.hash)
/** A log, by its place in its block. */
export const logIdentity = (row: Log): string | null => placeOf(row.transaction_hash ?? row.block_hash, row.index)
/** A changed balance, by whose and of what. */
export const stateIdentity = (row: StateChange): string | null =>
  identityOf(row.address?.hash, row.type === null ? null : labelOf(row.type), row.token?.address_hash, row.token_id)

/** A search result, by its type and what that type is known by. */
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
