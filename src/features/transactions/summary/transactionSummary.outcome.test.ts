import { describe, expect, test } from 'vitest'
import { summaryText } from '#/domain/transactions/summaryParts'
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
  nft,
  router,
  usd,
} from '#/testing/testRecords'
import { type CalledToken, tokenToLoad } from '#/domain/transactions/tokenCall'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'
import { summarize } from './transactionSummary'

type Case = [sentence: string, transaction: Partial<TransactionRecord>]

describe('does not describe other addresses’ transfers as the sender’s', () => {
  test.each<Case>([
    [
      'Called act on Router',
      { ...called, token_transfers: [aTransfer('b', 'd', usd, 0n), aTransfer('b', 'd', usd, 7n)] },
    ],
    ['Called act on Router', { ...called, token_transfers: [aTransfer('a', 'b', usd, 0n)] }],
    ['Transaction without a sender to Bob', { from: null, to: bob, value: 0n }],
    ['Transaction without a sender', { from: null, to: null, value: 0n, raw_input: '0x' }],
    // A state sync of Polygon.
    ['Transaction without a sender', { from: named(''), to: named(''), value: 0n, raw_input: '0x' }],
    [
      'Transaction without a sender',
      { from: named(''), to: named(''), value: 0n, raw_input: '0x', token_transfers: [aTransfer('', 'b', usd, 7n)] },
    ],
    // Servers that report the method, and not the input data.
    ['Called transfer on Router', { ...called, to: router, value: 0n, raw_input: '0x', method: 'transfer' }],
    ['Sent 1 ETH to Router', { from: alice, to: router, value: eth(1), raw_input: '0x', method: 'transfer' }],
    ['Sent 0 ETH to Bob', { from: alice, to: bob, value: 0n, raw_input: '0x', method: 'transfer' }],
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
    expect(summaryText(summarize(aTransaction(transaction), coin), coin)).toBe(sentence)
  })
})

describe('shows how it failed or is pending, and what was tried', () => {
  const failed = { ...called, status: 'error', result: 'execution reverted' } as const
  const pending = { ...called, status: null, result: 'pending', block_number: null } as const
  test.each<Case>([
    ['Failed without a reason; tried to call act on Router', failed],
    ['Failed: out of gas; tried to call act on Router', { ...failed, result: 'out of gas' }],
    [
      'Failed: Only the chair may vote. Tried to call act on Router',
      { ...failed, revert_reason: { form: 'text', text: 'Only the chair may vote.' } },
    ],
    [
      'Failed: division by zero; tried to call act on Router',
      { ...failed, result: `execution reverted: 0x4e487b71${'12'.padStart(64, '0')}` },
    ],
    ['Failed without a reason; tried to call act on Router', { ...failed, result: 'execution reverted: 0x' }],
    // Of a node without traces.
    ['Failed without a reason; tried to call act on Router', { ...failed, result: 'failed' }],
    [
      'Failed: paused; tried to call act on Router, sending 1 ETH',
      { ...failed, value: eth(1), revert_reason: { form: 'text', text: 'paused' } },
    ],
    [
      'Failed: division by zero; tried to call act on Router',
      { ...failed, revert_reason: { form: 'raw', raw: `0x4e487b71${'12'.padStart(64, '0')}` } },
    ],
    [
      'Failed: Only chairperson can vote; tried to call act on Router',
      {
        ...failed,
        revert_reason: { form: 'raw', raw: '4f6e6c79206368616972706572736f6e2063616e20766f7465' },
      },
    ],
    [
      'Failed: Short; tried to call act on Router',
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
      'Failed without a reason; tried to send 5 base units of Coin to 0x0000000…0000d',
      {
        ...failed,
        to: contractOf('5d', 'Coin'),
        decoded_input: decoded('a9059cbb', ['to', 'address', hashOf('d')], ['amount', 'uint256', '5']),
        token_transfers: [aTransfer('a', 'd', usd, 5n)],
      },
    ],
    ['Failed without a reason; tried to deploy a contract', { ...failed, to: null, raw_input: '0x60' }],
    ['Pending: send 1 ETH to Bob', { ...pending, to: bob, value: eth(1), raw_input: '0x' }],
    ['Pending: call act on Router', pending],
    [
      'Pending: revoke the approval of 0x0000000…0000c to spend Router',
      { ...pending, decoded_input: approve('amount', 0n) },
    ],
    ['Dropped or replaced: call act on Router', { ...failed, result: 'dropped/replaced' }],
    ['Status unknown: call act on Router', { ...pending, result: 'awaiting_internal_transactions', block_number: 5 }],
    ['Status unknown: call act on Router', { ...called, status: { other: 'odd' } }],
  ])('%s', (sentence, transaction) => {
    expect(summaryText(summarize(aTransaction(transaction), coin), coin)).toBe(sentence)
  })
})

