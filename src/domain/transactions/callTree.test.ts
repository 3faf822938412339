import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { aCall, hashOf, named } from '#/testing/testRecords'
import { type CallNode, callTree, nativeTransfers } from './callTree'
import { traceTree } from './traceTree'
import type { CallRecord, TraceRecord } from './transactionRecords'

const transaction = {
  from: named('a'),
  to: named('b'),
  created_contract: null,
  value: 0n,
  status: 'ok',
  result: 'success',
  raw_input: '0x00000000',
} as const

/** A tree as the last digits of who is called, with the calls below in brackets; a guess has a question mark. */
function shape(node: CallNode): string {
  const below = node.children.length === 0 ? '' : `(${node.children.map(shape).join(' ')})`
  return `${node.to?.replace(/^0x0*/, '') ?? '-'}${node.isInferred ? '?' : ''}${below}`
}

function nodesOf(root: CallNode): CallNode[] {
  const nodes: CallNode[] = [root]
  for (let place = 0; place < nodes.length; place += 1) nodes.push(...(nodes[place]?.children ?? []))
  return nodes
}

describe('from the list', () => {
  test.each<[string, CallRecord[], string]>([
    ['no calls', [], 'b'],
    ['calls one after another', [aCall('b', 'c'), aCall('b', 'd')], 'b(c d)'],
    ['a call that calls', [aCall('b', 'c'), aCall('c', 'd'), aCall('b', 'e')], 'b(c(d) e)'],
    [
      'a delegatecall calls as its caller, and which of the two is a guess',
      [aCall('b', 'c'), aCall('c', 'd', { type: 'delegatecall' }), aCall('c', 'e'), aCall('b', 'f')],
      'b(c(d(e?)) f)',
    ],
    [
      'a creation calls as what it creates',
      [aCall('b', '', { to: null, created_contract: named('c') }), aCall('c', 'd')],
      'b(c(d))',
    ],
    [
      'an address in another case',
      [aCall('b', 'c'), { ...aCall('c', 'd'), from: { ...named('c'), hash: hashOf('C') } }],
      'b(c(d))',
    ],
    ['a caller that was not called', [aCall('b', 'c'), aCall('f', 'd')], 'b(c d?)'],
    ['a caller that is not known', [aCall('b', 'c'), { ...aCall('c', 'd'), from: null }], 'b(c d?)'],
    ['the outermost call in the list too', [aCall('a', 'b', { index: 0 }), aCall('b', 'c', { index: 1 })], 'b(c)'],
    [
      'gas tells a call of itself from the next one',
      [
        aCall('b', 'b', { gas_limit: 470386n }),
        aCall('b', 'b', { gas_limit: 462245n }),
        aCall('b', 'b', { gas_limit: 454231n }),
        aCall('b', 'b', { gas_limit: 459668n }),
        aCall('b', 'b', { gas_limit: 464344n }),
      ],
      'b(b(b?(b?) b?) b?)',
    ],
  ])('%s', (_, calls, expected) => {
    expect(shape(callTree(calls, transaction))).toBe(expected)
  })

  test('a failed contract creation without a contract is a creation', () => {
    const failed = { ...transaction, to: null, status: 'error', result: 'out of gas' } as const
    expect(callTree([], failed)).toMatchObject({
      type: 'create',
      failed: true,
      error: 'out of gas',
      onRevertPath: true,
    })
  })
})

function step(traceAddress: number[] | null, more: Partial<TraceRecord> = {}): TraceRecord {
  const action = { callType: 'call', from: hashOf('a'), to: hashOf('b'), gas: null, value: 0n }
  return { action, result: null, error: null, traceAddress, type: 'call', ...more }
}

describe('from a trace', () => {
  test('each call is at its trace address, in any order of the trace', () => {
    const root = traceTree([step([1]), step([0, 1]), step([]), step([0]), step([0, 0]), step([10]), step([2])])
    expect(root && shape(root)).toBe('b(b(b b) b b b)')
    expect(root?.children.map(({ index }) => index)).toEqual([3, 0, 6, 5])
    expect(root?.children.map(({ depth }) => depth)).toEqual([1, 1, 1, 1])
  })

  test('a call whose caller is missing is under its nearest ancestor', () => {
    const root = traceTree([step([]), step([0]), step([0, 2, 4]), step(null)])
    expect(root && shape(root)).toBe('b(b(b?))')
  })

  test('an empty trace has no tree', () => {
    expect(traceTree([])).toBeNull()
    expect(traceTree([step(null)])).toBeNull()
  })
})

test('a failure has its path from the outermost call to its origin', () => {
  const failure = { error: 'Reverted' }
  const root = traceTree([
    step([]),
    step([0], failure),
    step([0, 0], failure),
    step([0, 1]),
    step([0, 2], failure),
    step([0, 2, 0], failure),
    step([1]),
  ])
  const marked = root === null ? [] : nodesOf(root)
  expect(marked.filter(({ onRevertPath }) => onRevertPath).map(({ index }) => index)).toEqual([1, 4, 5])
  expect(marked.filter(({ revertedBy }) => revertedBy?.index === 1).map(({ index }) => index)).toEqual([2, 3, 4, 5])
  expect(marked.filter(({ failed }) => failed).map(({ index }) => index)).toEqual([1, 2, 4, 5])
})

test('similar siblings in a row are one run, if the calls below are equal too', () => {
  const paths = [[], [0], [0, 0], [1], [1, 0], [2], [3], [4]]
  const root = traceTree(paths.map((path) => step(path)))
  expect(root?.children.map(({ run }) => run)).toEqual([2, 0, 3, 0, 0])
})

