import * as z from 'zod/mini'
import { parseWithin } from '#/api/parseLenient'
import { isObject } from '#/domain/isObject'
import { wei } from './amounts'
import { beyondContract, nullish, optional, required, withAliases, withBare, withText } from './fields'
import {
  addressHash,
  boolean,
  day,
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
import { token } from './token'

/** Contract §2.1, Tag; seen also its text only, as of the next three. */
const tag = withBare(
  z.object({ address_hash: required(addressHash), display_name: required(text), label: required(text) }),
  'display_name',
)

/** Contract §2.1, WatchlistName. */
const watchlistName = withBare(z.object({ display_name: required(text), label: required(text) }), 'display_name')

/** Contract §2.1, Implementation. */
const implementation = withBare(
  withAliases(z.object({ address_hash: required(addressHash), name: z.nullable(text) }), { address_hash: 'address' }),
  'address_hash',
)

/** Contract §2.1, MetadataTag; `meta` is free-form, its keys as hostile as its values. */
const metadataTag = withBare(
  z.object({
    slug: required(text),
    name: required(text),
    tagType: required(word(['name', 'generic', 'classifier', 'information', 'note', 'protocol'])),
    ordinal: required(integer),
    meta: z.nullable(jsonObject),
  }),
  'name',
)

/** A public label of an address. */
export type MetadataTag = z.infer<typeof metadataTag>

/** Contract §2.1, the two forms of `metadata`, as one: `{ tags }`. */
export interface AddressMetadata {
  readonly tags: readonly MetadataTag[]
}

const metadataTags = z.strictObject({ tags: required(z.array(metadataTag)) })

/** One MetadataTag-like object (per-instance form) or `{ tags }` (multichain form; seen in both). */
const metadata: z.ZodMiniType<AddressMetadata> = scalar(
  'metadata',
  z.union([metadataTags, z.partial(metadataTag)]),
  (raw, context) => {
    if (!isObject(raw)) return undefined
    if ('tags' in raw) return { tags: parseWithin(metadataTags, raw, context)?.tags ?? [] }
    const single = Object.keys(raw).length === 0 ? null : parseWithin(metadataTag, raw, context)
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
  hash: required(addressHash),
  name: nullish(text),
  is_contract: nullish(boolean),
  private_tags: optional(z.array(tag)),
  watchlist_names: optional(z.array(watchlistName)),
  public_tags: optional(z.array(tag)),
  is_verified: nullish(boolean),
  ens_domain_name: nullish(text),
  metadata: nullish(metadata),
} as const

/** Contract §2.1, Address in its short per-instance form; seen also the multichain form's fields, and its hash only. */
export const address = withText(
  z.object({
    ...shortForm,
    implementation_name: optional(text),
    is_scam: beyondContract(boolean),
    reputation: beyondContract(reputation),
    proxy_type: beyondContract(proxyType),
    implementations: beyondContract(z.array(implementation)),
  }),
  (written) => ({ hash: written }),
)

/** An address as other records embed it; every field but the hash is often unknown. */
export type Address = z.infer<typeof address>

/** Contract §2.1, Address in its multichain form: extra properties forbidden, most fields required. For strict checks only. */
export const multichainAddress = z.strictObject({
  ...shortForm,
  name: z.nullable(text),
  is_contract: z.nullable(boolean),
  is_verified: z.nullable(boolean),
  ens_domain_name: z.nullable(text),
  metadata: z.nullable(metadataTags),
  is_scam: boolean,
  reputation,
  proxy_type: z.nullable(proxyType),
  implementations: z.array(implementation),
})

/** What Filecoin calls an address, outside of the contract: its actor's ID (f0…), its robust address and its type. */
const filecoinActor = z.object({ id: nullish(text), robust: nullish(text), actor_type: nullish(text) })

/** Contract §2.9, an item of the native coin holders; `coin_balance` in wei. Real servers send the short address with a balance. */
export const coinHolder = withAliases(
  z.object({
    ...address.shape,
    creator_address_hash: optional(addressHash),
    creation_transaction_hash: optional(hash),
    transactions_count: optional(decimal),
    coin_balance: optional(wei),
    exchange_rate: optional(fraction),
    implementation_address: optional(addressHash),
    token: optional(token),
    block_number_balance_updated_at: optional(integer),
    has_beacon_chain_withdrawals: optional(boolean),
    has_logs: optional(boolean),
    has_token_transfers: optional(boolean),
    has_tokens: optional(boolean),
    has_validated_blocks: optional(boolean),
    creation_status: optional(word(['selfdestructed', 'failed', 'success'])),
    filecoin: beyondContract(filecoinActor),
    bech32: beyondContract(text),
    zilliqa: beyondContract(z.object({ bech32: nullish(text) })),
  }),
  { transactions_count: ['tx_count', 'transaction_count'], creation_transaction_hash: 'creation_tx_hash' },
)

/** A holder of the native coin, and an address in full: /addresses/{hash} serves the same fields. */
export type CoinHolder = z.infer<typeof coinHolder>

/** Served at /addresses/{hash}/counters, outside of the contract. */
export const addressCounters = z.object({
  gas_usage_count: nullish(decimal),
  token_transfers_count: nullish(decimal),
  transactions_count: nullish(decimal),
  validations_count: nullish(decimal),
})

/** Served at /addresses/{hash}/tabs-counters: the rows of each list of an address, 51 where there are more than 50. */
export const addressTabCounts = withAliases(
  z.object({
    transactions_count: nullish(integer),
    token_transfers_count: nullish(integer),
    token_balances_count: nullish(integer),
    internal_transactions_count: nullish(integer),
    validations_count: nullish(integer),
    withdrawals_count: nullish(integer),
    logs_count: nullish(integer),
  }),
  { internal_transactions_count: 'internal_txs_count' },
)

/** Served at /addresses/{hash}/coin-balance-history: the balance after a block that changed it, and the change, in wei. */
export const balanceChange = z.object({
  transaction_hash: nullish(hash),
  block_number: nullish(integer),
  block_timestamp: nullish(timestamp),
  delta: nullish(wei),
  value: nullish(wei),
})

/** Served at /addresses/{hash}/coin-balance-history-by-day: the balance at the end of each of the last days, in wei. */
export const balanceByDay = z.object({
  days: nullish(integer),
  items: nullish(z.array(z.object({ date: nullish(day), value: nullish(decimal) }))),
})
