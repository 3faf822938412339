import { describe, expect, it } from 'vitest'
import { transactionState } from './transactionState'

const nothing = { status: null, result: null, block_number: null, timestamp: null, nonce: null }
const included = { ...nothing, block_number: 7, timestamp: new Date(0), nonce: 1 }

describe('transactionState', () => {
  it.each([
    ['success', { ...included, status: 'ok' as const }, { kind: 'success' }],
    ['failed', { ...included, status: 'error' as const, result: 'out of gas' }, { kind: 'failed' }],
    ['pending', { ...nothing, result: 'pending', nonce: 3 }, { kind: 'pending' }],
    ['pending without a result', { ...nothing, nonce: 3 }, { kind: 'pending' }],
    ['dropped', { ...nothing, status: 'error' as const, result: 'dropped/replaced', nonce: 3 }, { kind: 'dropped' }],
    [
      'other: in a block, without internal transactions yet',
      { ...included, result: 'awaiting_internal_transactions' },
      { kind: 'other', word: 'awaiting_internal_transactions' },
    ],
    [
      'other: a status outside of the contract',
      { ...included, status: { other: 'reverted' } },
      { kind: 'other', word: 'reverted' },
    ],
    ['unknown: in a block, without a status', included, { kind: 'unknown' }],
    ['unknown: an empty record', nothing, { kind: 'unknown' }],
  ])('is %s', (_, told, state) => {
    expect(transactionState(told)).toEqual(state)
  })
})
