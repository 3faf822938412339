import * as z from 'zod/mini'
import { beyondContract, nullish, optional, withAliases } from './fields'
import { address } from './address'
import { addressHash, boolean, decimal, integer, jsonObject, text } from './scalars'
import { token, tokenType } from './token'

/** URLs of an instance's thumbnails by size, from some servers; outside of the contract. */
const thumbnails = z.object({
  '60x60': nullish(text),
  '250x250': nullish(text),
  '500x500': nullish(text),
  original: nullish(text),
})

/** Contract §2.3, NFT instance; `metadata` is whatever the token's author published. */
export const nftInstance = withAliases(
  z.object({
    is_unique: optional(boolean),
    id: optional(decimal),
    owner: optional(address),
    token: nullish(token),
    token_type: optional(tokenType),
    value: optional(decimal),
    holder_address_hash: optional(addressHash),
    image_url: optional(text),
    animation_url: optional(text),
    external_app_url: optional(text),
    metadata: optional(jsonObject),
    media_url: beyondContract(text),
    media_type: beyondContract(text),
    // 'image', 'video' or 'html', from servers of 2026.
    image_media_type: beyondContract(text),
    animation_media_type: beyondContract(text),
    thumbnails: beyondContract(thumbnails),
  }),
  { id: 'token_id' },
)

/** One NFT, or a quantity of one. */
export type NftInstance = z.infer<typeof nftInstance>

/** Contract §2.3, Collection group; `amount` counts the instances that the address holds. */
export const nftCollection = z.object({
  token: optional(token),
  token_instances: optional(z.array(nftInstance)),
  amount: optional(decimal),
})

/** An address's NFTs of one token. */
export type NftCollection = z.infer<typeof nftCollection>

/** Served at /tokens/{hash}/instances/{id}/transfers-count, outside of the contract. */
export const instanceCounters = z.object({ transfers_count: nullish(integer) })
