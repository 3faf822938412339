import { beyondContract, maybe, object, withAliases, type Read } from '#/api/form'
import { address } from './address'
import { boolean, decimal, hash, integer, text, timestamp } from './scalars'

/** Contract §2.7, Internal transaction; `value` in wei. */
export const internalTransaction = withAliases(
  object({
    block_number: maybe(integer),
    created_contract: maybe(address),
    error: maybe(text),
    from: maybe(address),
    to: maybe(address),
    gas_limit: maybe(decimal),
    index: maybe(integer),
    success: maybe(boolean),
    timestamp: maybe(timestamp),
    transaction_hash: maybe(hash),
    type: maybe(text),
    value: maybe(decimal),
    transaction_index: beyondContract(integer),
  }),
  { block_number: 'block', transaction_hash: 'tx_hash' },
)

/** A call or creation inside a transaction. */
export interface InternalTransaction extends Read<typeof internalTransaction> {}