test('a run counts the calls that failed, unless the failure reverted their caller', () => {
  const paths = [[], [0], [1], [2]]
  const fails = { error: 'Reverted' }
  const caught = traceTree(paths.map((path) => step(path, path[0] === 1 ? fails : {})))
  expect(caught?.children.map(({ run, runFailed }) => [run, runFailed])).toEqual([
    [3, 1],
    [0, 0],
    [0, 0],
  ])
  const reverted = traceTree(paths.map((path) => step(path, path.length === 0 || path[0] === 2 ? fails : {})))
  expect(reverted?.children.map(({ run, onRevertPath }) => [run, onRevertPath])).toEqual([
    [2, false],
    [0, false],
    [1, true],
  ])
})

test('only calls that were executed transferred native currency', () => {
  const value = { value: 5n }
  const calls = [
    aCall('b', 'c', value),
    aCall('b', 'd', { ...value, type: 'delegatecall' }),
    aCall('b', 'd', { ...value, type: 'staticcall' }),
    aCall('b', 'd', { ...value, success: false }),
    aCall('b', 'e', { success: false, error: 'out of gas' }),
    aCall('e', 'f', value),
    aCall('b', 'a', { ...value, type: 'selfdestruct' }),
    aCall('b', 'g', { value: null }),
  ]
  expect(nativeTransfers(callTree(calls, transaction)).map(({ index }) => index)).toEqual([0, 6])
})

test('a failed transaction transferred no native currency', () => {
  expect(nativeTransfers(callTree([aCall('b', 'c', { value: 5n })], { ...transaction, status: 'error' }))).toEqual([])
})

const digits = fc.constantFrom('a', 'b', 'c', 'd')
const anyCall: fc.Arbitrary<CallRecord> = fc.record({
  index: fc.option(fc.nat(3)),
  type: fc.option(fc.constantFrom('call', 'delegatecall', 'create', 'selfdestruct', '?')),
  from: fc.option(digits.map(named)),
  to: fc.option(digits.map(named)),
  created_contract: fc.option(digits.map(named)),
  value: fc.option(fc.bigInt(-1n, 5n)),
  gas_limit: fc.option(fc.bigInt(0n, 100n)),
  success: fc.option(fc.boolean()),
  error: fc.option(fc.string()),
})

test('every call of any list is in its tree once, in the order in which they began', () => {
  fc.assert(
    fc.property(fc.array(anyCall), (calls) => {
      const places: (number | null)[] = []
      const visit = (node: CallNode): void => {
        places.push(node.index)
        for (const child of node.children) {
          expect(child.depth).toBe(node.depth + 1)
          visit(child)
        }
        const runs = node.children.reduce((sum, { run }) => sum + run, 0)
        expect(runs).toBe(node.children.length)
      }
      visit(callTree(calls, transaction))
      expect(places.filter((place) => place !== null)).toEqual(calls.map((_, place) => place))
    }),
  )
})

test('a trace and its list of internal transactions have the same tree', () => {
  // Every call has an address of its own, so that nothing is to be guessed.
  const parents = fc.array(fc.nat(1_000_000), { maxLength: 60 })
  fc.assert(
    fc.property(parents, (choices) => {
      const nodes: { path: number[]; children: number; parent: number }[] = [{ path: [], children: 0, parent: -1 }]
      for (const choice of choices) {
        const parent = choice % nodes.length
        const above = nodes[parent]
        if (above === undefined) continue
        nodes.push({ path: [...above.path, above.children], children: 0, parent })
        above.children += 1
      }
      const steps = nodes.map(({ path, parent }, place) =>
        step(path, {
          action: {
            callType: 'call',
            from: hashOf(`f${parent + 1}`),
            to: hashOf(`f${place + 1}`),
            gas: null,
            value: 0n,
          },
        }),
      )
      const root = traceTree(steps)
      const order: number[] = []
      const visit = (node: CallNode): void => {
        if (node.index !== null) order.push(node.index)
        node.children.forEach(visit)
      }
      if (root !== null) visit(root)
      const calls = order.slice(1).map((place) => aCall(`f${(nodes[place]?.parent ?? 0) + 1}`, `f${place + 1}`))
      const listed = callTree(calls, { ...transaction, from: named('f0'), to: named('f1') })
      expect(shape(listed)).toBe(root && shape(root))
      expect(shape(listed)).not.toContain('?')
    }),
  )
})

test('ten thousand calls, a thousand levels deep, have a tree', () => {
  const deep = Array.from({ length: 1000 }, (_, depth) => aCall(`b${depth}`, `b${depth + 1}`))
  const wide = Array.from({ length: 9000 }, (_, place) => aCall('b1000', `c${place % 7}`))
  const tree = callTree([...deep, ...wide], { ...transaction, to: named('b0') })
  const nodes = nodesOf(tree)
  expect(nodes).toHaveLength(10_001)
  expect(Math.max(...nodes.map(({ depth }) => depth))).toBe(1001)
  const path = Array.from({ length: 1000 }, () => 0)
  const steps = [...path.keys()].map((depth) => step(path.slice(0, depth)))
  const siblings = Array.from({ length: 9000 }, (_, place) => step([...path.slice(0, 999), place]))
  expect(nodesOf(traceTree([...steps, ...siblings]) ?? tree)).toHaveLength(10_000)
})
