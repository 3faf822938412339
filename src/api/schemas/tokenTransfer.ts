import { beyondContract, maybe, object, withAliases, type Read } from '#/api/form'
import { address } from './address'
import { nftInstance } from './nft'
import { decimal, hash, integer, text, timestamp, tokenDecimals } from './scalars'
import { token, tokenType } from './token'

/** What moved: `value` in base units for fungible tokens, `token_id` for instances, both for quantities of one. */
export const transferTotal = object({
  decimals: maybe(tokenDecimals),
  value: maybe(decimal),
  token_id: beyondContract(decimal),
  token_instance: beyondContract(nftInstance),
})

/** Contract §2.6, Token transfer. */
export const tokenTransfer = withAliases(
  object({
    block_hash: maybe(hash),
    from: maybe(address),
    to: maybe(address),
    log_index: maybe(integer),
    token: maybe(token),
    total: maybe(transferTotal),
    transaction_hash: maybe(hash),
    // The contract names no values; these are the ones that servers send.
    type: maybe(text),
    method: maybe(text),
    timestamp: maybe(timestamp),
    block_number: beyondContract(integer),
    token_type: beyondContract(tokenType),
  }),
  { transaction_hash: 'tx_hash' },
)

/** One movement of a token. */
export interface TokenTransfer extends Read<typeof tokenTransfer> {}