test('names the transaction that replaced one without a block', () => {
  const replacedBy = `0x${'4'.repeat(64)}`
  const pending = { ...called, status: null, result: 'pending', block_number: null }
  const said = (transaction: Partial<TransactionRecord>) =>
    summaryText(summarize(aTransaction(transaction), coin, { replacedBy }), coin)
  const sentence = 'Replaced by 0x4444444…44444; tried to call act on Router'
  expect(said(pending)).toBe(sentence)
  expect(said({ ...pending, status: 'error', result: 'dropped/replaced' })).toBe(sentence)
  expect(said({ ...pending, status: 'error', result: 'out of gas', block_number: 5 })).toMatch(/^Failed: out of gas/)
})

test('hostile names do not break the title', () => {
  const hostile = named('b', { name: `\u202eevil${'!'.repeat(500)}`, is_contract: false })
  const summary = summarize(aTransaction({ from: alice, to: hostile, value: 1n, raw_input: '0x' }), coin)
  expect(summaryText(summary, coin)).toMatch(/^Sent 0\.0₁₇1 ETH to ⟨U\+202E⟩evil!+…$/)
})

describe('shows the amount of a failed or pending call in the units of the token', () => {
  const failed = { ...called, status: 'error', result: 'execution reverted', to: contractOf('5d', 'Coin') } as const
  const transferFrom = (name: string, value: bigint) =>
    decoded(
      '23b872dd',
      ['from', 'address', hashOf('b')],
      ['to', 'address', hashOf('d')],
      [name, 'uint256', String(value)],
    )
  const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
  const bytes = (selector: string, ...words: (bigint | string)[]) => `0x${selector}${words.map(word).join('')}`
  test.each<[sentence: string, token: CalledToken, transaction: Partial<TransactionRecord>]>([
    ['Approved 0x0000000…0000c to spend 1,234.5 USD', usd, { ...called, decoded_input: approve('x', 1_234_500_000n) }],
    [
      'Approved 0x0000000…0000c to spend 1 base unit of USD',
      { ...usd, decimals: null },
      { ...called, decoded_input: approve('amount', 1n) },
    ],
    ['Approved 0x0000000…0000c to spend some Router', 'loading', { ...called, decoded_input: approve('amount', 5n) }],
    ['Approved 0x0000000…0000c to spend Router', null, { ...called, decoded_input: approve('x', 5n) }],
    [
      'Approved 0x0000000…0000c to spend unlimited USD',
      usd,
      { ...called, decoded_input: approve('x', 2n ** 256n - 2n ** 90n) },
    ],
    ['Approved 0x0000000…0000c to spend Router', null, { ...called, decoded_input: approve('x', 2n ** 256n - 2n) }],
    [
      'Approved 0x0000000…0000c to spend unlimited USD',
      { ...usd, total_supply: 1_000_000n },
      { ...called, decoded_input: approve('x', 1_000_001n) },
    ],
    [
      'Approved 0x0000000…0000c to spend 1 USD',
      { ...usd, total_supply: 1_000_000n },
      { ...called, decoded_input: approve('x', 1_000_000n) },
    ],
    ['Approved 0x0000000…0000c to move NFT #7', nft, { ...called, raw_input: bytes('095ea7b3', hashOf('c'), 7n) }],
    ['Revoked the approval to move NFT #7', nft, { ...called, raw_input: bytes('095ea7b3', hashOf(''), 7n) }],
    [
      'Failed without a reason; tried to send 2.5 USD to 0x0000000…0000d',
      usd,
      { ...failed, raw_input: bytes('a9059cbb', hashOf('d'), 2_500_000n) },
    ],
    [
      'Failed without a reason; tried to send some Coin to 0x0000000…0000d',
      'loading',
      { ...failed, raw_input: bytes('a9059cbb', hashOf('d'), 2_500_000n) },
    ],
    [
      'Failed without a reason; tried to move 2 USD from 0x0000000…0000b to 0x0000000…0000d',
      usd,
      { ...failed, decoded_input: transferFrom('value', 2_000_000n) },
    ],
    [
      'Failed without a reason; tried to move NFT #3 from 0x0000000…0000b to 0x0000000…0000d',
      nft,
      { ...failed, raw_input: bytes('42842e0e', hashOf('b'), hashOf('d'), 3n) },
    ],
    [
      'Failed without a reason; tried to send Coin #3 to 0x0000000…0000d',
      null,
      { ...failed, raw_input: bytes('42842e0e', hashOf('a'), hashOf('d'), 3n) },
    ],
    ['Not found (was pending): call act on Coin', null, { ...failed, status: null, result: 'pending' }],
  ])('%s', (sentence, token, transaction) => {
    const told = summarize(aTransaction(transaction), coin, { token, isLost: transaction.result === 'pending' })
    expect(summaryText(told, coin)).toBe(sentence)
    // The details that the record would add are requested only while they are unknown.
    const asks = tokenToLoad(summarize(aTransaction(transaction), coin, { token: 'loading' }))
    expect(asks).toBe(transaction.result === 'pending' ? null : (transaction.to ?? called.to).hash)
    expect(token === null || token === 'loading' || tokenToLoad(told) === null).toBe(true)
  })
})
