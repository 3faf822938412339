import { percent, percentOfNumber, ratio } from '#/domain/amounts/amount'
import { isOther, labelOf, type Open } from '#/domain/open'

/** The fields of a block that describe its gas; null is unknown. */
export interface BlockGasRecord {
  readonly gas_used: bigint | null
  readonly gas_limit: bigint | null
  /** Percent of the limit. */
  readonly gas_used_percentage: number | null
}

/** Gas used as a percentage of the gas limit, truncated; null if unknown. */
export function gasShare({ gas_used, gas_limit, gas_used_percentage }: BlockGasRecord): string | null {
  const exact = gas_used === null || gas_limit === null ? null : percent(gas_used, gas_limit)
  return exact ?? (gas_used_percentage === null ? null : percentOfNumber(gas_used_percentage))
}

/** Gas used as a part of the gas limit, for bars: 0 to 1. */
export function gasPart({ gas_used, gas_limit, gas_used_percentage }: BlockGasRecord): number | null {
  const exact = gas_used === null || gas_limit === null ? null : ratio(gas_used, gas_limit)
  return exact ?? (gas_used_percentage === null ? null : gas_used_percentage / 100)
}

/**
 * The gas target as a part of the gas limit, 0 to 1, from the part that was used and the percentage by which that is above the
 * target (contract §2.8); null if they do not determine it, as in a block that used no gas.
 */
export function gasTarget(part: number | null, percentAbove: number | null): number | null {
  if (part === null || percentAbove === null || percentAbove <= -100) return null
  const target = part / (1 + percentAbove / 100)
  return target > 0 && target <= 1 ? target : null
}

/** How far the gas used is above or below the gas target, which moves the base fee; null if unknown. */
export function distanceFromTarget(percentAbove: number | null): string | null {
  if (percentAbove === null) return null
  if (percentAbove === 0) return 'at gas target'
  return `${percentOfNumber(Math.abs(percentAbove))} ${percentAbove > 0 ? 'above' : 'below'} gas target`
}

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
