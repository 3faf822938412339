import type { Holder, HeldBalance } from '#/served/holdings'
import { instanceKey, instancesByKey, rowBy } from '#/served/indexes'
import type { View } from '#/served/store'
import { addressBody } from './address'
import { type NftView, instanceBody } from './nft'
import { tokenBody } from './token'

/** A holder (contract §2.4). */
export function holderBody(view: View<'addresses'>, { holder, value, tokenId }: Holder) {
  return { address: addressBody(view, holder), token_id: tokenId, value: String(value) }
}

/** A token balance of an address. */
export function balanceBody(view: NftView & View<'instances'>, { token, tokenId, value }: HeldBalance) {
  const instance = tokenId === null ? undefined : rowBy(view.instances, instancesByKey, instanceKey(token, tokenId))
  return {
    token: tokenBody(view, token),
    token_id: tokenId,
    token_instance: instance === undefined ? null : instanceBody(view, instance),
    value: String(value),
  }
}
