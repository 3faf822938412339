import { encodeAbiParameters, encodeFunctionData, encodePacked, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { batchedCalls } from '#/domain/transactions/batchedCalls'
import type { DecodedRecord, ParameterValue } from '#/domain/transactions/transactionRecords'

const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const approve: Hex = `0x095ea7b3${'3'.repeat(40).padStart(64, '0')}${'f'.repeat(64)}`

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
  expect(batchedCalls({ data: null, decoded }, null).map(({ to, raw_input }) => [to?.hash, raw_input])).toEqual(calls)
})

const accounts = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function execute(bytes32 mode, bytes calls)',
  'function executeBatch(address[] targets, uint256[] values, bytes[] data)',
  'function executeBatch(address[] targets, bytes[] data)',
  'function executeBatch(Call[] calls)',
])
const structs = [
  { target: one, value: 0n, data: approve },
  { target: two, value: 5n, data: '0x' as const },
]
const tuples = [{ type: 'tuple[]', components: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }] }] as const
const batch = encodeAbiParameters(tuples, [structs.map(({ target, value, data }) => [target, value, data] as const)])
const mode = (first: string): Hex => `0x${first}${'0'.repeat(62)}`
const encode = (
  args: Parameters<typeof encodeFunctionData<typeof accounts>>[0]['args'],
  functionName: 'execute' | 'executeBatch' = 'executeBatch',
) => encodeFunctionData({ abi: accounts, functionName, args })
const both = [
  [one, approve],
  [two, '0x'],
]

test.each<[string, string, string[][]]>([
  ['execute', encode([one, 0n, approve], 'execute'), [[one, approve]]],
  [
    'lists with values',
    encode([
      [one, two],
      [0n, 5n],
      [approve, '0x'],
    ]),
    both,
  ],
  [
    'lists',
    encode([
      [one, two],
      [approve, '0x'],
    ]),
    both,
  ],
  ['tuples', encode([structs]), both],
  [
    'one call of ERC-7579',
    encode([mode('00'), encodePacked(['address', 'uint256', 'bytes'], [one, 0n, approve])], 'execute'),
    [[one, approve]],
  ],
  ['a batch of ERC-7579', encode([mode('01'), batch], 'execute'), both],
  ['a delegated call of ERC-7579', encode([mode('ff'), batch], 'execute'), []],
])('%s: the calls in undecoded call data of an account', (_, data, calls) => {
  const read = (given: string) =>
    batchedCalls({ data: given, decoded: null }, null).map(({ to, raw_input }) => [to?.hash, raw_input])
  expect(read(data)).toEqual(calls)
  // Cut data throws nothing, and makes up no call.
  for (let size = 10; size < data.length; size += 64)
    for (const [target] of read(data.slice(0, size))) expect(target).toMatch(/^0x[12]{40}$/)
})
