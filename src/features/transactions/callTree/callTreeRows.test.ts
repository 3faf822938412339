import { expect, test } from 'vitest'
import type { CallNode } from '#/domain/transactions/callTree'
import { traceTree } from '#/domain/transactions/traceTree'
import { callTreeItems, NO_FACTS } from './callTreeItems'
import { callTreeRows, initialDepth, revealed, treeKeyAction } from './callTreeRows'

function treeOf(...places: (readonly number[])[]): CallNode {
  const tree = traceTree(
    places.map((traceAddress, at) => ({
      action: {
        callType: 'call',
        from: null,
        to: `0x${traceAddress.at(-1) === 9 ? 'same' : at}`,
        gas: null,
        value: null,
      },
      result: null,
      error: null,
      traceAddress,
      type: 'call',
    })),
  )
  if (tree === null) throw new Error('no tree')
  return tree
}

const itemsOf = (root: CallNode) =>
  callTreeItems(root, { factsOf: () => NO_FACTS, foldsProxies: true, events: new Map() })

const nothing: ReadonlySet<CallNode> = new Set()
const closed = { toggled: nothing, expandedRuns: nothing, depth: Infinity }

test('rows are in execution order, with level and position', () => {
  const rows = callTreeRows(itemsOf(treeOf([], [0], [0, 0], [1])), closed)
  expect(rows.map(({ item, position, siblings }) => [item.level, position, siblings])).toEqual([
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 1],
    [1, 2, 2],
  ])
})

test('a collapsed call hides its calls; keys expand, collapse and move as in any tree', () => {
  const root = itemsOf(treeOf([], [0], [0, 0], [1]))
  const rows = callTreeRows(root, { ...closed, depth: 1 })
  expect(rows).toHaveLength(3)
  expect(treeKeyAction('ArrowRight', rows, 1)).toBe('toggle')
  expect(treeKeyAction('ArrowRight', rows, 0)).toEqual({ to: 1 })
  expect(treeKeyAction('ArrowRight', rows, 2)).toBeNull()
  expect(treeKeyAction('ArrowLeft', rows, 2)).toEqual({ to: 0 })
  expect(treeKeyAction('ArrowLeft', rows, 0)).toBe('toggle')
  expect(treeKeyAction('End', rows, 0)).toEqual({ to: 2 })
  expect(treeKeyAction('x', rows, 0)).toBeNull()
  const [, second] = rows
  if (second?.item.kind !== 'call') throw new Error('no call')
  expect(callTreeRows(root, { ...closed, depth: 1, toggled: new Set([second.item.call]) })).toHaveLength(4)
})

test('equal calls are one row until it is expanded', () => {
  const root: CallNode = treeOf([], [0])
  const like = root.children[0]
  if (!like) throw new Error('no call')
  const run = {
    ...root,
    children: [
      { ...like, run: 2 },
      { ...like, run: 0 },
    ],
  }
  const items = itemsOf(run)
  expect(callTreeRows(items, closed)).toHaveLength(2)
  const [first] = run.children
  if (first) expect(callTreeRows(items, { ...closed, expandedRuns: new Set([first]) })).toHaveLength(3)
  const hidden = items.children[1]
  if (!hidden) throw new Error('no call')
  expect(callTreeRows(items, revealed(hidden, closed)).map(({ item }) => item)).toContain(hidden)
})

test('a call is revealed by expanding the calls around it, and only those', () => {
  const root = itemsOf(treeOf([], [0], [0, 0], [0, 0, 0], [1], [1, 0]))
  const collapsed = { ...closed, depth: 0 }
  const inner = callTreeRows(root, closed)[3]?.item
  if (!inner) throw new Error('no call')
  const expansion = revealed(inner, collapsed)
  expect(callTreeRows(root, expansion).map(({ item }) => item.level)).toEqual([0, 1, 2, 3, 1])
  expect(callTreeRows(root, revealed(inner, expansion))).toHaveLength(5)
  // A call that the user collapsed is expanded again.
  expect(callTreeRows(root, revealed(inner, { ...closed, toggled: expansion.toggled }))).toHaveLength(6)
})

test('ten thousand calls are collapsed at first, and a thousand nested ones are listed', () => {
  expect(initialDepth(10_000)).toBe(1)
  const deep = treeOf(...Array.from({ length: 1000 }, (_, depth) => Array.from({ length: depth }, () => 0)))
  expect(callTreeRows(itemsOf(deep), closed)).toHaveLength(1000)
})
