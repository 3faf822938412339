import { expect, test } from 'vitest'
import { coin } from '#/testing/testRecords'
import { withFailedOperations } from './bundle'
import { sentence, summaryText } from './summaryParts'

const called = sentence('Called handleOps')
const say = (...statuses: (boolean | null)[]) => {
  const operations = statuses.map((status, index) => ({ hash: `0x${index}`, status }))
  const summary = withFailedOperations(called, operations)
  const fact = summary.find((part) => part.kind === 'operations')
  return [summaryText(summary, coin), fact?.hash, fact?.evidence[0]]
}

test('a bundle says how many of its user operations failed, with a link to the only one', () => {
  expect(say(false)).toEqual(['Called handleOps, but its user operation failed', '0x0', 'user_operations[0]'])
  expect(say(true, false)).toEqual(['Called handleOps, but 1 of 2 user operations failed', '0x1', 'user_operations[1]'])
  expect(say(false, null, false)).toEqual([
    'Called handleOps, but 2 of 3 user operations failed',
    null,
    'user_operations[0]',
  ])
})

test('a bundle without a failed user operation, or whose status is unknown, is as before', () => {
  for (const statuses of [[], [true, true], [null]]) expect(say(...statuses)[0]).toBe('Called handleOps')
  expect(withFailedOperations([], [{ hash: '0x1', status: false }])).toEqual([])
})
