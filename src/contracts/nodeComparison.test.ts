import { expect, test } from 'vitest'
import { explainHeights, verdictOf } from './nodeComparison'

test('values are the same, different, or unknown where one is missing', () => {
  expect(verdictOf(5n, 5n)).toBe('same')
  expect(verdictOf(0n, 5n)).toBe('different')
  expect(verdictOf(null, 0n)).toBe('unknown')
  expect(verdictOf(0n, null)).toBe('unknown')
  expect(verdictOf(null, null)).toBe('unknown')
  expect(verdictOf('0xAb', '0xaB')).toBe('same')
  expect(verdictOf('0xAb', '0xAc')).toBe('different')
  expect(verdictOf('5', 5n)).toBe('different')
})

test.each([
  [
    { indexed: 100, node: 103 },
    true,
    'The explorer is 3 blocks behind the node. Changes in these blocks may explain the difference.',
  ],
  [{ indexed: 100, node: 101 }, false, 'The explorer is 1 block behind the node.'],
  [{ indexed: 1103, node: 103 }, false, 'The node is 1,000 blocks behind the explorer.'],
  [{ indexed: 7, node: 7 }, false, 'Both are at the same block.'],
  [{ indexed: 7, node: 7 }, true, 'Both are at the same block, so the heights do not explain the difference.'],
  [{ indexed: null, node: 7 }, true, 'The newest indexed block is unknown.'],
  [{ indexed: 7, node: null }, true, 'The height of the node’s block is unknown.'],
])('%o, difference: %s', (heights, hasDifference, text) => {
  expect(explainHeights(heights, hasDifference)).toBe(text)
})
