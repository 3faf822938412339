import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { token } from '#/api/schemas/token'
import { tokenStats } from './tokenStats'

test.each([
  ['2000000000000000000', true],
  ['1000000000000000000', true],
  ['0', false],
  ['-1', false],
  [null, false],
])('the multiplier %j of a token, by which its amounts are multiplied, is a stat: %j', (ui_multiplier, isShown) => {
  const { value } = parseLenient(token, { type: 'ERC-8056', decimals: '18', ui_multiplier })
  const labels = value && tokenStats(value, null, null).map(({ label }) => label)
  expect(labels?.includes('Multiplier')).toBe(isShown)
})
