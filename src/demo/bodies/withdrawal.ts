import type { WithdrawalFacts } from '#/demo/recording'
import type { View } from '#/demo/store'
import { addressBody } from './address'
import { isoTime } from './values'

/** The recorded files that withdrawals are built from. */
export const withdrawalFiles = ['addresses', 'blocks', 'withdrawals'] as const

/** A beacon-chain withdrawal (contract §2.10). */
export function withdrawalBody(view: View<'addresses' | 'blocks'>, facts: WithdrawalFacts) {
  const block = view.blocks[facts.block]
  return {
    index: facts.index,
    amount: facts.amount,
    validator_index: facts.validatorIndex,
    receiver: addressBody(view, facts.receiver),
    block_number: facts.block,
    timestamp: block && isoTime(block.timestamp),
  }
}
