import { expect, test } from 'vitest'
import { batchedCalls } from '#/domain/transactions/batchedCalls'
import type { DecodedRecord, ParameterValue } from '#/domain/transactions/transactionRecords'

const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
const approve = `0x095ea7b3${'3'.repeat(40).padStart(64, '0')}${'f'.repeat(64)}`

function call(name: string, ...values: readonly (readonly [type: string, value: ParameterValue])[]): DecodedRecord {
  const parameters = values.map(([type, value]) => ({ name: null, type, value }))
  return { method_call: `${name}()`, method_id: null, parameters }
}

test.each<[string, DecodedRecord, [to: string, data: string][]]>([
  [
    'lists of targets and call data',
    call('executeBatch', ['address[]', [one, two]], ['bytes[]', [approve, '0x']]),
    [
      [one, approve],
      [two, '0x'],
    ],
  ],
  [
    'the same with values',
    call('executeBatch', ['address[]', [one]], ['uint256[]', ['5']], ['bytes[]', [approve]]),
    [[one, approve]],
  ],
  ['tuples', call('executeBatch', ['(address,uint256,bytes)[]', [[one, '0', approve]]]), [[one, approve]]],
  ['lists of different lengths', call('executeBatch', ['address[]', [one, two]], ['bytes[]', [approve]]), []],
  ['a call that is no batch', call('airdrop', ['address[]', [one]], ['bytes[]', [approve]]), []],
  ['two lists of targets', call('execute', ['address[]', [one]], ['address[]', [two]], ['bytes[]', [approve]]), []],
  ['no lists', call('execute', ['address', one], ['bytes', approve]), []],
])('%s: the calls of a batch', (_, decoded, calls) => {
  expect(batchedCalls(decoded, null).map(({ to, raw_input }) => [to?.hash, raw_input])).toEqual(calls)
})
