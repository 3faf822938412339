import { expect, it } from 'vitest'
import { totalReward } from '#/features/blocks/reward'

it('adds up the rewards of a block, of which one type may come twice', () => {
  const uncle = { reward: 3n, type: 'Uncle Reward' } as const
  expect(totalReward({ rewards: [{ reward: 2n ** 70n, type: 'Miner Reward' }, uncle, uncle] })).toBe(2n ** 70n + 6n)
})

it('knows no total where a part is not known, or where no reward is listed', () => {
  expect(totalReward({ rewards: [{ reward: null, type: 'Miner Reward' }] })).toBeNull()
  expect(totalReward({ rewards: [] })).toBeNull()
  expect(totalReward({ rewards: null })).toBeNull()
})
