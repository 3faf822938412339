import { expect, it } from 'vitest'
import { blockKind } from './blockKind'

it('tells blocks of the chain from others by their type alone', () => {
  expect([null, '', 'block', 'Block', 'uncle', 'reorg', 'orphan'].map((type) => blockKind({ type }))).toEqual([
    'chain',
    'chain',
    'chain',
    'chain',
    'uncle',
    'reorg',
    'other',
  ])
})
