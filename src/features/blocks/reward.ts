import type { Block } from '#/api/schemas/block'

/** Everything that a block paid out, in wei: a type of reward may come more than once; null where any part is not known. */
export function totalReward({ rewards }: Pick<Block, 'rewards'>): bigint | null {
  if (!rewards || rewards.length === 0) return null
  let total = 0n
  for (const { reward } of rewards) {
    if (reward === null) return null
    total += reward
  }
  return total
}
