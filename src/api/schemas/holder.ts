import { closedObject, maybe, maybeNull, nullable, object, type Read } from '#/api/form'
import { address, multichainAddress } from './address'
import { decimal } from './scalars'
import { nftInstance } from './nft'
import { token } from './token'

/** A token's holder as per-instance servers send it; `value` in the token's base units. */
export const tokenHolder = object({
  address: maybe(address),
  token_id: maybeNull(decimal),
  value: maybeNull(decimal),
})

/** Who holds a token or an instance of it, and how much. */
export interface TokenHolder extends Read<typeof tokenHolder> {}

/** Contract §2.4, TokenHolderResponse: extra properties forbidden, all required. For strict checks only. */
export const multichainTokenHolder = closedObject({
  address: multichainAddress,
  token_id: nullable(decimal),
  value: nullable(decimal),
})

/** Served at /addresses/{hash}/tokens, outside of the contract: one token balance, `value` in base units. */
export const tokenBalance = object({
  token: maybeNull(token),
  token_id: maybeNull(decimal),
  token_instance: maybeNull(nftInstance),
  value: maybeNull(decimal),
})
