import { expect, test } from 'vitest'
import { callSteps } from './callSteps'
import type { CallRecord } from '#/domain/transactions/transactionRecords'

const address = (digits: string) => `0x${digits.padStart(40, '0')}`
const named = (digits: string) => ({ hash: address(digits), name: null, ens_domain_name: null, is_contract: null })

const call = (from: string, to: string | null): CallRecord => ({
  index: null,
  type: 'call',
  from: named(from),
  to: to === null ? null : named(to),
  created_contract: null,
  value: 0n,
  gas_limit: null,
  success: true,
  error: null,
})

const step = (from: string, to: string | null, traceAddress: number[] | null) => ({
  traceAddress,
  action: { from: address(from), to: to && address(to) },
})

const steps = [step('a', 'b', []), step('b', 'c', [0]), step('c', 'd', [0, 0])]
const [first, second, third] = steps

test('the calls of a list are those of the trace, with or without the transaction’s own call', () => {
  expect(callSteps([call('b', 'c'), call('c', 'd')], steps)).toEqual({ own: first, listed: [second, third] })
  expect(callSteps([call('a', 'b'), call('b', 'c'), call('c', 'd')], steps)).toEqual({ own: null, listed: steps })
})

test('a creation calls nothing', () => {
  const creation = step('b', null, [0])
  expect(callSteps([call('b', null)], [steps[0]!, creation])?.listed).toEqual([creation])
})

test('a trace with other calls, another order or without positions says nothing', () => {
  expect(callSteps([call('b', 'd'), call('c', 'd')], steps)).toBeNull()
  expect(callSteps([call('c', 'd'), call('b', 'c')], steps)).toBeNull()
  expect(callSteps([call('c', 'd')], steps)).toBeNull()
  expect(callSteps([call('b', 'c'), call('c', 'd')], [step('a', 'b', null), ...steps.slice(1)])).toBeNull()
})
