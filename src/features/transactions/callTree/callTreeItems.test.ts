import { expect, test } from 'vitest'
import type { Address } from '#/api/schemas/address'
import type { Log } from '#/api/schemas/log'
import type { CallNode } from '#/domain/transactions/callTree'
import { traceTree } from '#/domain/transactions/traceTree'
import {
  type CallFacts,
  callsIn,
  callTreeItems,
  failureText,
  itemsInOrder,
  NO_FACTS,
  runInputs,
  type TreeItem,
} from './callTreeItems'
import { matchesIn, searchText } from './CallTreeSearch'

interface Call {
  path: number[]
  to?: string
  type?: string
  error?: string
  facts?: Partial<CallFacts>
}

const address = (digits: string) => `0x${digits.padStart(40, '0')}`

function treeOf(calls: readonly Call[]) {
  const root = traceTree(
    calls.map(({ path, to = 'a', type = 'call', error = null }) => ({
      action: { callType: type, from: null, to: address(to), gas: null, value: null },
      result: null,
      error,
      traceAddress: path,
      type,
    })),
  )
  if (root === null) throw new Error('no tree')
  const factsOf = ({ index }: CallNode) => ({ ...NO_FACTS, ...calls[index ?? 0]?.facts })
  const pathOf = (item: TreeItem) => (item.kind === 'event' ? 'event' : calls[item.call.index ?? 0]?.path.join('.'))
  return { root, factsOf, pathOf }
}

const log = (more: Partial<Log>): Log => ({
  address: null,
  block_hash: null,
  block_number: null,
  block_timestamp: null,
  data: null,
  decoded: null,
  index: null,
  smart_contract: null,
  topics: null,
  transaction_hash: null,
  ...more,
})

const input = '0x11223344'
const proxy: Call[] = [
  { path: [], to: 'a' },
  { path: [0], to: 'b', facts: { input } },
  { path: [0, 0], to: 'e', type: 'staticcall' },
  { path: [0, 1], to: 'c', type: 'delegatecall', facts: { input } },
  { path: [0, 1, 0], to: 'd' },
]

test('a delegatecall with the calldata of its caller is part of it, and its calls take its place', () => {
  const { root, factsOf, pathOf } = treeOf(proxy)
  const folded = callTreeItems(root, { factsOf, foldsProxies: true, events: new Map() })
  expect(itemsInOrder(folded).map((item) => [pathOf(item), item.level])).toEqual([
    ['', 0],
    ['0', 1],
    ['0.0', 2],
    ['0.1.0', 2],
  ])
  const [call] = folded.children
  expect(call?.kind === 'call' && call.forwardedTo?.to).toBe(address('c'))
  expect(itemsInOrder(callTreeItems(root, { factsOf, foldsProxies: false, events: new Map() }))).toHaveLength(5)
})

test.each<[string, Partial<Call>]>([
  ['other calldata', { facts: { input: '0x55667788' } }],
  ['unknown calldata', {}],
  ['another status', { facts: { input }, error: 'Reverted' }],
  ['another type', { facts: { input }, type: 'call' }],
])('a delegatecall with %s stays a row', (_, change) => {
  const calls = proxy.map((call, at) =>
    at === 3 ? { path: call.path, to: 'c', type: 'delegatecall', ...change } : call,
  )
  const { root, factsOf } = treeOf(calls)
  expect(itemsInOrder(callTreeItems(root, { factsOf, foldsProxies: true, events: new Map() }))).toHaveLength(5)
})

test('events are below their call, before the calls that it made', () => {
  const { root, factsOf, pathOf } = treeOf(proxy)
  const [call] = root.children
  if (!call) throw new Error('no call')
  const events = new Map([[call, [log({ index: 1 }), log({ index: 2 })]]])
  const items = itemsInOrder(callTreeItems(root, { factsOf, foldsProxies: true, events }))
  expect(items.map(pathOf)).toEqual(['', '0', 'event', 'event', '0.0', '0.1.0'])
})

test('calls of a run are compared by their calldata', () => {
  const runOf = (...inputs: (string | null)[]) => {
    const calls: Call[] = [{ path: [] }, ...inputs.map((each, at) => ({ path: [at], to: 'b', facts: { input: each } }))]
    const { root, factsOf } = treeOf(calls)
    const [first] = callTreeItems(root, { factsOf, foldsProxies: true, events: new Map() }).children
    if (first?.kind !== 'call') throw new Error('no call')
    return runInputs(first)
  }
  expect(runOf('0x1122334400', '0x1122334400')).toBe('equal')
  expect(runOf('0x1122334400', '0x1122334401')).toBe('equal function')
  expect(runOf('0x1122334400', '0x5566778800')).toBe('different or unknown')
  expect(runOf('0x1122334400', null)).toBe('different or unknown')
})

test('calls that failed reverted in one contract, in several, or failed otherwise', () => {
  const textOf = (to: string, error: string, names: ReadonlyMap<string, Address> = new Map()) => {
    const { root } = treeOf([
      { path: [] },
      { path: [0], to: 'b', error: 'Reverted' },
      { path: [0, 0], to: 'c', error: 'Reverted' },
      { path: [1], to: 'b', error: 'Reverted' },
      { path: [1, 0], to, error },
      { path: [2], to: 'd' },
    ])
    return failureText(callsIn(root), names)
  }
  const name = { hash: address('c'), name: 'Mishaps', ens_domain_name: null, is_contract: true }
  expect(textOf('c', 'execution reverted', new Map([[address('c'), name as Address]]))).toBe('reverted in Mishaps')
  expect(textOf('c', 'Reverted')).toMatch(/^reverted in 0x0000/)
  expect(textOf('d', 'Reverted')).toBe('reverted')
  expect(textOf('c', 'out of gas')).toBe('failed')
})

test('calls are found by address, name, function, argument, returned value and error', () => {
  const calls: Call[] = [
    { path: [], to: 'a', facts: { input: '0x11223344aa', output: '0xff' } },
    { path: [0], to: 'b', type: 'staticcall', error: 'Out of gas' },
  ]
  const { root, factsOf, pathOf } = treeOf(calls)
  const items = itemsInOrder(callTreeItems(root, { factsOf, foldsProxies: true, events: new Map() }))
  const named = {
    hash: address('b'),
    name: '__proto__',
    ens_domain_name: null,
    is_contract: null,
  }
  const decoded = (method_call: string, name: string | null, value: string) => ({
    method_call,
    method_id: null,
    parameters: [{ name, type: null, value: ['1', value] }],
  })
  const texts = items.map((item) =>
    searchText(item, new Map([[address('b'), named as Address]]), ({ kind }) =>
      kind === 'call' ? decoded('branch(uint256[] depth)', 'depth', '42') : decoded('branch()', null, 'Returned'),
    ),
  )
  const found = (query: string) => matchesIn(items, texts, query).map(pathOf)
  expect(found(address('A'))).toEqual([''])
  expect(found('__PROTO__')).toEqual(['0'])
  expect(found('Branch')).toEqual([''])
  expect(found('42')).toEqual([''])
  expect(found('returned')).toEqual([''])
  expect(found('out of')).toEqual(['0'])
  expect(found('0x')).toEqual(['', '0'])
  expect(found('x')).toEqual([])
  expect(found('nothing')).toEqual([])
})
