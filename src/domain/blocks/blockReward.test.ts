import { expect, test } from 'vitest'
import { isBlockReward } from './blockReward'

const reward = { hash: null, emission_reward: 5n, transaction_types: [{ other: 'reward' }] } as const

test.each([
  ['a reward', reward, true],
  ['a reward without its amount', { ...reward, emission_reward: null }, true],
  ['a reward without types', { ...reward, transaction_types: null }, true],
  ['a transaction', { ...reward, hash: '0xa' }, false],
  ['a row without a hash', { hash: null, emission_reward: null, transaction_types: ['coin_transfer'] }, false],
] as const)('%s is recognized', (_, row, is) => {
  expect(isBlockReward(row)).toBe(is)
})
