import * as z from 'zod/mini'

const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))
const text = optional(z.string())
const number = optional(z.number())
const flag = optional(z.boolean())
const bigint = optional(
  z.pipe(
    z.string().check(z.regex(/^-?\d+$/)),
    z.transform((digits: string) => BigInt(digits)),
  ),
)
const date = optional(
  z.pipe(
    z.string(),
    z.transform((iso: string) => new Date(iso)),
  ),
)
const transactionHash = z.string().check(z.regex(/^0x[\da-fA-F]{64}$/))
const addressHash = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/))

const tag = z.object({ address_hash: text, display_name: text, label: text })
const address = z.object({
  hash: addressHash,
  name: text,
  ens_domain_name: text,
  is_contract: flag,
  is_verified: flag,
  is_scam: flag,
  implementations: optional(z.array(z.object({ address_hash: text, name: text }))),
  proxy_type: text,
  private_tags: optional(z.array(tag)),
  public_tags: optional(z.array(tag)),
  watchlist_names: optional(z.array(tag)),
})
const token = z.object({
  address_hash: text,
  name: text,
  symbol: text,
  decimals: text,
  type: text,
  exchange_rate: text,
  icon_url: text,
  total_supply: text,
  holders_count: text,
})
export const tokenTransfer = z.object({
  block_number: number,
  from: optional(address),
  to: optional(address),
  log_index: number,
  token: optional(token),
  total: optional(z.object({ value: text, decimals: text })),
  type: text,
})
export const transaction = z.object({
  hash: transactionHash,
  block_number: number,
  timestamp: date,
  status: text,
  result: text,
  method: text,
  type: number,
  from: optional(address),
  to: optional(address),
  created_contract: optional(address),
  value: bigint,
  fee: optional(z.object({ type: text, value: bigint })),
  gas_limit: optional(z.union([z.string(), z.number()])),
  gas_used: bigint,
  gas_price: bigint,
  max_fee_per_gas: bigint,
  max_priority_fee_per_gas: bigint,
  base_fee_per_gas: bigint,
  priority_fee: bigint,
  transaction_burnt_fee: bigint,
  nonce: number,
  position: number,
  confirmations: number,
  confirmation_duration: optional(z.array(z.number())),
  exchange_rate: text,
  historic_exchange_rate: text,
  raw_input: text,
  transaction_types: optional(z.array(z.string())),
  token_transfers: optional(z.array(tokenTransfer)),
  token_transfers_overflow: flag,
  transaction_tag: text,
  has_error_in_internal_transactions: flag,
  actions: optional(z.array(z.object({ type: text, protocol: text }))),
  decoded_input: optional(
    z.object({
      method_call: text,
      method_id: text,
      parameters: optional(z.array(z.object({ name: text, type: text, value: z.unknown() }))),
    }),
  ),
  revert_reason: z.optional(z.unknown()),
})
export const holder = z.extend(address, { coin_balance: bigint, transactions_count: text })
export const nft = z.object({
  id: z.string(),
  token,
  token_type: text,
  value: text,
  image_url: text,
  animation_url: text,
  external_app_url: text,
  is_unique: flag,
  owner: optional(address),
  metadata: optional(z.record(z.string(), z.unknown())),
})
export const searchResult = z.object({
  type: z.string(),
  name: text,
  symbol: text,
  address_hash: text,
  token_type: text,
  exchange_rate: text,
  icon_url: text,
  total_supply: text,
  is_smart_contract_verified: flag,
})
export type Transaction = z.infer<typeof transaction>
export type Address = z.infer<typeof address>
export type Holder = z.infer<typeof holder>
export type SearchResult = z.infer<typeof searchResult>
export type TokenTransfer = z.infer<typeof tokenTransfer>
