import * as z from 'zod/mini'
import { address } from './address'
import { nullish, withAliases, withBare } from './fields'
import { decimal, hash, integer, text, timestamp } from './scalars'

/** A transaction on L1 that commits to a batch or confirms it. */
export const l1Transaction = withBare(
  z.object({
    hash: nullish(hash),
    block_number: nullish(integer),
    status: nullish(text),
    timestamp: nullish(timestamp),
  }),
  'hash',
)

/**
 * A row of any list of a rollup, none of which is in the contract: a batch, deposit, withdrawal, output root or dispute game. Each
 * list has some of the fields; `value` in wei.
 */
export const rollupItem = withAliases(
  z.object({
    // What identifies a row, by list.
    number: nullish(integer),
    id: nullish(integer),
    index: nullish(integer),
    msg_nonce: nullish(integer),
    l2_output_index: nullish(integer),
    status: nullish(text),
    timestamp: nullish(timestamp),
    value: nullish(decimal),
    // Batches.
    transactions_count: nullish(integer),
    blocks_count: nullish(integer),
    start_block_number: nullish(integer),
    end_block_number: nullish(integer),
    l2_start_block_number: nullish(integer),
    l2_end_block_number: nullish(integer),
    l1_transaction_hashes: nullish(z.array(hash)),
    batch_data_container: nullish(text),
    data_availability: nullish(z.object({ batch_data_container: nullish(text) })),
    commitment_transaction: nullish(l1Transaction),
    confirmation_transaction: nullish(l1Transaction),
    commit_transaction_hash: nullish(hash),
    prove_transaction_hash: nullish(hash),
    execute_transaction_hash: nullish(hash),
    // Deposits and withdrawals.
    l1_block_number: nullish(integer),
    l1_block_timestamp: nullish(timestamp),
    l1_timestamp: nullish(timestamp),
    l1_transaction_hash: nullish(hash),
    l1_transaction_origin: nullish(address),
    l2_block_number: nullish(integer),
    l2_timestamp: nullish(timestamp),
    l2_transaction_hash: nullish(hash),
    l2_transaction_gas_limit: nullish(decimal),
    from: nullish(address),
    challenge_period_end: nullish(timestamp),
    origination_address_hash: nullish(address),
    origination_timestamp: nullish(timestamp),
    origination_transaction_hash: nullish(hash),
    completion_transaction_hash: nullish(hash),
    // Output roots and dispute games.
    output_root: nullish(hash),
    game_type: nullish(integer),
    contract_address_hash: nullish(address),
    created_at: nullish(timestamp),
    resolved_at: nullish(timestamp),
  }),
  {
    number: 'internal_id',
    transactions_count: ['tx_count', 'transaction_count'],
    l2_start_block_number: 'l2_block_start',
    l2_end_block_number: 'l2_block_end',
    l1_transaction_hashes: 'l1_tx_hashes',
    l1_transaction_hash: 'l1_tx_hash',
    l1_transaction_origin: 'l1_tx_origin',
    l2_transaction_hash: 'l2_tx_hash',
    l2_transaction_gas_limit: 'l2_tx_gas_limit',
    origination_address_hash: 'origination_address',
    contract_address_hash: 'contract_address',
  },
)

/** A row of any list of a rollup. */
export type RollupItem = z.infer<typeof rollupItem>

/** Served at /arbitrum/messages/claim/{id}, outside of the contract: the call on L1 that executes a message. */
export const arbitrumClaim = withAliases(z.object({ calldata: nullish(text), outbox_address_hash: nullish(address) }), {
  outbox_address_hash: 'outbox_address',
})
