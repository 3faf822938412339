import { expect, it } from 'vitest'
import { blockKind } from './blockKind'

it('tells canonical blocks from others by their type', () => {
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
