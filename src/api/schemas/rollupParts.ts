import * as z from 'zod/mini'
import { wei } from './amounts'
import { nullish, withAliases } from './fields'
import { l1Transaction } from './rollup'
import { decimal, hash, integer, largeInteger, text, timestamp } from './scalars'

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

/** Data of a batch that is stored in a blob, or on another network for data. */
const batchBlob = z.object({
  hash: nullish(hash),
  commitment: nullish(hash),
  cert: nullish(text),
  height: nullish(integer),
  namespace: nullish(text),
  l1_transaction_hash: nullish(hash),
  l1_timestamp: nullish(timestamp),
})

const batchShape = {
  batch_number: nullish(integer),
  status: nullish(text),
  batch_data_container: nullish(text),
  l1_timestamp: nullish(timestamp),
  l1_transaction_hashes: nullish(z.array(hash)),
  commitment_transaction: nullish(l1Transaction),
  confirmation_transaction: nullish(l1Transaction),
  commit_transaction_hash: nullish(hash),
  commit_transaction_timestamp: nullish(timestamp),
  prove_transaction_hash: nullish(hash),
  prove_transaction_timestamp: nullish(timestamp),
  execute_transaction_hash: nullish(hash),
  execute_transaction_timestamp: nullish(timestamp),
  sequence_transaction_hash: nullish(hash),
  verify_transaction_hash: nullish(hash),
  blobs: nullish(z.array(batchBlob)),
}

/** Names in older versions, and of Scroll. */
const batchAliases = {
  batch_number: ['number', 'internal_id'],
  status: 'l2_block_status',
  l1_transaction_hashes: 'l1_tx_hashes',
  sequence_transaction_hash: 'sequence_tx_hash',
  verify_transaction_hash: 'verify_tx_hash',
}

/** The schema of what a server has under the name of a rollup: the batch, and `others` with their names in older versions. */
function batchWith<const Others extends z.core.$ZodShape>(others: Others, older: Record<string, string> = {}) {
  return withAliases(z.object({ ...batchShape, ...others }), { ...batchAliases, ...older })
}

/** A batch of a rollup, as servers add it to its blocks and transactions; each kind of rollup has some of the fields. */
export const rollupBatch = batchWith({})

/** A batch of a rollup. */
export type RollupBatch = z.infer<typeof rollupBatch>

/** What servers of Arbitrum add to a transaction: parts of the fee in wei, the batch, and the message to or from L1. */
export const arbitrumTransaction = batchWith({
  poster_fee: nullish(wei),
  network_fee: nullish(wei),
  contains_message: nullish(text),
  message_related_info: nullish(
    withAliases(
      z.object({
        message_id: nullish(largeInteger),
        message_status: nullish(text),
        associated_l1_transaction_hash: nullish(hash),
      }),
      { associated_l1_transaction_hash: 'associated_l1_transaction' },
    ),
  ),
})

/** What servers of Arbitrum add to a block: the batch, and what the block has of messages. */
export const arbitrumBlock = batchWith(
  {
    delayed_messages: nullish(largeInteger),
    l1_block_number: nullish(integer),
    send_count: nullish(largeInteger),
    send_root: nullish(hash),
  },
  { l1_block_number: 'l1_block_height' },
)

/** What servers of Scroll add to a transaction: the part of the fee for L1 in wei, the batch, and the index of a message from L1. */
export const scrollTransaction = batchWith({ l1_fee: nullish(wei), queue_index: nullish(largeInteger) })

/** A chain that a message of the OP Stack comes from or goes to. */
const interopChain = z.object({
  chain_id: nullish(largeInteger),
  chain_name: nullish(text),
  instance_url: nullish(text),
})

/** A message between two chains of the OP Stack, outside of the contract; it names the chain and transaction of the other side. */
export const interopMessage = withAliases(
  z.object({
    unique_id: nullish(text),
    nonce: nullish(largeInteger),
    status: nullish(text),
    timestamp: nullish(timestamp),
    init_chain: nullish(interopChain),
    init_transaction_hash: nullish(hash),
    relay_chain: nullish(interopChain),
    relay_transaction_hash: nullish(hash),
    sender_address_hash: nullish(hash),
    target_address_hash: nullish(hash),
    payload: nullish(text),
  }),
  { sender_address_hash: 'sender', target_address_hash: 'target' },
)

/** A message between two chains of the OP Stack. */
export type InteropMessage = z.infer<typeof interopMessage>
