import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { transaction as schema } from '#/api/schemas/transaction'
import landmarks from '#/demo/landmarks.json'
import { openDemo } from '#/demo/testDemo'
import { aTransaction, coin, contractOf } from '#/testing/testRecords'
import { operationsFact, withFailedOperations } from './bundle'
import { summaryText } from '#/domain/transactions/summaryParts'
import { summarize } from './transactionSummary'

const ask = openDemo()

async function bundleOf(name: 'bundle' | 'bundleOfFailure' | 'bundleOfMany') {
  const { body } = await ask(`/8801/api/v2/transactions/${landmarks['8801'][name]}`)
  const { value } = parseLenient(schema, body)
  if (value === null) throw new Error(`${name} could not be read`)
  return value
}

const transaction = aTransaction({ to: contractOf('e', 'EntryPoint'), method: 'handleOps' })
const bundled = summarize(transaction, coin)
const say = (...statuses: (boolean | null)[]) => {
  const operations = statuses.map((status, index) => ({ hash: `0x${index}`, status }))
  const summary = withFailedOperations(bundled, operations)
  const fact = summary.findLast((part) => part.kind === 'operations')
  return [summaryText(summary, coin), fact?.hash, fact?.evidence[0]]
}

test('a bundle says how many of its user operations failed, with a link to the only one', () => {
  const start = 'Bundle of user operations'
  expect(say(false)).toEqual([`${start}, which failed, on EntryPoint`, '0x0', 'user_operations[0]'])
  expect(say(true, false)).toEqual([`${start}, of which 1 of 2 failed, on EntryPoint`, '0x1', 'user_operations[1]'])
  expect(say(false, null, false)).toEqual([
    `${start}, of which 2 of 3 failed, on EntryPoint`,
    null,
    'user_operations[0]',
  ])
})

test('a bundle without a failed user operation, or whose status is unknown, is as before', () => {
  for (const statuses of [[], [true, true], [null]])
    expect(say(...statuses)[0]).toBe('Bundle of user operations on EntryPoint')
  expect(withFailedOperations([], [{ hash: '0x1', status: false }])).toEqual([])
})

test('the number of its user operations is read from the call data, else from the decoded call', async () => {
  const textOf = (record: Parameters<typeof operationsFact>[0]) => {
    const fact = operationsFact(record)
    return fact.kind === 'operations' && [fact.text, fact.evidence[0]]
  }
  const many = await bundleOf('bundleOfMany')
  expect(textOf(many)).toEqual(['3 user operations', 'raw_input'])
  expect(textOf({ ...many, raw_input: null })).toEqual(['3 user operations', 'decoded_input'])
  expect(textOf({ ...many, raw_input: many.raw_input?.slice(0, 74) ?? '', decoded_input: null })).toEqual([
    'user operations',
    'raw_input',
  ])
  expect(textOf(await bundleOf('bundleOfFailure'))).toEqual(['1 user operation', 'raw_input'])
})

test('the summary of a bundle is about its user operations, also of one that failed or is pending', async () => {
  const bundle = await bundleOf('bundle')
  expect(summaryText(summarize(bundle, coin), coin)).toMatch(/^Bundle of 2 user operations on EntryPoint/)
  const failed = { ...bundle, status: 'error' as const, result: 'execution reverted', revert_reason: null }
  expect(summaryText(summarize(failed, coin), coin)).toBe(
    'Failed without a reason; tried to execute a bundle of 2 user operations on EntryPoint',
  )
  const pending = { ...bundle, status: null, result: 'pending', block_number: null }
  expect(summaryText(summarize(pending, coin), coin)).toBe(
    'Pending: execute a bundle of 2 user operations on EntryPoint',
  )
})
