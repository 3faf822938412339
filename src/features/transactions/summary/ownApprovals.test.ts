import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { isApproval, summaryText } from '#/domain/transactions/summaryParts'
import { tokenToLoad } from '#/domain/transactions/tokenCall'
import { aTransaction, called, coin, contractOf, usd } from '#/testing/testRecords'
import { summarize } from './transactionSummary'

const abi = parseAbi([
  'function executeBatch(address[] targets, bytes[] data)',
  'function approve(address spender, uint256 value)',
])
const spender = `0x${'3'.repeat(40)}` as const

const batchOf = (value: bigint) =>
  encodeFunctionData({
    abi,
    functionName: 'executeBatch',
    args: [
      [usd.address_hash as `0x${string}`],
      [encodeFunctionData({ abi, functionName: 'approve', args: [spender, value] })],
    ],
  })

const account = contractOf('a', 'Delegate')
const batch = { ...called, from: account, to: account, method: 'executeBatch' }

test('an account that calls itself (EIP-7702) says whom it approved in the batch', () => {
  const transaction = aTransaction({ ...batch, raw_input: batchOf(5_000_000n) })
  const loading = summarize(transaction, coin, { token: 'loading' })
  expect(tokenToLoad(loading)).toBe(usd.address_hash)
  const summary = summarize(transaction, coin, { token: usd })
  expect(summaryText(summary, coin)).toMatch(/^Called executeBatch on Delegate and approved 0x3+…3+ to spend 5 USD$/)
  expect(isApproval(summary)).toBe(true)
  const whole = summarize(aTransaction({ ...batch, raw_input: batchOf(maxUint256) }), coin, { token: usd })
  expect(summaryText(whole, coin)).toMatch(/approved 0x3+…3+ to spend unlimited USD$/)
})

test('a batch of another contract approves in the name of that contract, which is not said of the sender', () => {
  const other = aTransaction({ ...batch, from: contractOf('b', 'Alice'), raw_input: batchOf(1n) })
  expect(summaryText(summarize(other, coin, { token: usd }), coin)).toBe('Called executeBatch on Delegate')
})
