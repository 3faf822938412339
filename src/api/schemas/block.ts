import * as z from 'zod/mini'
import { gasPrice, wei } from './amounts'
import { beyondContract, namesIn, optional, withAliases } from './fields'
import { address } from './address'
import { arbitrumBlock, rollupBatch } from './rollupParts'
import { boolean, decimal, hash, integer, largeNumber, number, text, timestamp, word } from './scalars'

/** Contract §2.8, rewards; `reward` in wei; a type may come more than once. */
const reward = z.object({
  reward: optional(largeNumber),
  type: optional(word(['Miner Reward', 'Emission Reward', 'Chore Reward', 'Uncle Reward'])),
})

const shape = {
  base_fee_per_gas: optional(gasPrice),
  burnt_fees: optional(wei),
  difficulty: optional(decimal),
  extra_data: optional(text),
  gas_limit: optional(decimal),
  gas_used: optional(decimal),
  nonce: optional(text),
  parent_hash: optional(hash),
  priority_fee: optional(wei),
  state_root: optional(text),
  total_difficulty: optional(decimal),
  transaction_fees: optional(wei),
  hash: optional(hash),
  burnt_fees_percentage: optional(number),
  gas_target_percentage: optional(number),
  gas_used_percentage: optional(number),
  height: optional(integer),
  size: optional(integer),
  transactions_count: optional(integer),
  withdrawals_count: optional(integer),
  miner: optional(address),
  rewards: optional(z.array(reward)),
  timestamp: optional(timestamp),
  type: optional(text),
  uncles_hashes: optional(z.array(hash)),
  internal_transactions_count: beyondContract(integer),
  is_pending_update: beyondContract(boolean),
  blob_transactions_count: beyondContract(integer),
  blob_gas_used: beyondContract(decimal),
  excess_blob_gas: beyondContract(decimal),
  blob_gas_price: beyondContract(decimal),
  burnt_blob_fees: beyondContract(decimal),
}

/** Objects of one kind of chain, of which servers may send more than is read. */
const groups = {
  arbitrum: beyondContract(arbitrumBlock),
  scroll: beyondContract(rollupBatch),
  optimism: beyondContract(rollupBatch),
  op_batch: beyondContract(rollupBatch),
  zksync: beyondContract(rollupBatch),
  zkevm: beyondContract(rollupBatch),
  via: beyondContract(rollupBatch),
}

// Names of other servers.
const older = {
  blob_transactions_count: ['blob_transaction_count', 'blob_tx_count'],
  transactions_count: ['tx_count', 'transaction_count'],
  transaction_fees: 'tx_fees',
}

/** Contract §2.8, Block; fees in wei, `size` in bytes, percentages of 100. */
export const block = withAliases(z.object({ ...shape, ...groups }), older)

/** The names of all fields that are read, by any server's name for them; those of one kind of chain as "arbitrum.send_root". */
export const blockFields: ReadonlySet<string> = new Set([
  ...Object.keys(shape),
  ...Object.values(older).flat(),
  ...Object.entries(groups).flatMap(([name, group]) => namesIn(group, name)),
])

/** A block, in a list or in full. */
export type Block = z.infer<typeof block>
