import { expect, it } from 'vitest'
import { blockKind } from './blockKind'

it('a block is canonical, reorged or an uncle by its type', () => {
  expect([null, '', 'block', 'Block', 'uncle', 'reorg', 'orphan'].map((type) => blockKind({ type }))).toEqual([
    'canonical',
    'canonical',
    'canonical',
    'canonical',
    'uncle',
    'reorged',
    'other',
  ])
})
