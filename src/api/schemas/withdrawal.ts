import * as z from 'zod/mini'
import { nullish, optional } from './fields'
import { address } from './address'
import { decimal, integer, timestamp } from './scalars'

/** Contract §2.10, Withdrawal from the beacon chain; `amount` in wei. */
export const withdrawal = z.object({
  index: optional(integer),
  amount: optional(decimal),
  validator_index: optional(integer),
  receiver: optional(address),
  block_number: optional(integer),
  timestamp: optional(timestamp),
})

/** Served at /withdrawals/counters, outside of the contract; the sum in wei. */
export const withdrawalCounters = z.object({ withdrawals_count: nullish(decimal), withdrawals_sum: nullish(decimal) })
