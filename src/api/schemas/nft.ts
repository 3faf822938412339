import { array, beyondContract, maybe, maybeNull, object, withAliases, type Read } from '#/api/form'
import { address } from './address'
import { addressHash, boolean, decimal, integer, jsonObject, text } from './scalars'
import { token, tokenType } from './token'

/** Sizes of an instance's picture that some servers keep, each a URL; outside of the contract. */
const thumbnails = object({
  '60x60': maybeNull(text),
  '250x250': maybeNull(text),
  '500x500': maybeNull(text),
  original: maybeNull(text),
})

/** Contract §2.3, NFT instance; `metadata` is whatever the token's author published. */
export const nftInstance = withAliases(
  object({
    is_unique: maybe(boolean),
    id: maybe(decimal),
    owner: maybe(address),
    token: maybeNull(token),
    token_type: maybe(tokenType),
    value: maybe(decimal),
    holder_address_hash: maybe(addressHash),
    image_url: maybe(text),
    animation_url: maybe(text),
    external_app_url: maybe(text),
    metadata: maybe(jsonObject),
    media_url: beyondContract(text),
    media_type: beyondContract(text),
    thumbnails: beyondContract(thumbnails),
  }),
  { id: 'token_id' },
)

/** One NFT, or a quantity of one. */
export interface NftInstance extends Read<typeof nftInstance> {}

/** Contract §2.3, Collection group; `amount` counts the instances that the address holds. */
export const nftCollection = object({
  token: maybe(token),
  token_instances: maybe(array(nftInstance)),
  amount: maybe(decimal),
})

/** An address's NFTs of one token. */
export interface NftCollection extends Read<typeof nftCollection> {}

/** Served at /tokens/{hash}/instances/{id}/transfers-count, outside of the contract. */
export const instanceCounters = object({ transfers_count: maybeNull(integer) })
