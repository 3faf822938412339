import type { Block } from '#/api/schemas/block'
import type { Chain } from '#/data/config/config'
import { rewardWords, totalReward } from '#/domain/blocks/block'
import { isOther } from '#/domain/open'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import type { Fact } from '#/ui/DetailRows'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

/** The only reward of a block if it is the priority fees, as on a proof-of-stake chain. */
export function rewardOfFees({ rewards, priority_fee }: Block) {
  const [first, second] = rewards ?? []
  return first && !second && priority_fee !== null && first.reward === priority_fee ? first : null
}

/** The type of a reward; one that is not documented is shown as the API sent it. */
export function RewardType({ type }: Pick<NonNullable<Block['rewards']>[number], 'type'>) {
  if (type === null) return <MissingValue />
  return isOther(type) ? <UntrustedText text={rewardWords(type)} max={40} /> : type
}

/** The rewards by type, and their total if there are several; none where the priority fees are the reward. */
export function rewardFacts(block: Block, chain: Chain): Fact[] {
  const rewards = block.rewards ?? []
  const total = rewards.length > 1 ? totalReward(block) : null
  if (rewards.length === 0 || rewardOfFees(block)) return []
  const list = (
    <FirstOf list={rewards}>
      {(shown) => (
        <ul>
          {shown.map(({ reward, type }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a block may have several rewards of one type
            <li key={index}>
              <NativeAmountWithFiat value={reward} chain={chain} rate={null} />
              <span className="ml-3 text-muted">
                <RewardType type={type} />
              </span>
            </li>
          ))}
          {total !== null && (
            <li>
              <NativeAmountWithFiat value={total} chain={chain} rate={null} />
              <span className="ml-3 text-muted">total</span>
            </li>
          )}
        </ul>
      )}
    </FirstOf>
  )
  return [
    {
      label: 'Block reward',
      hint: 'Static reward + txn fees − burnt fees, by recipient.',
      value: list,
    },
  ]
}
