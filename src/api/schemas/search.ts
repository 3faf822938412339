/* oxlint-disable typescript/no-unsafe-type-assertion -- which variant was read is known by its type field */
import {
  beyondContract,
  literal,
  maybe,
  maybeNull,
  object,
  scalar,
  withAliases,
  type Read,
  type Scalar,
} from '#/api/form'
import { isObject, readAt } from '#/api/reader'
import { addressHash, boolean, decimal, fraction, hash, integer, jsonObject, text, timestamp, word } from './scalars'
import { tokenType } from './token'

/** Contract §2.11, the token variant. */
const tokenResult = withAliases(
  object({
    type: literal('token'),
    address_url: maybe(text),
    exchange_rate: maybe(fraction),
    icon_url: maybe(text),
    name: maybe(text),
    symbol: maybe(text),
    token_type: maybe(tokenType),
    token_url: maybe(text),
    total_supply: maybe(decimal),
    address_hash: maybe(addressHash),
    is_smart_contract_verified: maybe(boolean),
    circulating_market_cap: beyondContract(fraction),
    certified: beyondContract(boolean),
    reputation: beyondContract(word(['ok', 'scam'])),
  }),
  { address_hash: 'address' },
)

const ensInfo = object({ address_hash: maybeNull(addressHash), name: maybeNull(text), expiry_date: maybeNull(text) })

const addressLike = {
  address_hash: maybeNull(addressHash),
  name: maybeNull(text),
  is_smart_contract_verified: maybeNull(boolean),
  ens_info: maybeNull(ensInfo),
  certified: maybeNull(boolean),
  reputation: maybeNull(word(['ok', 'scam'])),
  url: maybeNull(text),
}

/** The other variants are not in the contract (§2.11, not shown): as real servers send them. */
const addressResult = withAliases(object({ ...addressLike, type: literal('address') }), {
  address_hash: 'address',
})
const contractResult = withAliases(object({ ...addressLike, type: literal('contract') }), {
  address_hash: 'address',
})
const labelResult = withAliases(object({ ...addressLike, type: literal('label') }), {
  address_hash: 'address',
})
const metadataTagResult = withAliases(
  object({ ...addressLike, type: literal('metadata_tag'), metadata: maybeNull(jsonObject) }),
  { address_hash: 'address' },
)
const ensDomainResult = withAliases(object({ ...addressLike, type: literal('ens_domain') }), {
  address_hash: 'address',
})

const blockResult = object({
  type: literal('block'),
  block_hash: maybeNull(hash),
  block_number: maybeNull(integer),
  block_type: maybeNull(word(['block', 'reorg', 'uncle'])),
  timestamp: maybeNull(timestamp),
  url: maybeNull(text),
})

const transactionResult = withAliases(
  object({
    type: literal('transaction'),
    transaction_hash: maybeNull(hash),
    timestamp: maybeNull(timestamp),
    url: maybeNull(text),
    // Few servers say which block it is in.
    block_hash: maybeNull(hash),
    block_number: maybeNull(integer),
  }),
  { transaction_hash: 'tx_hash' },
)

const userOperationResult = object({
  type: literal('user_operation'),
  user_operation_hash: maybeNull(hash),
  timestamp: maybeNull(timestamp),
  url: maybeNull(text),
})

const blobResult = object({
  type: literal('blob'),
  blob_hash: maybeNull(hash),
  timestamp: maybeNull(timestamp),
  url: maybeNull(text),
})

/** What results of a type unknown today still tell. */
const otherForm = object({
  name: maybeNull(text),
  symbol: maybeNull(text),
  address_hash: maybeNull(addressHash),
  transaction_hash: maybeNull(hash),
  block_hash: maybeNull(hash),
  block_number: maybeNull(integer),
  timestamp: maybeNull(timestamp),
  url: maybeNull(text),
})

/** A search result of a type that is unknown today: `named` is the server's word for it, the rest what could be read. */
export interface OtherResult extends Read<typeof otherForm> {
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
type ReadVariant<Kind extends keyof Variants> = Omit<Read<Variants[Kind]>, 'type'> & { readonly type: Kind }

/** A search result: tell the variants apart by `type`. */
export type SearchResult = { [Kind in keyof Variants]: ReadVariant<Kind> }[keyof Variants] | OtherResult

/** Contract §2.11, Search result item. */
export const searchResult: Scalar<SearchResult> = scalar(
  'search result',
  { anyOf: Object.values(variants) },
  (raw, place) => {
    if (!isObject(raw)) return undefined
    const { type } = raw
    if (typeof type === 'string' && Object.hasOwn(variants, type)) {
      const found = readAt(variants[type as keyof Variants], raw, place)
      return found === null ? undefined : (found as SearchResult)
    }
    const found = readAt(otherForm, raw, place)
    return found === null ? undefined : { ...found, type: 'other', named: typeof type === 'string' ? type : null }
  },
)
