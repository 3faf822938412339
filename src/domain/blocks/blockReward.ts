import { isOther, type Open } from '#/domain/open'

/** What a reward differs from a transaction by. */
interface RewardFields {
  readonly hash: string | null
  readonly emission_reward: bigint | null
  readonly transaction_types: readonly Open<string>[] | null
}

/** Whether a row of a list of transactions is the reward of a block, which has no hash: some APIs list it for the address that got it. */
export function isBlockReward({ hash, emission_reward, transaction_types }: RewardFields): boolean {
  return (
    hash === null &&
    (emission_reward !== null || transaction_types?.some((type) => isOther(type) && type.other === 'reward') === true)
  )
}
