import { expect, it } from 'vitest'
import { weiOfGwei } from './gasCost'

it.each([
  [0.01, 10_000_000n],
  [12.345678901, 12_345_678_901n],
  [1e-9, 1n],
  [0, 0n],
  [1e12, 1_000_000_000_000_000_000_000n],
  [-1, null],
  [1e300, null],
  [Number.NaN, null],
  [null, null],
])('%s Gwei in wei is %s', (gwei, wei) => expect(weiOfGwei(gwei)).toBe(wei))
