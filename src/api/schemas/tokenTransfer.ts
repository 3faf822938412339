import * as z from 'zod/mini'
import { transferredValue } from './amounts'
import { beyondContract, optional, withAliases, withBare } from './fields'
import { address } from './address'
import { nftInstance } from './nft'
import { decimal, hash, integer, text, timestamp, decimalsField } from './scalars'
import { token, tokenType } from './token'

/** What moved: `value` in base units for fungible tokens, `token_id` for instances, both for quantities of one. */
export const transferTotal = withBare(
  z.object({
    decimals: optional(decimalsField),
    value: optional(transferredValue),
    // ERC-8056: what the amount is multiplied by, in 10⁻¹⁸; before that of the token.
    ui_multiplier: beyondContract(decimal),
    token_id: beyondContract(decimal),
    token_instance: beyondContract(nftInstance),
  }),
  'value',
)

/** Contract §2.6, Token transfer. */
export const tokenTransfer = withAliases(
  z.object({
    block_hash: optional(hash),
    from: optional(address),
    to: optional(address),
    log_index: optional(integer),
    token: optional(token),
    total: optional(transferTotal),
    transaction_hash: optional(hash),
    // The contract names no values; these are the ones that servers send.
    type: optional(text),
    method: optional(text),
    timestamp: optional(timestamp),
    block_number: beyondContract(integer),
    token_type: beyondContract(tokenType),
    ui_multiplier: beyondContract(decimal),
  }),
  { transaction_hash: 'tx_hash', timestamp: 'block_timestamp' },
)

/** One movement of a token. */
export type TokenTransfer = z.infer<typeof tokenTransfer>
