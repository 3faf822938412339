import type { Open } from './open'
import type { TokenRecord } from './transactionRecords'

/** What is read of a tag of the metadata service; `meta` is free-form and may hold anything. */
export interface MetadataTagRecord {
  readonly name: string | null
  readonly tagType: Open<string> | null
  readonly ordinal: number | null
  readonly meta: Readonly<Record<string, unknown>> | null
}

/** The fields of an address tag. */
export interface LabelRecord {
  readonly display_name: string | null
  readonly label: string | null
}

/** What is read of a contract behind a proxy. */
export interface ImplementationRecord {
  readonly address_hash: string | null
  readonly name: string | null
}

/** What is read of the labels of an address; any field may be null, for unknown. */
export interface LabelledAddress {
  readonly metadata: { readonly tags: readonly MetadataTagRecord[] } | null
  readonly public_tags: readonly LabelRecord[] | null
  readonly private_tags: readonly LabelRecord[] | null
  readonly watchlist_names: readonly LabelRecord[] | null
}

/** What is read of an address in full; any field but its hash may be null, for unknown. */
export interface AddressDetails extends LabelledAddress {
  readonly hash: string | null
  readonly name: string | null
  readonly ens_domain_name: string | null
  readonly is_contract: boolean | null
  readonly is_verified: boolean | null
  readonly proxy_type: Open<string> | null
  readonly implementations: readonly ImplementationRecord[] | null
  readonly implementation_address: string | null
  readonly implementation_name: string | null
  readonly creator_address_hash: string | null
  readonly creation_transaction_hash: string | null
  readonly creation_status: Open<string> | null
  readonly coin_balance: bigint | null
  readonly block_number_balance_updated_at: number | null
  readonly transactions_count: bigint | null
  readonly token: TokenRecord | null
  readonly has_beacon_chain_withdrawals: boolean | null
  readonly has_logs: boolean | null
  readonly has_token_transfers: boolean | null
  readonly has_tokens: boolean | null
  readonly has_validated_blocks: boolean | null
}

/** What is read of the counts of an address; null where the server said nothing. */
export interface AddressCounts {
  readonly transactions_count: bigint | null
  readonly token_transfers_count: bigint | null
  readonly gas_usage_count: bigint | null
  readonly validations_count: bigint | null
}
