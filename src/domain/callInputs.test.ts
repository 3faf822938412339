import { expect, test } from 'vitest'
import { callInputs } from './callInputs'
import type { CallRecord } from './transactionRecords'

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

const step = (from: string, to: string, input: string, traceAddress: number[] | null) => ({
  traceAddress,
  action: { from: address(from), to: address(to), input },
})

const steps = [step('a', 'b', '0x01', []), step('b', 'c', '0x02', [0]), step('c', 'd', '0x03', [0, 0])]

test('the calldata of a list is that of the same calls in the trace, with or without the transaction’s own call', () => {
  expect(callInputs([call('b', 'c'), call('c', 'd')], steps)).toEqual(['0x02', '0x03'])
  expect(callInputs([call('a', 'b'), call('b', 'c'), call('c', 'd')], steps)).toEqual(['0x01', '0x02', '0x03'])
})

test('a creation has no calldata', () => {
  expect(callInputs([call('b', null), call('c', 'd')], steps)).toEqual([null, '0x03'])
})

test('a trace with other calls, another order or without positions says nothing', () => {
  expect(callInputs([call('b', 'd'), call('c', 'd')], steps)).toBeNull()
  expect(callInputs([call('c', 'd'), call('b', 'c')], steps)).toBeNull()
  expect(callInputs([call('c', 'd')], steps)).toBeNull()
  expect(callInputs([call('b', 'c'), call('c', 'd')], [step('a', 'b', '0x', null), ...steps.slice(1)])).toBeNull()
})
