import * as z from 'zod/mini'
import { nullish } from './fields'
import { day, decimal, hash, integer, timestamp } from './scalars'

/** Served at /addresses/{hash}/coin-balance-history: the balance after a block that changed it, and the change, in wei. */
export const balanceChange = z.object({
  transaction_hash: nullish(hash),
  block_number: nullish(integer),
  block_timestamp: nullish(timestamp),
  delta: nullish(decimal),
  value: nullish(decimal),
})

/** Served at /addresses/{hash}/coin-balance-history-by-day: the balance at the end of each of the last days, in wei. */
export const balanceByDay = z.object({
  days: nullish(integer),
  items: nullish(z.array(z.object({ date: nullish(day), value: nullish(decimal) }))),
})
