import {
  array,
  beyondContract,
  closedObject,
  maybe,
  maybeNull,
  nullable,
  object,
  partial,
  scalar,
  withAliases,
  type Read,
  type Scalar,
} from '#/api/form'
import { isObject, placeWithin, readAt } from '#/api/reader'
import { addressHash, boolean, decimal, fraction, hash, integer, jsonObject, text, word } from './scalars'
import { token } from './token'

/** Contract §2.1, Tag. */
const tag = object({ address_hash: addressHash, display_name: text, label: text })

/** Contract §2.1, WatchlistName. */
const watchlistName = object({ display_name: text, label: text })

/** Contract §2.1, Implementation. */
const implementation = withAliases(object({ address_hash: addressHash, name: nullable(text) }), {
  address_hash: 'address',
})

/** Contract §2.1, MetadataTag; `meta` is free-form, its keys as hostile as its values. */
const metadataTag = object({
  slug: text,
  name: text,
  tagType: word(['name', 'generic', 'classifier', 'information', 'note', 'protocol']),
  ordinal: integer,
  meta: nullable(jsonObject),
})

/** A public label of an address. */
export interface MetadataTag extends Read<typeof metadataTag> {}

/** Contract §2.1, the two forms of `metadata`, as one: `{ tags }`. */
export interface AddressMetadata {
  readonly tags: readonly MetadataTag[]
}

const metadataTags = closedObject({ tags: array(metadataTag) })

/** One MetadataTag-like object (per-instance form) or `{ tags }` (multichain form; seen in both). */
const metadata: Scalar<AddressMetadata> = scalar(
  'metadata',
  { anyOf: [metadataTags, partial(metadataTag)] },
  (raw, place) => {
    if (!isObject(raw)) return undefined
    if ('tags' in raw) return { tags: readAt(metadataTags.shape.tags, raw['tags'], placeWithin(place, 'tags')) ?? [] }
    if (Object.keys(raw).length === 0) return { tags: [] }
    const single = readAt(metadataTag, raw, place)
    return { tags: single === null ? [] : [single] }
  },
)

/** Contract §2.1, ProxyType. */
const proxyType = word([
  'eip1167',
  'eip1967',
  'eip1822',
  'eip1967_oz',
  'eip1967_beacon',
  'master_copy',
  'basic_implementation',
  'basic_get_implementation',
  'comptroller',
  'eip2535',
  'clone_with_immutable_arguments',
  'eip7702',
  'resolved_delegate_proxy',
  'erc7760',
  'minimal_proxy',
])

/** Contract §2.1, §3: what the server thinks of an address; a scam is often still "ok". */
const reputation = word(['ok', 'scam'])

const shortForm = {
  hash: addressHash,
  name: maybeNull(text),
  is_contract: maybeNull(boolean),
  private_tags: maybe(array(tag)),
  watchlist_names: maybe(array(watchlistName)),
  public_tags: maybe(array(tag)),
  is_verified: maybeNull(boolean),
  ens_domain_name: maybeNull(text),
  metadata: maybeNull(metadata),
} as const

/** Contract §2.1, Address in its short per-instance form; the multichain form's fields are seen there too. */
export const address = object({
  ...shortForm,
  implementation_name: maybe(text),
  is_scam: beyondContract(boolean),
  reputation: beyondContract(reputation),
  proxy_type: beyondContract(proxyType),
  implementations: beyondContract(array(implementation)),
})

/** An address as other records embed it; every field but the hash is often unknown. */
export interface Address extends Read<typeof address> {}

/** Contract §2.1, Address in its multichain form: extra properties forbidden, most fields required. For strict checks only. */
export const multichainAddress = closedObject({
  ...shortForm,
  name: nullable(text),
  is_contract: nullable(boolean),
  is_verified: nullable(boolean),
  ens_domain_name: nullable(text),
  metadata: nullable(scalar('metadata', metadataTags, (raw, place) => readAt(metadataTags, raw, place) ?? undefined)),
  is_scam: boolean,
  reputation,
  proxy_type: nullable(proxyType),
  implementations: array(implementation),
})

/** Contract §2.9, an item of the native coin holders; `coin_balance` in wei. Real servers send the short address with a balance. */
export const coinHolder = withAliases(
  object({
    ...address.shape,
    creator_address_hash: maybe(addressHash),
    creation_transaction_hash: maybe(hash),
    transactions_count: maybe(decimal),
    coin_balance: maybe(decimal),
    exchange_rate: maybe(fraction),
    implementation_address: maybe(addressHash),
    token: maybe(token),
    block_number_balance_updated_at: maybe(integer),
    has_beacon_chain_withdrawals: maybe(boolean),
    has_logs: maybe(boolean),
    has_token_transfers: maybe(boolean),
    has_tokens: maybe(boolean),
    has_validated_blocks: maybe(boolean),
    creation_status: maybe(word(['selfdestructed', 'failed', 'success'])),
  }),
  { transactions_count: 'tx_count', creation_transaction_hash: 'creation_tx_hash' },
)

/** A holder of the native coin, and an address in full: /addresses/{hash} serves the same fields. */
export interface CoinHolder extends Read<typeof coinHolder> {}

/** Served at /addresses/{hash}/counters, outside of the contract. */
export const addressCounters = object({
  gas_usage_count: maybeNull(decimal),
  token_transfers_count: maybeNull(decimal),
  transactions_count: maybeNull(decimal),
  validations_count: maybeNull(decimal),
})
