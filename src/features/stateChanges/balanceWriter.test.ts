import { assert, bigInt, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { balanceWriter } from './balanceWriter'

it('writes balances with the digits that changed', () => {
  const texts = (before: bigint | null, after: bigint | null, decimals: number) =>
    [before, after].map((value) => (value === null ? null : balanceWriter(before, after)(value, decimals)))
  expect(texts(179_999_774_000_000_000_000n, 179_999_491_000_000_000_000n, 18)).toEqual(['179.999774', '179.999491'])
  expect(texts(299_830_000_000_000_000n, 299_898_000_000_000_000n, 18)).toEqual(['0.29983', '0.299898'])
  expect(texts(37_849_448_019n, 37_849_948_019n, 6)).toEqual(['37,849.4', '37,849.9'])
  // One base unit.
  expect(texts(179_999_774_000_000_000_001n, 179_999_774_000_000_000_000n, 18)).toEqual([
    '179.999774000000000001',
    '179.999774',
  ])
  expect(texts(1n, 2n, 0)).toEqual(['1', '2'])
  expect(texts(179_999_774n, null, 6)).toEqual(['179.999', null])
})

it('never writes two balances alike, with up to 20 decimals', () => {
  assert(
    property(
      bigInt(0n, 2n ** 100n),
      bigInt(0n, 2n ** 100n),
      integer({ min: 0, max: 20 }),
      (before, change, decimals) => {
        const after = before + change + 1n
        const write = balanceWriter(before, after)
        expect(write(before, decimals)).not.toBe(write(after, decimals))
      },
    ),
  )
})
