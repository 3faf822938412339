import { describe, expect, test } from 'vitest'
import { title } from './summaryParts'
import {
  aTransaction,
  aTransfer,
  alice,
  approve,
  bob,
  called,
  coin,
  contractOf,
  decoded,
  eth,
  hashOf,
  named,
  usd,
} from './testRecords'
import type { TransactionRecord } from './transactionRecords'
import { summarise } from './transactionSummary'

type Case = [sentence: string, transaction: Partial<TransactionRecord>]

describe('does not call the sender’s what others did', () => {
  test.each<Case>([
    [
      'Called act on Router',
      { ...called, token_transfers: [aTransfer('b', 'd', usd, 0n), aTransfer('b', 'd', usd, 7n)] },
    ],
    ['Called act on Router', { ...called, token_transfers: [aTransfer('a', 'b', usd, 0n)] }],
    ['Called act on Router', { ...called, token_transfers: [{ ...aTransfer('a', 'b', usd, 7n), from: null }] }],
    [
      'Called named on Coin',
      {
        ...called,
        to: contractOf('5d', 'Coin'),
        token_transfers: [aTransfer('b', 'd', usd, 0n)],
        decoded_input: decoded(
          '23b872dd',
          ['from', 'address', hashOf('b')],
          ['to', 'address', hashOf('d')],
          ['value', 'uint256', '0'],
        ),
      },
    ],
    [
      'Called named on Coin',
      {
        ...called,
        to: contractOf('5d', 'Coin'),
        decoded_input: decoded('a9059cbb', ['to', 'address', hashOf('d')], ['amount', 'uint256', '5']),
      },
    ],
  ])('%s', (sentence, transaction) => {
    expect(title(summarise(aTransaction(transaction), coin), coin)).toBe(sentence)
  })
})

describe('says how it failed or waits, and what was tried', () => {
  const failed = { ...called, status: 'error', result: 'execution reverted' } as const
  const pending = { ...called, status: null, result: 'pending', block_number: null } as const
  test.each<Case>([
    ['Failed without a reason; tried to call act on Router', failed],
    ['Failed: out of gas; tried to call act on Router', { ...failed, result: 'out of gas' }],
    [
      'Failed: paused; tried to call act on Router, sending 1 ETH',
      { ...failed, value: eth(1), revert_reason: { form: 'text', text: 'paused' } },
    ],
    [
      'Failed: division by zero; tried to call act on Router',
      { ...failed, revert_reason: { form: 'raw', raw: `0x4e487b71${'12'.padStart(64, '0')}` } },
    ],
    [
      'Failed: Short(0x0000…000a, 5); tried to call act on Router',
      {
        ...failed,
        revert_reason: {
          form: 'decoded',
          decoded: {
            ...decoded('1', ['who', 'address', hashOf('a')], ['by', 'uint256', '5']),
            method_call: 'Short(address who, uint256 by)',
          },
        },
      },
    ],
    [
      'Failed without a reason; tried to send 5 base units of Coin to 0x0000…000d',
      {
        ...failed,
        to: contractOf('5d', 'Coin'),
        decoded_input: decoded('a9059cbb', ['to', 'address', hashOf('d')], ['amount', 'uint256', '5']),
        token_transfers: [aTransfer('a', 'd', usd, 5n)],
      },
    ],
    ['Failed without a reason; tried to deploy a contract', { ...failed, to: null, raw_input: '0x60' }],
    ['Waiting to be confirmed: send 1 ETH to Bob', { ...pending, to: bob, value: eth(1), raw_input: '0x' }],
    ['Waiting to be confirmed: call act on Router', pending],
    [
      'Waiting to be confirmed: revoke the approval of 0x0000…000c to spend Router',
      { ...pending, decoded_input: approve('amount', 0n) },
    ],
    ['Dropped or replaced: call act on Router', { ...failed, result: 'dropped/replaced' }],
    [
      'Outcome not known: call act on Router',
      { ...pending, result: 'awaiting_internal_transactions', block_number: 5 },
    ],
    ['Outcome not known: call act on Router', { ...called, status: { other: 'odd' } }],
  ])('%s', (sentence, transaction) => {
    expect(title(summarise(aTransaction(transaction), coin), coin)).toBe(sentence)
  })
})

test('names that others wrote do not break the title', () => {
  const hostile = named('b', { name: `\u202eevil${'!'.repeat(500)}`, is_contract: false })
  const summary = summarise(aTransaction({ from: alice, to: hostile, value: 1n, raw_input: '0x' }), coin)
  expect(title(summary, coin)).toMatch(/^Sent 0\.000000000000000001 ETH to ⟨U\+202E⟩evil!+…$/)
})
