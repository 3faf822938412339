/** The fields of a network's configuration, as the contract names and orders them (§2.12). */
export const NETWORK_FIELDS = [
  'name',
  'domain',
  'active',
  'rpc_url',
  'explorer_api_key',
  'block_timestamp_skew',
  'sent_transactions_activity_enabled',
  'verified_contracts_activity_enabled',
  'explorer_usage_activity_enabled',
] as const

/** A field of a network's configuration, by the contract's name. */
export type NetworkField = (typeof NETWORK_FIELDS)[number]

/** The names of fields in a host's JSON, if they differ from the contract. */
export type FieldNames = { readonly [Field in NetworkField]?: string | undefined }

/** The name of a field in a host's JSON. */
export function wireName(field: NetworkField, names: FieldNames): string {
  return names[field] ?? field
}

/** Converts a name to the contract's casing: `rpcUrl` to `rpc_url`. */
export function snakeCased(name: string): string {
  return name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
}
