import { type AbiEvent, encodeAbiParameters, encodeEventTopics, type Hex, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { decode } from './decode'
import { protocolEvents } from './protocolEvents'

const word = (digits: string): Hex => `0x${digits.padStart(64, '0')}`
const a = word('aa'.repeat(20))
const b = word('bb'.repeat(20))
const joined = (...words: readonly Hex[]): Hex => `0x${words.map((each) => each.slice(2)).join('')}`

/** Decodings of a log as text: event, values, standard. */
const texts = (topics: readonly Hex[], data: Hex) =>
  decode({ kind: 'log', topics, data }, []).map(({ decoded, source }) => {
    const values = decoded.parameters?.map(({ value }) => JSON.stringify(value)).join(' ')
    return `${decoded.method_call?.split('(')[0]} ${values} ${source.kind === 'standard' ? source.name : source.kind}`
  })

const A = '"0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa"'
const B = '"0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB"'

test.each<[name: string, topic: Hex, indexed: readonly Hex[], data: Hex, text: string]>([
  [
    'ConsecutiveTransfer',
    '0xdeaa91b6123d068f5821d0fb0678463d1a8a6079fe8af5de3ce5e896dcf9133d',
    [word('1'), a, b],
    word('64'),
    `ConsecutiveTransfer "1" "100" ${A} ${B} ERC-2309`,
  ],
  [
    'Deposit of a vault',
    '0xdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d7',
    [a, b],
    joined(word('7'), word('9')),
    `Deposit ${A} ${B} "7" "9" ERC-4626`,
  ],
  [
    'Withdraw of a vault',
    '0xfbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db',
    [a, b, a],
    joined(word('7'), word('9')),
    `Withdraw ${A} ${B} ${A} "7" "9" ERC-4626`,
  ],
  [
    'UpdateUser',
    '0x4e06b4e7000e659094299b3533b47b6aa8ad048e95e872d23d1f4ee55af89cfe',
    [word('5'), a],
    word('ff'),
    `UpdateUser "5" ${A} "255" ERC-4907`,
  ],
  [
    'Transfer of ERC-6909',
    '0x1b3d7edb2e9c0b0e7c525b20aaaef0f5940d2ed71663c7d39266ecafac728859',
    [a, b, word('7')],
    joined(a, word('5')),
    `Transfer ${A} ${A} ${B} "7" "5" ERC-6909`,
  ],
  [
    'Deposit of WETH',
    '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
    [a],
    word('2'),
    `Deposit ${A} "2" WETH`,
  ],
  [
    'Withdrawal of WETH',
    '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65',
    [a],
    word('2'),
    `Withdrawal ${A} "2" WETH`,
  ],
  [
    'UserOperationEvent',
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
    [word('1'), a, b],
    joined(word('1'), word('1'), word('2'), word('3')),
    `UserOperationEvent "${word('1')}" ${A} ${B} "1" "true" "2" "3" ERC-4337`,
  ],
  [
    'BeforeExecution',
    '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972',
    [],
    '0x',
    'BeforeExecution  ERC-4337',
  ],
  [
    'Permit of Permit2',
    '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec',
    [a, b, a],
    joined(word('1'), word('2'), word('3')),
    `Permit ${A} ${B} ${A} "1" "2" "3" Permit2`,
  ],
  [
    'Approval of Permit2',
    '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b',
    [a, b, a],
    joined(word('1'), word('2')),
    `Approval ${A} ${B} ${A} "1" "2" Permit2`,
  ],
  [
    'NonceInvalidation',
    '0x55eb90d810e1700b35a8e7e25395ff7f2b2259abd7415ca2284dfb1c246418f3',
    [a, b, a],
    joined(word('1'), word('2')),
    `NonceInvalidation ${A} ${B} ${A} "1" "2" Permit2`,
  ],
  [
    'OrderValidated of Seaport 1.1',
    '0xfde361574a066b44b3b5fe98a87108b7565e327327954c4faeea56a4e6491a0a',
    [a, b],
    word('1'),
    `OrderValidated "${word('1')}" ${A} ${B} Seaport`,
  ],
  [
    'PairCreated',
    '0x0d3648bd0f6ba80134a33ba9275ac585d9d315f0ad8355cddefde31afa28d0e9',
    [a, b],
    joined(a, word('3')),
    `PairCreated ${A} ${B} ${A} "3" Uniswap v2`,
  ],
  [
    'Sync',
    '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1',
    [],
    joined(word('1'), word('2')),
    'Sync "1" "2" Uniswap v2',
  ],
  [
    'Mint of v2',
    '0x4c209b5fc8ad50758f13e2e1088ba56a560dff690a1c6fef26394f4c03821c4f',
    [a],
    joined(word('1'), word('2')),
    `Mint ${A} "1" "2" Uniswap v2`,
  ],
  [
    'Burn of v2',
    '0xdccd412f0b1252819cb1fd330b93224ca42612892bb3f4f789976e6d81936496',
    [a, b],
    joined(word('1'), word('2')),
    `Burn ${A} "1" "2" ${B} Uniswap v2`,
  ],
  [
    'Swap of v2',
    '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822',
    [a, b],
    joined(word('1'), word('0'), word('0'), word('2')),
    `Swap ${A} "1" "0" "0" "2" ${B} Uniswap v2`,
  ],
  [
    'PoolCreated',
    '0x783cca1c0412dd0d695e784568c96da2e9c22ff989357a2e8b1d9b2b4e6b7118',
    [a, b, word('bb8')],
    joined(word('3c'), a),
    `PoolCreated ${A} ${B} "3000" "60" ${A} Uniswap v3`,
  ],
  [
    'Swap of v3',
    '0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67',
    [a, b],
    joined(word('1'), `0x${'f'.repeat(64)}`, word('5'), word('6'), `0x${'f'.repeat(64)}`),
    `Swap ${A} ${B} "1" "-1" "5" "6" "-1" Uniswap v3`,
  ],
  [
    'IncreaseLiquidity',
    '0x3067048beee31b25b2f1681f88dac838c8bba36af25bfb2b7cf7473a5847e35f',
    [word('9')],
    joined(word('1'), word('2'), word('3')),
    'IncreaseLiquidity "9" "1" "2" "3" Uniswap v3',
  ],
  [
    'Collect of a position',
    '0x40d0efd1a53d60ecbf40971b9daf7dc90178c3aadc7aab1765632738fa8b8f01',
    [word('9')],
    joined(a, word('2'), word('3')),
    `Collect "9" ${A} "2" "3" Uniswap v3`,
  ],
  [
    'Swap of v4',
    '0x40e9cecb9f5f1f1c5b9c97dec2917b7ee92e57ba5563708daca94dd84ad7112f',
    [word('1'), a],
    joined(word('1'), word('2'), word('3'), word('4'), word('5'), word('6')),
    `Swap "${word('1')}" ${A} "1" "2" "3" "4" "5" "6" Uniswap v4`,
  ],
  [
    'ModifyLiquidity',
    '0xf208f4912782fd25c7f114ca3723a2d5dd6f3bcc3ac8db5af63baa85f711d5ec',
    [word('1'), a],
    joined(word('1'), word('2'), word('3'), word('4')),
    `ModifyLiquidity "${word('1')}" ${A} "1" "2" "3" "${word('4')}" Uniswap v4`,
  ],
  [
    'ExecutionSuccess of Safe 1.4',
    '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
    [word('1')],
    word('2'),
    `ExecutionSuccess "${word('1')}" "2" Safe`,
  ],
  [
    'ExecutionSuccess of Safe 1.3',
    '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
    [],
    joined(word('1'), word('2')),
    `ExecutionSuccess "${word('1')}" "2" Safe`,
  ],
  [
    'SafeReceived',
    '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d',
    [a],
    word('2'),
    `SafeReceived ${A} "2" Safe`,
  ],
])('%s is decoded by its standard', (_, topic, indexed, data, text) => {
  expect(texts([topic, ...indexed], data)).toEqual([text])
})

const TRANSFERS = '0xdeaa91b6123d068f5821d0fb0678463d1a8a6079fe8af5de3ce5e896dcf9133d'
const SYNC = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'
const dirty: Hex = `0x01${a.slice(4)}`

test.each<[why: string, topics: readonly Hex[], data: Hex]>([
  ['too few topics', [TRANSFERS, word('1'), a], joined(b, word('64'))],
  ['topics of a standard without any', [SYNC, word('1')], word('2')],
  ['bytes left over', [TRANSFERS, word('1'), a, b], joined(word('64'), word('1'))],
  ['too few bytes', [SYNC], word('1')],
  ['an indexed address with more than 20 bytes', [TRANSFERS, word('1'), dirty, b], word('64')],
  ['a number that its type cannot have', [SYNC], joined(`0x${'f'.repeat(64)}`, word('1'))],
  [
    'a Deposit without an indexed address',
    ['0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'],
    joined(a, word('1')),
  ],
])('a log with %s stays raw', (_, topics, data) => {
  expect(texts(topics, data)).toEqual([])
})

const all = protocolEvents.flatMap(({ abi, source }) =>
  (abi as readonly AbiEvent[]).map((event): [AbiEvent, string] => [
    event,
    source.kind === 'standard' ? source.name : '',
  ]),
)

test('each event fits one standard and one shape only', () => {
  const shapes = all.map(
    ([event]) => `${toEventSelector(event)} ${event.inputs.filter(({ indexed }) => indexed).length}`,
  )
  expect(new Set(shapes).size).toBe(shapes.length)
})

/** A value of a type, of zeros and empty lists. */
function emptyOf({ type, components }: { type: string; components?: readonly { type: string }[] }): unknown {
  if (type.endsWith(']')) return []
  if (type === 'tuple') return components?.map(emptyOf)
  if (type === 'bool') return false
  if (type === 'address') return `0x${'0'.repeat(40)}`
  if (type.startsWith('bytes')) return `0x${'00'.repeat(Number(type.slice(5)))}`
  return 0n
}

test.each(all)('$name is read back from what an encoder writes', (event, name) => {
  const unnamed = (input: AbiEvent['inputs'][number]): AbiEvent['inputs'][number] => {
    const { name: _, ...rest } = input
    return 'components' in rest ? { ...rest, components: rest.components.map(unnamed) } : rest
  }
  const inputs = event.inputs.map(unnamed)
  const indexed = inputs.filter((input) => input.indexed)
  const inData = inputs.filter((input) => !input.indexed)
  const topics = encodeEventTopics({
    abi: [{ ...event, inputs }],
    eventName: event.name,
    args: indexed.map(emptyOf),
  })
  const [found, ...others] = decode(
    { kind: 'log', topics: topics as Hex[], data: encodeAbiParameters(inData, inData.map(emptyOf)) },
    [],
  )
  expect(others).toEqual([])
  expect(found).toMatchObject({ source: { kind: 'standard', name }, rest: null, isIndexedInferred: false })
})
