import { expect, it, test } from 'vitest'
import { distanceFromTarget, gasPart, gasShare, gasTarget, rewardWords, totalReward, validatorReward } from './block'

test.each([
  [0.5022526, 0.45052, 0.5],
  [0.00126835, -99.74633, 0.5],
  [1, 100, 0.5],
  [0.25, 0, 0.25],
  [0, -100, null],
  [0.5, -150, null],
  [0.9, -50, null],
  [null, 3, null],
  [0.5, null, null],
])('a part of %s of the limit, %s percent above the target', (part, percents, target) => {
  const found = gasTarget(part, percents)
  if (target === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(target, 4)
})

const gas = { gas_used: 1n, gas_limit: 3n, gas_used_percentage: 50 }

test.each([
  ['is computed from gas used and gas limit', gas, '33.33%', 1 / 3],
  ['is the API’s percentage without gas used', { ...gas, gas_used: null }, '50%', 0.5],
  ['is the API’s percentage if the limit is 0', { ...gas, gas_limit: 0n }, '50%', 0.5],
  ['is unknown without both', { ...gas, gas_used: null, gas_used_percentage: null }, null, null],
])('the gas used of a block %s', (_, block, words, part) => {
  expect(gasShare(block)).toBe(words)
  if (part === null) expect(gasPart(block)).toBeNull()
  else expect(gasPart(block)).toBeCloseTo(part, 12)
})

it('shows on which side of the target the gas used is', () => {
  expect([-99.74633, 0, 0.0001, null].map(distanceFromTarget)).toEqual([
    '99.74% below gas target',
    'at gas target',
    '<0.01% above gas target',
    null,
  ])
})

const uncle = { reward: 3n, type: 'Uncle Reward' } as const

it('adds up the rewards of a block, of which one type may come twice', () => {
  expect(totalReward({ rewards: [{ reward: 2n ** 70n, type: 'Miner Reward' }, uncle, uncle] })).toBe(2n ** 70n + 6n)
})

it('has no total reward if a part is unknown or none is listed', () => {
  expect(totalReward({ rewards: [{ reward: null, type: 'Miner Reward' }] })).toBeNull()
  expect(totalReward({ rewards: [] })).toBeNull()
  expect(totalReward({ rewards: null })).toBeNull()
})

it('adds up only the validator’s rewards', () => {
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
