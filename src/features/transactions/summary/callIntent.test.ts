import { expect, it } from 'vitest'
import { isBundle } from './bundle'

it.each([
  [{ raw_input: '0x765e827f0000', method: null }, true],
  [{ raw_input: '0x1FAD948C', method: 'handleOps' }, true],
  [{ raw_input: null, method: '0x4b1d7cf5' }, true],
  [{ raw_input: null, method: 'handleAggregatedOps' }, true],
  [{ raw_input: '0xa9059cbb', method: 'transfer' }, false],
  [{ raw_input: null, method: null }, false],
])('isBundle of %j is %s', (transaction, expected) => {
  expect(isBundle(transaction)).toBe(expected)
})
