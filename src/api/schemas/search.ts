import * as z from 'zod/mini'
import { parseWithin } from '#/api/parseLenient'
import { isObject } from '#/domain/isObject'
import { beyondContract, nullish, optional, withAliases, withBare } from './fields'
import {
  addressHash,
  boolean,
  decimal,
  fraction,
  hash,
  integer,
  jsonObject,
  scalar,
  text,
  timestamp,
  word,
} from './scalars'
import { tokenType } from './token'

/** Contract §2.11, the token variant. */
const tokenResult = withAliases(
  z.object({
    type: z.literal('token'),
    address_url: optional(text),
    exchange_rate: optional(fraction),
    icon_url: optional(text),
    name: optional(text),
    symbol: optional(text),
    token_type: optional(tokenType),
    token_url: optional(text),
    total_supply: optional(decimal),
    address_hash: optional(addressHash),
    is_smart_contract_verified: optional(boolean),
    circulating_market_cap: beyondContract(fraction),
    certified: beyondContract(boolean),
    reputation: beyondContract(word(['ok', 'scam'])),
  }),
  { address_hash: 'address' },
)

const ensInfo = withBare(
  z.object({ address_hash: nullish(addressHash), name: nullish(text), expiry_date: nullish(text) }),
  'name',
)

const addressLike = {
  address_hash: nullish(addressHash),
  name: nullish(text),
  is_smart_contract_verified: nullish(boolean),
  ens_info: nullish(ensInfo),
  certified: nullish(boolean),
  reputation: nullish(word(['ok', 'scam'])),
  url: nullish(text),
}

/** The other variants are not in the contract (§2.11, not shown): as real servers send them. */
const addressResult = withAliases(z.object({ ...addressLike, type: z.literal('address') }), {
  address_hash: 'address',
})
const contractResult = withAliases(z.object({ ...addressLike, type: z.literal('contract') }), {
  address_hash: 'address',
})
const labelResult = withAliases(z.object({ ...addressLike, type: z.literal('label') }), {
  address_hash: 'address',
})
const metadataTagResult = withAliases(
  z.object({ ...addressLike, type: z.literal('metadata_tag'), metadata: nullish(jsonObject) }),
  { address_hash: 'address' },
)
const ensDomainResult = withAliases(z.object({ ...addressLike, type: z.literal('ens_domain') }), {
  address_hash: 'address',
})

const blockResult = z.object({
  type: z.literal('block'),
  block_hash: nullish(hash),
  block_number: nullish(integer),
  block_type: nullish(word(['block', 'reorg', 'uncle'])),
  timestamp: nullish(timestamp),
  url: nullish(text),
})

const transactionResult = withAliases(
  z.object({
    type: z.literal('transaction'),
    transaction_hash: nullish(hash),
    timestamp: nullish(timestamp),
    url: nullish(text),
    // Few servers report the block.
    block_hash: nullish(hash),
    block_number: nullish(integer),
  }),
  { transaction_hash: 'tx_hash' },
)

const userOperationResult = z.object({
  type: z.literal('user_operation'),
  user_operation_hash: nullish(hash),
  timestamp: nullish(timestamp),
  url: nullish(text),
})

const blobResult = z.object({
  type: z.literal('blob'),
  blob_hash: nullish(hash),
  timestamp: nullish(timestamp),
  url: nullish(text),
})

/** What results of a type unknown today still tell. */
const otherResult = z.object({
  name: nullish(text),
  symbol: nullish(text),
  address_hash: nullish(addressHash),
  transaction_hash: nullish(hash),
  block_hash: nullish(hash),
  block_number: nullish(integer),
  timestamp: nullish(timestamp),
  url: nullish(text),
})

/** A search result of a type that is unknown today: `named` is the server's word for it, the rest what could be read. */
export interface OtherResult extends z.infer<typeof otherResult> {
  readonly type: 'other'
  readonly named: string | null
}

const variants = {
  token: tokenResult,
  address: addressResult,
  contract: contractResult,
  label: labelResult,
  metadata_tag: metadataTagResult,
  ens_domain: ensDomainResult,
  block: blockResult,
  transaction: transactionResult,
  user_operation: userOperationResult,
  blob: blobResult,
}

type Variants = typeof variants
type Variant<Kind extends keyof Variants> = Omit<z.infer<Variants[Kind]>, 'type'> & { readonly type: Kind }

/** A search result: tell the variants apart by `type`. */
export type SearchResult = { [Kind in keyof Variants]: Variant<Kind> }[keyof Variants] | OtherResult

/** Contract §2.11, Search result item. */
export const searchResult: z.ZodMiniType<SearchResult> = scalar(
  'search result',
  z.union(Object.values(variants)),
  (raw, context) => {
    if (!isObject(raw)) return undefined
    const { type } = raw
    if (typeof type === 'string' && Object.hasOwn(variants, type))
      return parseWithin(variants[type as keyof Variants], raw, context)
    const found = parseWithin(otherResult, raw, context)
    return found && { ...found, type: 'other', named: typeof type === 'string' ? type : null }
  },
)
