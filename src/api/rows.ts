import { isObject } from '#/domain/isObject'
import { isBlockReward } from '#/domain/blocks/blockReward'
import { labelOf } from '#/domain/open'
import { eachTotal } from './eachTotal'
import { stringifyJson } from './json'
import { parseLenient } from './parseLenient'
import type { ListResource } from './resource'
import { sampleOf, type SchemaMismatch } from './schemaMismatch'
import type { InternalTransaction } from './schemas/internalTransaction'
import type { Log } from './schemas/log'
import type { AdvancedTransfer } from './schemas/movement'
import type { NftInstance } from './schemas/nft'
import type { SearchResult } from './schemas/search'
import type { StateChange } from './schemas/stateChange'
import type { TokenTransfer } from './schemas/tokenTransfer'
import type { Transaction } from './schemas/transaction'

/**
 * Parses the elements of a list's body into rows, without duplicates. An element that is no object or has no identity becomes a row
 * with a value of null and its raw JSON. `within` is the path of the array, for mismatches.
 */
export function rowsOf<T>(
  resource: ListResource,
  items: readonly unknown[],
  within: string,
  mismatches: SchemaMismatch[],
): Row<T>[] {
  return createRowReader<T>(resource, within, mismatches)(items)
}

/** The same for a body whose elements come one part after another. */
export function createRowReader<T>(
  resource: ListResource,
  within: string,
  mismatches: SchemaMismatch[],
): (items: readonly unknown[]) => Row<T>[] {
  const taken = new Map<string, Namesakes>()
  let index = -1
  const rowOf = (raw: unknown): Row<T>[] => {
    index += 1
    const path = `${within}[${index}]`
    const value = isObject(raw) ? parseLenient(resource.item, raw, path, mismatches).value : null
    const identity = value === null ? null : resource.identity(value)
    if (identity === null) mismatches.push({ path, expected: 'a row that can be identified', found: sampleOf(raw) })
    const name = identity ?? `unreadable/${digest(raw)}`
    const before = taken.get(name)
    // Equal duplicates are one row; if they differ, both are shown, as either may be right.
    if (before && identity !== null && isRepeated(raw, before)) return []
    if (before) before.count += 1
    else taken.set(name, { count: 1, first: raw })
    const id = before ? `${name}~${before.count}` : name
    return [{ id, value: identity === null ? null : (value as T), raw }]
  }
  return (items) => items.flatMap(eachTotal).flatMap(rowOf)
}

/** The rows of one identity. */
interface Namesakes {
  count: number
  readonly first: unknown
  /** The JSON of each; absent while there is one, as most rows have an identity of their own and are never compared. */
  texts?: Set<string>
}

/** Whether a row has the same JSON as one of its namesakes, to which it is added. */
function isRepeated(raw: unknown, namesakes: Namesakes): boolean {
  namesakes.texts ??= new Set([stringifyJson(namesakes.first)])
  const text = stringifyJson(raw)
  if (namesakes.texts.has(text)) return true
  namesakes.texts.add(text)
  return false
}

/** A 53-bit FNV-like hash of an unreadable row, so that it has the same ID on every page. */
function digest(raw: unknown): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  const text = stringifyJson(raw)
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 2654435761)
    high = Math.imul(high ^ unit, 1597334677)
  }
  return ((high >>> 0) * 0x200000 + (low >>> 11)).toString(36)
}

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

/** Identifies a transaction by its hash, and the reward of a block, which has none, by the block and who got it. */
export const transactionIdentity = (row: Transaction): string | null =>
  isBlockReward(row) ? identityOf(row.block_hash, 'reward', row.to?.hash) : identityOf(row.hash)
/** Identifies a token transfer by its log and token ID, as one log can transfer a batch. */
export const transferIdentity = (row: TokenTransfer): string | null =>
  placeOf(row.transaction_hash ?? row.block_hash, row.log_index, row.total?.token_id)
/** Identifies an internal transaction by its index in its transaction, and by the block, as a reorg can repeat it. */
export const internalIdentity = (row: InternalTransaction): string | null =>
  placeOf(row.transaction_hash, row.index, row.block_number)
/** Identifies a transfer of any kind by its transaction, and the call or token transfer in it. */
export const movementIdentity = (row: AdvancedTransfer): string | null =>
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

/** A row of a list. */
export interface Row<T> {
  /** Unique within its page, and the same for the same record on any page. */
  readonly id: string
  /** Null if the row cannot be read. */
  readonly value: T | null
  /** The row's JSON as it was sent. */
  readonly raw: unknown
}
