import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { columnsOf } from './flowColumns'

test.each<[string, [string, string][], Record<string, number>]>([
  [
    'a row',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    { a: 0, b: 1, c: 2 },
  ],
  [
    'the longest path counts',
    [
      ['a', 'c'],
      ['a', 'b'],
      ['b', 'c'],
    ],
    { a: 0, b: 1, c: 2 },
  ],
  [
    'sources stand left, whenever they come',
    [
      ['b', 'c'],
      ['a', 'b'],
    ],
    { a: 0, b: 1, c: 2 },
  ],
  [
    'a circle starts with who was first',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    { a: 0, b: 1 },
  ],
  ['who gives itself something stays', [['a', 'a']], { a: 0 }],
])('%s', (_, edges, expected) => {
  const nodes = [...new Set(edges.flat())]
  expect(Object.fromEntries(columnsOf(nodes, edges))).toEqual(expected)
})

test('a long row ends in the last column', () => {
  const nodes = Array.from({ length: 20_000 }, (_, place) => String(place))
  const edges = nodes.slice(1).map((node, place) => [String(place), node] as const)
  expect(Math.max(...columnsOf(nodes, edges).values())).toBe(5)
})

test('every node of any graph has a column, and without circles every edge leads right', () => {
  const node = fc.nat(12)
  fc.assert(
    fc.property(fc.array(fc.tuple(node, node)), (pairs) => {
      const nodes = [...new Set(pairs.flat())].map(String)
      const edges = pairs.map(([from, to]) => [String(from), String(to)] as const)
      expect([...columnsOf(nodes, edges).keys()]).toEqual(nodes)
      const rising = edges.filter(([from, to]) => Number(from) < Number(to))
      const columns = columnsOf(nodes, rising)
      for (const [from, to] of rising) {
        const [left = 0, right = 0] = [columns.get(from), columns.get(to)]
        expect(left < right || right === 5).toBe(true)
      }
    }),
  )
})
