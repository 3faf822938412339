import * as z from 'zod/mini'
import { wei } from './amounts'
import { address } from './address'
import { beyondContract, nullish, optional, withAliases } from './fields'
import { addressHash, boolean, decimal, hash, integer, text, timestamp } from './scalars'

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
    value: optional(wei),
    transaction_index: beyondContract(integer),
  }),
  { block_number: 'block', transaction_hash: 'tx_hash' },
)

/** A call or creation inside a transaction. */
export type InternalTransaction = z.infer<typeof internalTransaction>

/** One call of a raw trace (…/raw-trace, outside of the contract): quantities are hex there, bigint here. */
export const traceStep = z.object({
  action: nullish(
    z.object({
      callType: nullish(text),
      from: nullish(addressHash),
      to: nullish(addressHash),
      gas: nullish(decimal),
      value: nullish(wei),
      input: nullish(text),
      init: nullish(text),
    }),
  ),
  result: nullish(z.object({ gasUsed: nullish(decimal), output: nullish(text), address: nullish(addressHash) })),
  error: nullish(text),
  subtraces: nullish(integer),
  traceAddress: nullish(z.array(integer)),
  type: nullish(text),
})
