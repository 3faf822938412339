import { blockAt } from '#/served/indexes'
import type { BlockFacts, TransactionFacts, WithdrawalFacts } from '#/served/recording'
import type { View } from '#/served/store'
import { addressBody, addressBodyIfAny } from './address'
import { feeBody } from './transaction'
import { isoTime } from './values'

/** The facts that a block is built from. */
export type BlockView = View<'addresses' | 'blocks' | 'transactions'>

/** The recorded files of `BlockView`. */
export const blockFiles = ['addresses', 'blocks', 'transactions'] as const

/** What a block has of blobs; nothing where neither it nor those before had any. */
function blobBody({ blobGas }: BlockFacts, own: readonly TransactionFacts[]) {
  return (
    blobGas && {
      blob_transactions_count: own.filter(({ blobs }) => blobs !== undefined).length,
      blob_gas_used: blobGas.used,
      excess_blob_gas: blobGas.excess,
      blob_gas_price: blobGas.price,
      burnt_blob_fees: String(BigInt(blobGas.used) * BigInt(blobGas.price)),
    }
  )
}

/** A block (contract §2.8). */
export function blockBody(view: BlockView, facts: BlockFacts) {
  const own = view.transactions
    .slice(facts.firstTransaction, facts.firstTransaction + facts.transactionsCount)
    .filter(({ block }) => block === facts.height)
  // Without all of its transactions and their receipts, or where some pay in tokens, the sum of their fees is not known.
  const isWhole =
    own.length === facts.transactionsCount && own.every((row) => row.gasUsed !== undefined && !row.feeToken)
  const paid = isWhole ? own.reduce((sum, transaction) => sum + feeBody(transaction), 0n) : undefined
  const burnt = facts.baseFee === undefined ? undefined : BigInt(facts.baseFee) * BigInt(facts.gasUsed)
  const used = Number(facts.gasUsed)
  const target = Number(facts.gasLimit) / 2
  return {
    height: facts.height,
    hash: facts.hash,
    parent_hash: facts.parentHash,
    timestamp: isoTime(facts.timestamp),
    type: 'block',
    miner: addressBodyIfAny(view, facts.miner),
    size: facts.size,
    nonce: facts.nonce,
    difficulty: facts.difficulty,
    total_difficulty: facts.totalDifficulty,
    state_root: facts.stateRoot,
    extra_data: facts.extraData,
    transactions_count: facts.transactionsCount,
    withdrawals_count: facts.withdrawalsCount,
    gas_limit: facts.gasLimit,
    gas_used: facts.gasUsed,
    gas_used_percentage: (used / (2 * target)) * 100,
    // The gas target is half the limit; an empty block is at -100%.
    gas_target_percentage: ((used - target) / target) * 100,
    base_fee_per_gas: facts.baseFee,
    transaction_fees: paid === undefined ? undefined : String(paid),
    burnt_fees: burnt === undefined ? undefined : String(burnt),
    burnt_fees_percentage: burnt === undefined || !paid ? undefined : (Number(burnt) / Number(paid)) * 100,
    priority_fee: burnt === undefined || paid === undefined ? undefined : String(paid - burnt),
    rewards: facts.rewards.map(({ type, reward }) => ({ type, reward: rewardOf(reward) })),
    uncles_hashes: [],
    ...(isWhole && blobBody(facts, own)),
  }
}

/** Wei as a number (contract §2.8), or as text where a number would lose digits: real servers always send text (see `DEVIATIONS`). */
function rewardOf(wei: string): number | string {
  const reward = Number(wei)
  return Number.isSafeInteger(reward) ? reward : wei
}

/** The recorded files that withdrawals are built from. */
export const withdrawalFiles = ['addresses', 'blocks', 'withdrawals'] as const

/** A beacon-chain withdrawal (contract §2.10). */
export function withdrawalBody(view: View<'addresses' | 'blocks'>, facts: WithdrawalFacts) {
  const block = blockAt(view.blocks, facts.block)
  return {
    index: facts.index,
    amount: facts.amount,
    validator_index: facts.validatorIndex,
    receiver: addressBody(view, facts.receiver),
    block_number: facts.block,
    timestamp: block && isoTime(block.timestamp),
  }
}
