import { isOther, labelOf, type Open } from './open'

/** What is read of one reward of a block; in wei. */
export interface RewardRecord {
  readonly reward: bigint | null
  readonly type: Open<string> | null
}

type Rewards = readonly RewardRecord[] | null

/** Everything that a block paid out, in wei: a type of reward may come more than once; null where any part is not known. */
export function totalReward({ rewards }: { readonly rewards: Rewards }): bigint | null {
  if (!rewards || rewards.length === 0) return null
  let total = 0n
  for (const { reward } of rewards) {
    if (reward === null) return null
    total += reward
  }
  return total
}

/** The types of reward that go to whom the block names as its producer; all others may go elsewhere. */
const toProducer = /^(?:miner|validator)(?: reward)?$/i

/** What a block paid to its producer for sure, in wei; null where no reward, or not all of it, is known to be the producer's. */
export function producerReward(rewards: Rewards): bigint | null {
  const own = (rewards ?? []).filter(({ type }) => type !== null && toProducer.test(wordOf(type)))
  return totalReward({ rewards: own })
}

/** A type of reward in words ("Miner Reward", "Validator reward", "Emission funds"); a server's own word stays hostile text. */
export function rewardWords(type: Open<string>): string {
  const label = labelOf(type)
  return /^(?:miner|validator|uncle)$/i.test(label) ? `${label} reward` : label
}

function wordOf(type: Open<string>): string {
  return isOther(type) ? type.other : type
}
