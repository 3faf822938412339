import { expect, it, test } from 'vitest'
import { validatorReward, rewardWords, totalReward } from './blockRewards'

const uncle = { reward: 3n, type: 'Uncle Reward' } as const

it('adds up the rewards of a block, of which one type may come twice', () => {
  expect(totalReward({ rewards: [{ reward: 2n ** 70n, type: 'Miner Reward' }, uncle, uncle] })).toBe(2n ** 70n + 6n)
})

it('knows no total where a part is not known, or where no reward is listed', () => {
  expect(totalReward({ rewards: [{ reward: null, type: 'Miner Reward' }] })).toBeNull()
  expect(totalReward({ rewards: [] })).toBeNull()
  expect(totalReward({ rewards: null })).toBeNull()
})

it("tells the producer's rewards from those of others", () => {
  const twice = { reward: 5n, type: { other: 'validator' } } as const
  expect(validatorReward([twice, uncle, { reward: 7n, type: { other: 'emission_funds' } }, twice])).toBe(10n)
  expect(validatorReward([{ reward: 4n, type: { other: 'Validator Reward' } }])).toBe(4n)
  expect(validatorReward([uncle])).toBeNull()
  expect(validatorReward([uncle, { reward: null, type: 'Miner Reward' }])).toBeNull()
  expect(validatorReward([{ reward: 4n, type: null }])).toBeNull()
  expect(validatorReward(null)).toBeNull()
})

test.each([
  ['Miner Reward', 'Miner Reward'],
  [{ other: 'validator' }, 'Validator reward'],
  [{ other: 'emission_funds' }, 'Emission funds'],
  [{ other: 'POA Mania Reward' }, 'POA Mania Reward'],
] as const)('%j is called %s', (type, words) => {
  expect(rewardWords(type)).toBe(words)
})
