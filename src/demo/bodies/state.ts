import type { StateFacts } from '#/demo/recording'
import type { View } from '#/demo/store'
import { addressBody } from './address'

/** A coin balance that a transaction changed. */
export function stateChangeBody(view: View<'addresses'>, change: StateFacts['changes'][number]) {
  return {
    type: 'coin',
    address: addressBody(view, change.address),
    balance_before: change.before,
    balance_after: change.after,
    change: String(BigInt(change.after) - BigInt(change.before)),
    is_miner: change.miner === true,
    token: null,
  }
}
