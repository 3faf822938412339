import * as z from 'zod/mini'
import { wei } from './amounts'
import { address } from './address'
import { decodedInput } from './decodedInput'
import { nullish, required, withAliases } from './fields'
import { boolean, decimal, hash, integer, jsonObject, text, timestamp } from './scalars'

/** Served at /proxy/account-abstraction/operations, outside of the contract: an ERC-4337 operation, in a list or in full; fees in wei. */
export const userOperation = withAliases(
  z.object({
    hash: required(hash),
    sender: nullish(address),
    status: nullish(boolean),
    revert_reason: nullish(text),
    timestamp: nullish(timestamp),
    block_number: nullish(integer),
    block_hash: nullish(hash),
    transaction_hash: nullish(hash),
    bundle_index: nullish(integer),
    index: nullish(integer),
    entry_point: nullish(address),
    entry_point_version: nullish(text),
    bundler: nullish(address),
    paymaster: nullish(address),
    factory: nullish(address),
    aggregator: nullish(address),
    aggregator_signature: nullish(text),
    sponsor_type: nullish(text),
    nonce: nullish(text),
    call_data: nullish(text),
    decoded_call_data: nullish(decodedInput),
    execute_target: nullish(address),
    execute_call_data: nullish(text),
    decoded_execute_call_data: nullish(decodedInput),
    fee: nullish(wei),
    gas: nullish(decimal),
    gas_used: nullish(decimal),
    gas_price: nullish(decimal),
    max_fee_per_gas: nullish(decimal),
    max_priority_fee_per_gas: nullish(decimal),
    call_gas_limit: nullish(decimal),
    verification_gas_limit: nullish(decimal),
    pre_verification_gas: nullish(decimal),
    user_logs_start_index: nullish(integer),
    user_logs_count: nullish(integer),
    signature: nullish(text),
    consensus: nullish(boolean),
    raw: nullish(jsonObject),
  }),
  // Rows of a list.
  { sender: 'address' },
)

/** An ERC-4337 operation; rows of lists have only some of its fields. */
export type UserOperation = z.infer<typeof userOperation>
