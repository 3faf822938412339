import { array, beyondContract, maybe, object, scalar, withAliases, type Read } from '#/api/form'
import { isObject } from '#/api/reader'
import { address } from './address'
import { boolean, decimal, hash, integer, largeNumber, number, text, timestamp, word } from './scalars'

/** Contract §2.8, rewards; `reward` in wei; a type may come more than once. */
const reward = object({
  reward: maybe(largeNumber),
  type: maybe(word(['Miner Reward', 'Emission Reward', 'Chore Reward', 'Uncle Reward'])),
})

/** Contract §2.8: string; seen also as { hash }. */
const uncleHash = scalar('hash', 'string', (raw) => {
  const found = isObject(raw) ? raw['hash'] : raw
  return typeof found === 'string' && found !== '' ? found : undefined
})

/** Contract §2.8, Block; fees in wei, `size` in bytes, percentages of 100. */
export const block = withAliases(
  object({
    base_fee_per_gas: maybe(decimal),
    burnt_fees: maybe(decimal),
    difficulty: maybe(decimal),
    extra_data: maybe(text),
    gas_limit: maybe(decimal),
    gas_used: maybe(decimal),
    nonce: maybe(text),
    parent_hash: maybe(hash),
    priority_fee: maybe(decimal),
    state_root: maybe(text),
    total_difficulty: maybe(decimal),
    transaction_fees: maybe(decimal),
    hash: maybe(hash),
    burnt_fees_percentage: maybe(number),
    gas_target_percentage: maybe(number),
    gas_used_percentage: maybe(number),
    height: maybe(integer),
    size: maybe(integer),
    transactions_count: maybe(integer),
    withdrawals_count: maybe(integer),
    miner: maybe(address),
    rewards: maybe(array(reward)),
    timestamp: maybe(timestamp),
    type: maybe(text),
    uncles_hashes: maybe(array(uncleHash)),
    internal_transactions_count: beyondContract(integer),
    is_pending_update: beyondContract(boolean),
  }),
  { transactions_count: 'tx_count', transaction_fees: 'tx_fees' },
)

/** A block, in a list or in full. */
export interface Block extends Read<typeof block> {}
