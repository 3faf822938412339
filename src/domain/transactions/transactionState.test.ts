import { describe, expect, it } from 'vitest'
import { transactionState } from './transactionState'

const nothing = { status: null, result: null, block_number: null, timestamp: null, nonce: null }
const included = { ...nothing, block_number: 7, timestamp: new Date(0), nonce: 1 }

describe('transactionState', () => {
  it.each([
    ['a success', { ...included, status: 'ok' as const }, { kind: 'success' }],
    ['a failure', { ...included, status: 'error' as const, result: 'out of gas' }, { kind: 'failed' }],
    ['one that waits', { ...nothing, result: 'pending', nonce: 3 }, { kind: 'pending' }],
    ['one that waits on a server of few words', { ...nothing, nonce: 3 }, { kind: 'pending' }],
    [
      'one that was dropped',
      { ...nothing, status: 'error' as const, result: 'dropped/replaced', nonce: 3 },
      { kind: 'dropped' },
    ],
    [
      'one in a block whose calls are not known yet',
      { ...included, result: 'awaiting_internal_transactions' },
      { kind: 'other', word: 'awaiting_internal_transactions' },
    ],
    [
      'a word outside the contract',
      { ...included, status: { other: 'reverted' } },
      { kind: 'other', word: 'reverted' },
    ],
    ['one in a block of which nothing is said', included, { kind: 'unknown' }],
    ['an empty record', nothing, { kind: 'unknown' }],
  ])('tells %s', (_, told, state) => {
    expect(transactionState(told)).toEqual(state)
  })
})
