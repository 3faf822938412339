import { isOther, labelOf, type Open } from './open'

/** One reward of a block; in wei. */
export interface RewardRecord {
  readonly reward: bigint | null
  readonly type: Open<string> | null
}

type Rewards = readonly RewardRecord[] | null

/** The sum of a block's rewards, wei; null if any of them is unknown. */
export function totalReward({ rewards }: { readonly rewards: Rewards }): bigint | null {
  if (!rewards || rewards.length === 0) return null
  let total = 0n
  for (const { reward } of rewards) {
    if (reward === null) return null
    total += reward
  }
  return total
}

/** Reward types that go to the block's validator; others may go elsewhere. */
const VALIDATOR_REWARD = /^(?:miner|validator)(?: reward)?$/i

/** The validator's part of a block's rewards, wei; null if none is known to be the validator's. */
export function validatorReward(rewards: Rewards): bigint | null {
  const own = (rewards ?? []).filter(({ type }) => type !== null && VALIDATOR_REWARD.test(wordOf(type)))
  return totalReward({ rewards: own })
}

/** The label of a reward type ("Miner Reward", "Validator reward", "Emission funds"); untrusted text if the type is undocumented. */
export function rewardWords(type: Open<string>): string {
  const label = labelOf(type)
  return /^(?:miner|validator|uncle)$/i.test(label) ? `${label} reward` : label
}

function wordOf(type: Open<string>): string {
  return isOther(type) ? type.other : type
}
