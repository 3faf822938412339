import * as z from 'zod/mini'
import { wei } from './amounts'
import { address } from './address'
import { nullish, optional } from './fields'
import { decimal, hash, integer, text, timestamp } from './scalars'

/** Served at /beacon/deposits, outside of the contract: a deposit to the beacon chain; `amount` in wei or Gwei. */
export const beaconDeposit = z.object({
  index: nullish(integer),
  amount: nullish(decimal),
  block_number: nullish(integer),
  block_hash: nullish(hash),
  block_timestamp: nullish(timestamp),
  transaction_hash: nullish(hash),
  from_address: nullish(address),
  withdrawal_address: nullish(address),
  withdrawal_credentials: nullish(hash),
  pubkey: nullish(hash),
  signature: nullish(hash),
  status: nullish(text),
})

/** Served at /beacon/deposits/count, outside of the contract. */
export const beaconDepositCounters = z.object({ deposits_count: nullish(decimal) })

/**
 * Served at /transactions/{hash}/blobs and /blobs/{hash}, outside of the contract: an EIP-4844 blob, its data as hex. The latter has the
 * transactions that carry it, also in reorged blocks.
 */
export const blob = z.object({
  hash: nullish(hash),
  blob_data: nullish(text),
  kzg_commitment: nullish(hash),
  kzg_proof: nullish(hash),
  transaction_hashes: nullish(
    z.array(z.object({ transaction_hash: nullish(hash), block_consensus: nullish(z.boolean()) })),
  ),
})

/** Contract §2.10, Withdrawal from the beacon chain; `amount` in wei. */
export const withdrawal = z.object({
  index: optional(integer),
  amount: optional(wei),
  validator_index: optional(integer),
  receiver: optional(address),
  block_number: optional(integer),
  timestamp: optional(timestamp),
})

/** Served at /withdrawals/counters, outside of the contract; the sum in wei. */
export const withdrawalCounters = z.object({ withdrawals_count: nullish(decimal), withdrawals_sum: nullish(decimal) })
