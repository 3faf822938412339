import * as z from 'zod/mini'
import { nullish } from './fields'
import { decimal, hash, largeInteger, text, timestamp } from './scalars'

/**
 * A withdrawal to L1 that a transaction of an OP Stack chain started, outside of the contract. `msg_value` in wei; `msg_*` are the
 * arguments of the call that ends it on L1, of which `portal_contract_address_hash` is the contract.
 */
export const opWithdrawal = z.object({
  nonce: nullish(largeInteger),
  status: nullish(text),
  l1_transaction_hash: nullish(hash),
  challenge_period_end: nullish(timestamp),
  msg_value: nullish(decimal),
  msg_sender_address_hash: nullish(hash),
  msg_target_address_hash: nullish(hash),
  portal_contract_address_hash: nullish(hash),
  msg_gas_limit: nullish(decimal),
  msg_nonce_raw: nullish(decimal),
  msg_data: nullish(text),
})

/** A withdrawal to L1. */
export type OpWithdrawal = z.infer<typeof opWithdrawal>
