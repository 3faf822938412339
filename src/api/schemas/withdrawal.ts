import * as z from 'zod/mini'
import { address } from './address'
import { decimal, integer, maybe, timestamp } from './scalars'

/** Contract §2.10, Withdrawal from the beacon chain; `amount` in wei. */
export const withdrawal = z.object({
  index: maybe(integer),
  amount: maybe(decimal),
  validator_index: maybe(integer),
  receiver: maybe(address),
  block_number: maybe(integer),
  timestamp: maybe(timestamp),
})
