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

/** What a host calls some of the fields instead, in the JSON it takes and gives. */
export type FieldNames = { readonly [Field in NetworkField]?: string | undefined }

/** The name of a field on the wire. */
export function wireName(field: NetworkField, names: FieldNames): string {
  return names[field] ?? field
}

/** A name of JSON in the contract's casing: `rpc_url` for `rpcUrl`. */
export function snakeCased(name: string): string {
  return name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
}
