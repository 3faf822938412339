import { expect, it } from 'vitest'
import { indexingText } from './indexing'

const done = {
  finished_indexing: true,
  finished_indexing_blocks: true,
  indexed_blocks_ratio: 1,
  indexed_internal_transactions_ratio: 1,
  indexed_blocks: null,
  total_blocks: null,
}

it.each([
  [{}, null],
  [{ finished_indexing_blocks: false, indexed_blocks_ratio: 0.87 }, 'Blocks are indexed to 87%'],
  [{ finished_indexing_blocks: false, indexed_blocks_ratio: 0.99999 }, 'Blocks are indexed to 99.9%'],
  [{ finished_indexing_blocks: false, indexed_blocks_ratio: null }, 'Blocks are still being indexed'],
  [{ finished_indexing_blocks: false, indexed_blocks: 480, total_blocks: 2530 }, 'Indexed 480 of 2,530 blocks'],
  [{ finished_indexing: false, indexed_internal_transactions_ratio: 0.5 }, 'Internal transactions are indexed to 50%'],
  [
    { finished_indexing: false, indexed_internal_transactions_ratio: 1 },
    'Internal transactions are still being indexed',
  ],
  [{ finished_indexing: null, finished_indexing_blocks: null, indexed_blocks_ratio: 0.5 }, null],
])('%j: %s', (change, text) => {
  expect(indexingText({ ...done, ...change })).toBe(text)
})
