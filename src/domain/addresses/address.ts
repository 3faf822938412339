import type { Open } from '#/domain/open'
import type { TokenRecord } from '#/domain/transactions/transactionRecords'

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
export interface LabeledAddress {
  readonly metadata: { readonly tags: readonly MetadataTagRecord[] } | null
  readonly public_tags: readonly LabelRecord[] | null
  readonly private_tags: readonly LabelRecord[] | null
  readonly watchlist_names: readonly LabelRecord[] | null
}

/** What is read of an address in full; any field but its hash may be null, for unknown. */
export interface AddressDetails extends LabeledAddress {
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

/** What an address is: a delegated one is an account that runs a contract's code (EIP-7702). */
export type AddressKind = 'contract' | 'account' | 'delegated' | 'unknown'

/** The type of an address; null if the API does not return it. */
export function kindOfAddress({
  is_contract,
  proxy_type,
}: Pick<AddressDetails, 'is_contract' | 'proxy_type'>): AddressKind {
  // The API returns is_contract for such an account, because it has code.
  if (proxy_type === 'eip7702') return 'delegated'
  return is_contract === null ? 'unknown' : is_contract ? 'contract' : 'account'
}

/** The implementations of an address, each once; the fields for a single one are used if the list is empty. */
export function implementationsOf(
  address: Pick<AddressDetails, 'implementations' | 'implementation_address' | 'implementation_name'>,
): { hash: string; name: string | null }[] {
  const { implementations, implementation_address, implementation_name } = address
  const single: ImplementationRecord = { address_hash: implementation_address, name: implementation_name }
  const listed = implementations?.filter(({ address_hash }) => address_hash) ?? []
  const all = new Map<string, { hash: string; name: string | null }>()
  for (const { address_hash: hash, name } of listed.length > 0 ? listed : [single]) {
    if (!hash) continue
    const known = all.get(hash.toLowerCase())
    all.set(hash.toLowerCase(), { hash: known?.hash ?? hash, name: known?.name || name || null })
  }
  return [...all.values()]
}

/**
 * The count of an address's records, from a count and a flag: servers update the count later than the flag, and return 0 until then.
 * Null if it is unknown.
 */
export function countOf(count: bigint | null | undefined, has: boolean | null | undefined): bigint | null {
  if (count) return count
  if (has === true) return null
  return count ?? (has === false ? 0n : null)
}
