import { maybe, object } from '#/api/form'
import { address } from './address'
import { decimal, integer, timestamp } from './scalars'

/** Contract §2.10, Withdrawal from the beacon chain; `amount` in wei. */
export const withdrawal = object({
  index: maybe(integer),
  amount: maybe(decimal),
  validator_index: maybe(integer),
  receiver: maybe(address),
  block_number: maybe(integer),
  timestamp: maybe(timestamp),
})
