import * as z from 'zod/mini'
import { tokenUnits } from './amounts'
import { nullish, optional } from './fields'
import { address, multichainAddress } from './address'
import { decimal } from './scalars'
import { nftInstance } from './nft'
import { token } from './token'

/** A token's holder as per-instance servers send it; `value` in the token's base units. */
export const tokenHolder = z.object({
  address: optional(address),
  token_id: nullish(decimal),
  value: nullish(tokenUnits),
})

/** Who holds a token or an instance of it, and how much. */
export type TokenHolder = z.infer<typeof tokenHolder>

/** Contract §2.4, TokenHolderResponse: extra properties forbidden, all required. For strict checks only. */
export const multichainTokenHolder = z.strictObject({
  address: multichainAddress,
  token_id: z.nullable(decimal),
  value: z.nullable(decimal),
})

/** Served at /addresses/{hash}/tokens, outside of the contract: one token balance, `value` in base units. */
export const tokenBalance = z.object({
  token: nullish(token),
  token_id: nullish(decimal),
  token_instance: nullish(nftInstance),
  value: nullish(tokenUnits),
})
