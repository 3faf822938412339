import * as z from 'zod/mini'
import { beyondContract, optional, withAliases } from './fields'
import { address } from './address'
import { boolean, decimal, hash, integer, text, timestamp } from './scalars'

/** Contract §2.7, Internal transaction; `value` in wei. */
export const internalTransaction = withAliases(
  z.object({
    block_number: optional(integer),
    created_contract: optional(address),
    error: optional(text),
    from: optional(address),
    to: optional(address),
    gas_limit: optional(decimal),
    index: optional(integer),
    success: optional(boolean),
    timestamp: optional(timestamp),
    transaction_hash: optional(hash),
    type: optional(text),
    value: optional(decimal),
    transaction_index: beyondContract(integer),
  }),
  { block_number: 'block', transaction_hash: 'tx_hash' },
)

/** A call or creation inside a transaction. */
export type InternalTransaction = z.infer<typeof internalTransaction>
